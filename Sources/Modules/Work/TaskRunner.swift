/// An executor of independent tasks, sequential or concurrent.
package protocol TaskRunner: Sendable {
  var count: Int { get }

  /// Maps numbers from 0 concurrently, in batches; the results are in order.
  func map<Result: Sendable>(
    _ count: Int, takingAtOnce length: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result]

  func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second)
}

package struct SerialTaskRunner: TaskRunner {
  package let count = 1

  package init() {}

  package func map<Result: Sendable>(
    _ count: Int, takingAtOnce length: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    (0..<count).map(body)
  }

  package func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    (first(), second())
  }
}
