/// Markdown that fits into so many bytes: whole rows only, and a count of those left out.
struct MarkdownPage {
  /// What is kept free for the words about what was left out.
  private static let reserve = 100

  private let limit: Int
  private var text: String
  private var omitted = 0

  init(_ beginning: String, limit: Int) {
    text = beginning
    self.limit = limit - MarkdownPage.reserve
  }

  /// Adds a table, the first rows in sight and the others folded away; none, if it is empty.
  mutating func add(_ title: String, _ header: String, _ rows: [String], inSight: Int = 10) {
    let (shown, folded) = (rows.prefix(inSight), rows.dropFirst(inSight))
    add(shown, behind: "\n#### \(title)\n\n\(header)", before: "")
    let more = shown.isEmpty ? "\(title): \(folded.count)" : "\(folded.count) more"
    add(
      folded, behind: "\n<details><summary>\(more)</summary>\n\n\(header)",
      before: "\n</details>\n")
  }

  /// The page, with what there is to say of the rows that did not fit.
  var whole: String {
    omitted == 0 ? text : text + "\n\(omitted) more did not fit; the log has them all.\n"
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
