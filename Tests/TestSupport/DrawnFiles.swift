import Documents
import Modules

/// The files of a project, drawn in one string.
///
/// ```
/// name: App                  anything before the first file is `project.yml`
/// include: base.yml
/// == base.yml
/// targets:
///   ①App: {type: application, platform: iOS}
/// ```
///
/// A line `== path` begins a file. A circled digit marks the next place; the digit is not part of
/// the file.
package struct DrawnFiles: Sendable {
  /// The files by path.
  package let files: [String: [UInt8]]
  private let marks: [Character: Mark]

  /// The position of a mark.
  private struct Mark: Sendable {
    let file: String
    let line: Int
    let column: Int
  }

  package init(_ drawing: String) {
    var texts: [String: String] = [:]
    var marks: [Character: Mark] = [:]
    var file = "project.yml"
    var number = 0
    for line in drawing.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("== ") {
        file = String(line.dropFirst(3))
        texts[file] = ""
        number = 0
        continue
      }
      number += 1
      var text = ""
      for letter in line {
        if DrawnFiles.digits.contains(letter) {
          marks[letter] = Mark(file: file, line: number, column: text.unicodeScalars.count + 1)
        } else {
          text.append(letter)
        }
      }
      texts[file, default: ""] += text + "\n"
    }
    files = texts.mapValues { Array($0.utf8) }
    self.marks = marks
  }

  private static let digits: [Character] = ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"]

  /// A place as tests write it: its mark, or `file:line:column` where nothing is marked.
  package func name(of place: Place) -> String {
    let mark = marks.first { _, mark in
      mark.file == place.file && mark.line == place.line && mark.column == place.column
    }
    return mark.map { String($0.key) } ?? place.description
  }
}
