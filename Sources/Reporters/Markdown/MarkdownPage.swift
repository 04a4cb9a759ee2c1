/// Markdown that fits into so many bytes: whole rows only, and a count of those left out.
struct MarkdownPage {
  /// What is kept free for the words about what was left out.
  private static let reserve = 100
  /// So many rows of a table are in sight, and the others folded away.
  static let usuallyInSight = 10

  private var limit: Int
  private var text: String
  private let ending: String
  private var omitted = 0
  private var reserved = 0

  init(_ beginning: String, ending: String, limit: Int) {
    text = beginning
    self.ending = ending
    self.limit = limit - MarkdownPage.reserve - ending.utf8.count
  }

  /// Adds a table or a list with its later rows folded; nothing if it is empty.
  mutating func add(
    _ title: String, _ header: String, _ rows: [String], inSight: Int = usuallyInSight
  ) {
    let (shown, folded) = (rows.prefix(inSight), rows.dropFirst(inSight))
    let heading = title.isEmpty ? "" : "\n#### \(MarkdownText.escaped(title))\n"
    add(shown, behind: "\(heading)\n\(header)", before: "")
    let more = shown.isEmpty ? MarkdownText.inTag(title) : "\(folded.count) more"
    add(
      folded, behind: "\n<details><summary>\(more)</summary>\n\n\(header)",
      before: "\n</details>\n")
  }

  /// Adds some words, if there is room for them.
  mutating func add(_ words: String) {
    if text.utf8.count + words.utf8.count <= limit { text += words }
  }

  /// Reserves room for a later block, unless it needs more than half of the page.
  mutating func reserve(_ block: String?) {
    guard let size = block?.utf8.count, size <= limit / 2 else { return }
    reserved = size
    limit -= size
  }

  /// Adds what room was kept for; false if none was.
  mutating func addReserved(_ block: String) -> Bool {
    guard reserved == block.utf8.count else { return false }
    limit += reserved
    text += block
    return true
  }

  /// The page, with what there is to say of the rows that did not fit.
  var whole: String {
    let rest = omitted == 0 ? "" : "\n\(omitted) more did not fit; the log has them all.\n"
    return text + rest + ending
  }

  /// Adds as many rows as there is room for between two texts, and neither without a row.
  private mutating func add(_ rows: ArraySlice<String>, behind head: String, before tail: String) {
    var room = limit - text.utf8.count - head.utf8.count - tail.utf8.count
    let fitting = rows.prefix { row in
      room -= row.utf8.count
      return room >= 0
    }
    omitted += rows.count - fitting.count
    if !fitting.isEmpty { text += head + fitting.joined() + tail }
  }
}
