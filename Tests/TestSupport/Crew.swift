import Modules

/// Workers who do the last first, as threads might; each result lands in its place.
package struct Crew: TaskRunner {
  package let count: Int

  package init(_ count: Int) { self.count = count }

  package func map<Result: Sendable>(
    _ count: Int, takingAtOnce length: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    (0..<count).reversed().map(body).reversed()
  }

  package func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let second = second()
    return (first(), second)
  }
}
