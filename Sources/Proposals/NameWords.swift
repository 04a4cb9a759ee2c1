/// The words that a name is made of: `Design`, `System` of `DesignSystem`.
enum NameWords {
  /// What a letter does to its word.
  private enum Kind {
    case upper, lower
    /// A digit, or a letter of a script without cases.
    case other
    case gap

    init(_ letter: Unicode.Scalar) {
      // Looking up properties takes long, and nearly all names are of these.
      switch letter {
      case "a"..."z": self = .lower
      case "A"..."Z": self = .upper
      default:
        let properties = letter.properties
        let isMark = properties.canonicalCombiningClass != .notReordered
        let isPart = isMark || properties.isAlphabetic || properties.numericType != nil
        self =
          !isPart
          ? .gap : properties.isUppercase ? .upper : properties.isLowercase ? .lower : .other
      }
    }
  }

  /// A word begins after a gap, and at an upper case letter after or before a lower one.
  static func of(_ name: String) -> [String] {
    let letters = Array(name.unicodeScalars)
    let kinds = letters.map { Kind($0) }
    var words: [String] = []
    var isOpen = false
    for (index, kind) in kinds.enumerated() {
      let next = index + 1 < kinds.count ? kinds[index + 1] : .gap
      let begins = kind == .upper && index > 0 && (kinds[index - 1] != .upper || next == .lower)
      if kind != .gap {
        if !isOpen || begins { words.append("") }
        words[words.count - 1].unicodeScalars.append(letters[index])
      }
      isOpen = kind != .gap
    }
    return words
  }

  private static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "OSX"]

  /// The words without the platform behind them: `Player` of `Player_iOS`.
  static func stem(of name: String) -> [String] {
    let platform = platforms.first {
      name.lowercased().hasSuffix($0.lowercased()) && name.count > $0.count
    }
    return of(String(name.dropLast(platform?.count ?? 0)))
  }

  /// The words without a number before them: `Features` of `1_Features`.
  static func unnumbered(_ name: String) -> ArraySlice<String> {
    let words = of(name)
    let named = words.drop { $0.allSatisfy(\.isNumber) }
    return named.isEmpty ? words[...] : named
  }

  /// The same in small letters, without a last word that only says what it is.
  static func bare(_ name: String) -> [String] {
    let words = unnumbered(name).map { $0.lowercased() }
    let isPlain = words.count > 1 && ["module", "modules", "package"].contains(words.last)
    return isPlain ? words.dropLast() : words
  }

  /// A name as layers are named: `design-system`, and `core` for `CoreModules`.
  static func layer(_ name: String) -> String {
    let words = bare(name)
    return words.isEmpty ? "layer" : words.joined(separator: "-")
  }

  /// Whether a name says that a module puts others together: `RootFeature`, `FeatureTab`, and not
  /// `AppService`.
  static func isTop(_ name: String) -> Bool {
    let words = of(name)
    return (words.prefix(1) + words.suffix(1)).contains(where: NameKind.top.has)
      && UsualName.rank(of: words.last ?? "") <= UsualName.middle
  }

  /// Folders that only say that they hold sources.
  static func isPlain(_ folder: String) -> Bool { NameKind.plain.has(folder) }

  /// Whether the name of a layer only says that it holds modules.
  static func isContainer(_ name: String) -> Bool { NameKind.container.has(name) }

  /// A word at one end of names: `*Feature`, `Feature*`.
  struct Ending: Hashable {
    let text: String
    /// Whether it is the last word, and not the first.
    let isLast: Bool

    var pattern: String { isLast ? "*\(text)" : "\(text)*" }

    func fits(_ name: String) -> Bool {
      name.count > text.count && (isLast ? name.hasSuffix(text) : name.hasPrefix(text))
    }
  }

  /// Whether a word means more than that something is a module.
  static func hasMeaning(_ word: String) -> Bool { !NameKind.empty.has(word) }

  /// The last and the first word of a name that has several, if they mean something or all count.
  static func endings(of name: String, all: Bool = false) -> [Ending] {
    let words = stem(of: name)
    guard words.count > 1, let last = words.last else { return [] }
    return [Ending(text: last, isLast: true), Ending(text: words[0], isLast: false)].filter {
      $0.text.count > 2 && (all || hasMeaning($0.text))
    }
  }
}
