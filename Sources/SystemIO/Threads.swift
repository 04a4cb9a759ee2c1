internal import CLibrary

/// Work on all cores.
package struct Threads: TaskRunner {
  package let count: Int

  package init(_ count: Int = Threads.cores) { self.count = max(1, count) }

  /// Asked once: the system opens a file for each answer.
  package static let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  package func map<Result: Sendable>(
    _ count: Int, takingAtOnce length: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let share = Share(count, takingAtOnce: length, body)
    let helpers = min(self.count, (count + length - 1) / length) - 1
    guard helpers > 0 else { return (0..<count).map(body) }
    let threads = (0..<helpers).compactMap { _ in Threads.start { share.work() } }
    // This one works too, so that all is done even if no other could be started.
    share.work()
    for thread in threads { pthread_join(thread, nil) }
    return share.results
  }

  package func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    guard count > 1 else { return (first(), second()) }
    // A test that has calls of the system fail means those of all threads.
    let fault = System.fault
    let other = Share(1, takingAtOnce: 1) { _ in System.$fault.withValue(fault, operation: second) }
    let thread = Threads.start { other.work() }
    let result = first()
    // This one does it where the other could not be started, or has not begun.
    other.work()
    if let thread { pthread_join(thread, nil) }
    return (result, other.results[0])
  }

  /// A thread's closure, boxed for the C library.
  private final class Job {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// As much as the first thread of a program usually has; others may get a sixteenth of it.
  private static let stackSize = 8 << 20

  private static func start(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    let job = Unmanaged.passRetained(Job(run))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, &attributes, { Threads.run($0) }, job.toOpaque())
    if code == 0 { return thread }
    job.release()
    return nil
  }

  private static func run(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
    return nil
  }
}

/// A queue of indices that worker threads take in batches.
///
/// The lock guards `next` and `done`; the work itself runs without it.
private final class Share<Result: Sendable>: @unchecked Sendable {
  private let count: Int
  private let length: Int
  private let body: @Sendable (Int) -> Result
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var next = 0
  /// By batch: a generic loop over single results is slow.
  private var done: [[Result]]

  init(_ count: Int, takingAtOnce length: Int, _ body: @escaping @Sendable (Int) -> Result) {
    (self.count, self.length, self.body) = (count, length, body)
    done = Array(repeating: [], count: (count + length - 1) / length)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  var results: [Result] { done.flatMap { $0 } }

  func work() {
    while let numbers = take() {
      let results = numbers.map(body)
      pthread_mutex_lock(lock)
      done[numbers.lowerBound / length] = results
      pthread_mutex_unlock(lock)
    }
  }

  private func take() -> Range<Int>? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < count else { return nil }
    let start = next
    next = min(next + length, count)
    return start..<next
  }
}
