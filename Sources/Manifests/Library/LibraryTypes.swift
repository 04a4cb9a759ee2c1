internal import WordLists

/// The types of a manifest's library, and the types of its functions' arguments.
struct LibraryTypes: Sendable {
  /// Which library describes what is read.
  enum Dialect {
    case package, tuist
  }

  static let modules: Set<String> = [
    "PackageDescription", "ProjectDescription", "Swift", "Foundation", "CompilerPluginSupport",
  ]

  /// Those of Swift itself.
  static let plain: Set<String> = [
    "String", "Substring", "Int", "Bool", "Array", "Set", "Dictionary", "Optional", "Any",
    "Collection", "Sequence", "StringProtocol", "Character", "AnyHashable", "Hashable", "Equatable",
    "CustomStringConvertible",
  ]

  static func of(_ dialect: Dialect) -> LibraryTypes { dialect == .package ? package : tuist }

  private let names: Set<String>
  private let aliases: [String: TypeSyntax]
  /// The types of arguments, by type and label; `*` stands for every type.
  private let arguments: [String: [String: TypeSyntax]]

  /// What types have that are listed; others may have anything.
  private let members: [String: Set<String>]
  private let words: [String: [String: String]]

  func knows(_ name: String) -> Bool { names.contains(name) }

  func has(_ name: String, _ type: String) -> Bool { members[type]?.contains(name) ?? false }

  func mayHave(_ name: String, _ type: String) -> Bool {
    has(name, type) || members[type] == nil && !LibraryTypes.plain.contains(type)
  }

  func alias(_ name: String) -> TypeSyntax? { aliases[name] }

  /// The type of an argument; one without a label is called `_`.
  func argument(_ label: String?, of type: String) -> TypeSyntax? {
    let label = label ?? "_"
    return arguments[type]?[label] ?? arguments["*"]?[label]
  }

  /// The argument on which the graph depends that a label which is none must have been meant to be.
  func meant(by label: String, of type: String) -> String? {
    guard let known = arguments[type] else { return nil }
    return NearestName.of(label, among: LibraryTypes.graphLabels.filter { known[$0] != nil })
  }

  private static let graphLabels = [
    "dependencies", "targets", "products", "packages", "projects", "sources", "exclude",
  ]

  /// What the words of a kind mean: `Target`, the functions that make targets; `Product`, those with
  /// another raw value than their name; `Destination`, those with a name for several.
  func words(of kind: String) -> [String: String] { words[kind, default: [:]] }

  /// The type of the elements of a type that is written as a list.
  func element(of type: String) -> TypeSyntax? { words(of: "List")[type].map { .name([$0], []) } }

  /// Five blocks of words with a heading each; types are written as `A`, `A.B`, `A?`, `[A]` and `[A:B]`.
  private init(_ text: String) {
    let blocks = text.split(separator: "\n\n").map { $0.split(separator: "\n").dropFirst() }
    names = Set(blocks[0].flatMap { $0.split(separator: " ") }.map(String.init))
    aliases = Dictionary(uniqueKeysWithValues: blocks[1].map(LibraryTypes.pair))
      .mapValues(LibraryTypes.syntax)
    arguments = LibraryTypes.table(blocks[2]).mapValues { $0.mapValues(LibraryTypes.syntax) }
    words = LibraryTypes.table(blocks[4])
    members = Dictionary(
      blocks[3].map { line in
        let words = line.split(separator: " ").map(String.init)
        return (words[0], Set(words.dropFirst()))
      }, uniquingKeysWith: { $0.union($1) })
  }

  /// Lines of a name and of words with what they mean; several lines may have the same name.
  private static func table(_ lines: ArraySlice<Substring>) -> [String: [String: String]] {
    let rows = lines.map { line in
      let words = line.split(separator: " ")
      return (String(words[0]), Dictionary(uniqueKeysWithValues: words.dropFirst().map(pair)))
    }
    return Dictionary(rows) { $0.merging($1) { _, last in last } }
  }

  private static func pair(_ word: Substring) -> (String, String) {
    let parts = word.split(separator: ":", maxSplits: 1)
    return (String(parts[0]), String(parts[1]))
  }

  private static func syntax(_ text: String) -> TypeSyntax {
    if text.hasSuffix("?") { return .optional(syntax(String(text.dropLast()))) }
    guard text.hasPrefix("[") else { return .name(text.split(separator: ".").map(String.init), []) }
    let parts = text.dropFirst().dropLast().split(separator: ":").map { syntax(String($0)) }
    return parts.count == 2 ? .dictionary(parts[0], parts[1]) : .array(parts[0])
  }

  private static let package = LibraryTypes(LibraryFiles.package)
  private static let tuist = LibraryTypes(LibraryFiles.tuist)
}
