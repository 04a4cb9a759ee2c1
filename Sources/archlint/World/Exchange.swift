#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Talks to another program through two pipes, sending and receiving at the same time.
///
/// Whoever sends everything first waits for ever: the other one cannot go on reading before
/// somebody takes what it has to say.
struct Exchange {
  private let sink: Int32
  private let source: Int32
  private var rest: ArraySlice<UInt8> = []
  private var isSending = true
  private var received: [UInt8] = []

  init(to sink: Int32, from source: Int32) {
    self.sink = sink
    self.source = source
  }

  /// Sends everything, closes the way there, and gives all that comes back.
  func run(sending bytes: [UInt8]) -> [UInt8] {
    // A program that ends early would take this one with it.
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    _ = fcntl(sink, F_SETFL, O_NONBLOCK)
    var exchange = self
    exchange.rest = bytes[...]
    while exchange.goOn() {}
    return exchange.received
  }

  /// Does what can be done next; false at the end of what is received.
  private mutating func goOn() -> Bool {
    if isSending, rest.isEmpty {
      close(sink)
      isSending = false
    }
    var waits = [pollfd(fd: source, events: Int16(POLLIN), revents: 0)]
    if isSending { waits.append(pollfd(fd: sink, events: Int16(POLLOUT), revents: 0)) }
    guard poll(&waits, nfds_t(waits.count), -1) >= 0 else { return errno == EINTR || finish() }
    if isSending, waits[1].revents != 0 { send() }
    return waits[0].revents == 0 || receive() || finish()
  }

  private mutating func send() {
    let sent = rest.withUnsafeBytes { write(sink, $0.baseAddress, $0.count) }
    if sent > 0 {
      rest = rest.dropFirst(sent)
    } else if errno != EINTR, errno != EAGAIN {
      rest = []
    }
  }

  private mutating func receive() -> Bool {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      count = read(source, buffer.baseAddress, buffer.count)
      filled = max(count, 0)
    }
    received += chunk
    return count > 0 || (count < 0 && errno == EINTR)
  }

  private mutating func finish() -> Bool {
    if isSending { close(sink) }
    isSending = false
    return false
  }
}
