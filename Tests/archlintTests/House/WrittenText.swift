import Foundation
import TestSupport

/// A paragraph of a page, a comment or a string of the sources, in one line and without code.
struct WrittenText {
  enum Kind { case page, comment, string }

  let kind: Kind
  /// File and line.
  let place: String
  let words: String

  /// Its sentences; a colon or a semicolon ends none.
  var sentences: [String] {
    words.replacing(/([.?!]) (?=[A-Z“"`*])/) { "\($0.1)\n" }
      .split(separator: "\n").map(String.init)
  }

  private init(_ kind: Kind, _ file: String, _ line: Int, _ text: String) {
    self.kind = kind
    place = "\(file):\(line)"
    words = text.replacing(/`[^`]*`/, with: "`x`").replacing(/\]\([^)]*\)/, with: "]")
  }

  /// The paragraphs, entries of lists and cells of all pages, without what is between fences.
  static func ofPages() throws -> [WrittenText] {
    let docs = SharedFiles.package.appending(path: "docs")
    let pages = SharedFiles.files(in: docs).filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    let examples = SharedFiles.files(in: SharedFiles.package.appending(path: "Examples"))
      .filter { $0.hasSuffix("README.md") }.map { "Examples/\($0)" }
    let all = ["README.md"] + pages.filter { !$0.hasPrefix("docs/pictures/") } + examples
    return try all.flatMap(ofPage)
  }

  /// What the help says of commands.
  static func ofHelp() throws -> [WrittenText] { try ofPage("Sources/Pages/manual/commands.md") }

  private static func ofPage(_ page: String) throws -> [WrittenText] {
    let url = SharedFiles.package.appending(path: page)
    let text = try String(contentsOf: url, encoding: .utf8)
    var texts: [WrittenText] = []
    var paragraph = (line: 0, text: "")
    var fence: Substring?
    func end() {
      if !paragraph.text.isEmpty {
        texts.append(WrittenText(.page, page, paragraph.line, paragraph.text))
      }
      paragraph.text = ""
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let mark = line.prefix { $0 == "`" }
      if mark.count >= 3, fence == nil || fence == line {
        end()
        fence = fence == nil ? mark : nil
      } else if fence != nil || line.isEmpty || line.hasPrefix("    ") {
        end()
      } else if line.hasPrefix("|") {
        for cell in line.split(separator: "|") {
          texts.append(WrittenText(.page, page, index + 1, String(cell)))
        }
      } else {
        if line.firstMatch(of: #/^ *([-*]|\d+\.|#+) /#) != nil { end() }
        if paragraph.text.isEmpty { paragraph.line = index + 1 }
        paragraph.text += (paragraph.text.isEmpty ? "" : " ") + line.drop { $0 == " " }
      }
    }
    end()
    return texts
  }

  /// The comments and the strings of all sources.
  static func ofSources() throws -> [WrittenText] {
    try PackageFolder().files(in: "Sources").flatMap { file in
      var texts: [WrittenText] = []
      var comment = (line: 0, text: "")
      var string: (line: Int, text: String)?
      for (index, line) in file.lines.enumerated() {
        let text = line.drop { $0 == " " }
        if let open = string {
          string?.text += " " + text
          guard text.contains("\"\"\"") else { continue }
          texts.append(WrittenText(.string, file.path, open.line, open.text))
          string = nil
        } else if text.hasPrefix("//") {
          if comment.text.isEmpty { comment.line = index + 1 }
          comment.text += " " + text.drop { $0 == "/" || $0 == " " }
          continue
        } else if text.contains("\"\"\"") {
          string = (index + 1, "")
        } else if text.utf8.contains(UInt8(ascii: "\"")) {
          texts += text.matches(of: /"((?:[^"\\]|\\.)*)"/).map {
            WrittenText(.string, file.path, index + 1, String($0.1))
          }
        }
        if !comment.text.isEmpty {
          texts.append(WrittenText(.comment, file.path, comment.line, comment.text))
          comment.text = ""
        }
      }
      return texts
    }
  }
}
