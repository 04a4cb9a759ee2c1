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

  /// The kinds of targets of a package, by the functions that make them.
  static let targetKinds = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test",
    "systemLibrary": "system", "binaryTarget": "binary", "plugin": "plugin", "macro": "macro",
  ]

  /// The products of Tuist that have another raw value than their name.
  static let products = [
    "staticLibrary": "static_library", "dynamicLibrary": "dynamic_library",
    "unitTests": "unit_tests", "uiTests": "ui_tests", "appExtension": "app_extension",
    "stickerPackExtension": "sticker_pack_extension",
    "extensionKitExtension": "extension_kit_extension",
  ]

  static func of(_ dialect: Dialect) -> LibraryTypes { dialect == .package ? package : tuist }

  private let names: Set<String>
  private let aliases: [String: TypeSyntax]
  /// The types of arguments, by type and label; `*` stands for every type.
  private let arguments: [String: [String: TypeSyntax]]

  /// What types have that are listed; others may have anything.
  private let members: [String: Set<String>]

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

  /// The destinations that Tuist has a name for.
  static let destinations = [
    "iOS": ["iPhone", "iPad", "macWithiPadDesign"], "macOS": ["mac"], "tvOS": ["appleTv"],
    "watchOS": ["appleWatch"], "visionOS": ["appleVision"],
  ]

  static func element(of type: String) -> TypeSyntax? { elements[type].map { .name([$0], []) } }

  private static let elements = [
    "SourceFilesList": "SourceFileGlob",
    "ResourceFileElements": "ResourceFileElement", "Plist.Value": "Plist.Value",
    "FileList": "FileListGlob",
  ]

  /// Four blocks of words with a heading each; types are written as `A`, `A.B`, `A?`, `[A]` and `[A:B]`.
  private init(_ text: String) {
    let blocks = text.split(separator: "\n\n").map { $0.split(separator: "\n").dropFirst() }
    names = Set(blocks[0].flatMap { $0.split(separator: " ") }.map(String.init))
    aliases = Dictionary(blocks[1].map(LibraryTypes.pair), uniquingKeysWith: { _, last in last })
    arguments = Dictionary(
      blocks[2].map { line in
        let words = line.split(separator: " ")
        let pairs = words.dropFirst().map(LibraryTypes.pair)
        return (String(words[0]), Dictionary(pairs, uniquingKeysWith: { _, last in last }))
      }, uniquingKeysWith: { $0.merging($1) { _, last in last } })
    members = Dictionary(
      blocks[3].map { line in
        let words = line.split(separator: " ").map(String.init)
        return (words[0], Set(words.dropFirst()))
      }, uniquingKeysWith: { $0.union($1) })
  }

  private static func pair(_ word: Substring) -> (String, TypeSyntax) {
    let parts = word.split(separator: ":", maxSplits: 1)
    return (String(parts[0]), syntax(String(parts[1])))
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
