/// The common cause of findings that one edit fixes, so that they count as one.
///
/// A baseline keeps them apart, since it may accept one and not the next.
package struct Cause: Hashable, Sendable {
  /// A message for all of them; nil if the first one's applies.
  package let message: String?
  package let help: String?
  package let lines: [String]
  /// The number of findings with this cause, which its message counts.
  package var size: Int?
  private let entry: Entry?

  private struct Entry: Hashable {
    let place: Place
    let to: String?
  }

  package init(_ message: String, help: String? = nil, lines: [String] = []) {
    (self.message, self.help, self.lines, entry) = (message, help, lines, nil)
  }

  package init(entryOf finding: Finding) {
    (message, help, lines) = (nil, nil, [])
    entry = Entry(place: finding.place, to: finding.to?.identity)
  }

  /// There may be thousands of lines, which the message tells apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(entry)
  }
}
