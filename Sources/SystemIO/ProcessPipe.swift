internal import CLibrary

/// Two pipes to another program, with concurrent sending and receiving.
///
/// Sending everything first would deadlock once the other program's output is full.
struct ProcessPipe {
  /// Why it is over.
  enum End {
    /// The other one has said all it had to say.
    case whole
    /// A pipe broke on this side.
    case failed
    case timedOut
    /// The receiver needed no more.
    case stopped
  }

  private let sink: Int32
  private let source: Int32
  private let deadline: Int
  private var rest: ArraySlice<UInt8>
  private var isSending = true

  init(to sink: Int32, from source: Int32, sending bytes: [UInt8], until deadline: Int) {
    (self.sink, self.source, self.deadline) = (sink, source, deadline)
    rest = bytes[...]
  }

  /// Sends everything, closes the way there, and hands on all that comes back.
  mutating func run(receive: (UnsafeBufferPointer<UInt8>) -> Bool) -> End {
    Signals.outliveReaders()
    defer { endSending() }
    _ = fcntl(sink, F_SETFL, O_NONBLOCK)
    while true {
      if let end = goOn(receive) { return end }
    }
  }

  /// Does what can be done next; gives why there is nothing more to do.
  private mutating func goOn(_ receive: (UnsafeBufferPointer<UInt8>) -> Bool) -> End? {
    if rest.isEmpty { endSending() }
    var waits = [pollfd(fd: source, events: Int16(POLLIN), revents: 0)]
    if isSending { waits.append(pollfd(fd: sink, events: Int16(POLLOUT), revents: 0)) }
    let left = deadline - Clock.now
    guard left > 0 else { return .timedOut }
    let count = poll(&waits, nfds_t(waits.count), Int32(clamping: left))
    guard count >= 0 else { return errno == EINTR ? nil : .failed }
    if isSending, waits[1].revents != 0 { send() }
    return waits[0].revents == 0 ? nil : take(receive)
  }

  private mutating func send() {
    let sent = rest.withUnsafeBytes { System.write(sink, $0) }
    if sent > 0 {
      rest = rest.dropFirst(sent)
    } else if errno != EINTR, errno != EAGAIN {
      // It has ended or hears no more; its exit code says whether that is as it should be.
      rest = []
    }
  }

  private func take(_ receive: (UnsafeBufferPointer<UInt8>) -> Bool) -> End? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { buffer in
      let count = System.read(source, buffer)
      if count == 0 { return .whole }
      guard count > 0 else { return .failed }
      return receive(UnsafeBufferPointer(rebasing: buffer[..<count])) ? nil : .stopped
    }
  }

  private mutating func endSending() {
    if isSending { _ = System.close(sink) }
    isSending = false
  }
}
