/// The width of text in the fonts of drawings: Helvetica, Arial and Liberation Sans agree.
///
/// Drawings also give the renderer the width, so that another font cannot leave the box.
package enum TextWidth {
  package static func of(_ text: String, size: Double) -> Double {
    // Nearly all texts are plain, and bytes are counted sooner than characters.
    let units =
      text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
      ? text.utf8.reduce(0) { $0 + ascii[Int($1) - 0x20] } : text.reduce(0) { $0 + width(of: $1) }
    return Double(units) * size / 1000 * emphasis
  }

  /// Shortens a string in the middle, because names differ at their ends.
  package static func shortened(_ text: String, size: Double, to most: Double) -> String {
    guard of(text, size: size) > most else { return text }
    let letters = Array(text)
    var (head, tail) = (Array(letters.prefix(60)), Array(letters.suffix(60)))
    if letters.count < 120 {
      head = Array(letters.prefix(letters.count - letters.count / 2))
      tail = Array(letters.suffix(letters.count / 2))
    }
    while of(String(head + ["…"] + tail), size: size) > most, !head.isEmpty {
      head.removeLast()
      tail = Array(tail.dropFirst())
    }
    return String(head + ["…"] + tail)
  }

  /// Cuts texts that are too long, each so that it is not taken for another: those that would look the
  /// same show where they differ, and before that as much of their beginning as there is room for.
  package static func shortened(_ texts: [String], size: Double, to most: Double) -> [String] {
    var cut = texts.map { shortened($0, size: size, to: most) }
    for same in Dictionary(grouping: texts.indices, by: { cut[$0] }).values {
      guard let first = same.first, Set(same.map { texts[$0] }).count > 1 else { continue }
      let shared =
        same.map { index in
          zip(texts[index], texts[first]).prefix { $0 == $1 }.count
        }.min() ?? 0
      for index in same {
        let (head, tail) = (texts[index].prefix(shared), "…" + texts[index].dropFirst(shared))
        let room = most - of(tail, size: size) - 0.01
        var used = 0.0
        let fitting = head.prefix { letter in
          used += of(String(letter), size: size)
          return used <= room
        }
        cut[index] = shortened(fitting + tail, size: size, to: most)
      }
    }
    return cut
  }

  /// Wraps a string between words.
  package static func wrapped(_ text: String, size: Double, to most: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, of("\(last) \(word)", size: size) <= most {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(shortened(String(word), size: size, to: most))
      }
    }
    return lines
  }

  /// Names are set in a medium weight, which is a little wider.
  private static let emphasis = 1.04

  private static func width(of character: Character) -> Int {
    if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F { return ascii[Int(byte) - 0x20] }
    // Most other letters are no wider than a capital, and ideographs are square.
    return DisplayWidth.of(character) > 1 ? 1000 : 700
  }

  /// The widths of the characters from the blank to the tilde, in thousandths of the size.
  private static let ascii = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
