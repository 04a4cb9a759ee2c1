import Synchronization

/// Remembers in which order things were asked for.
@available(macOS 15, *)
final class Counter: Sendable {
  private let names = Mutex<[String]>([])

  var counted: [String] { names.withLock { $0 } }

  func count(_ name: String) { names.withLock { $0.append(name) } }
}
