internal import Modules
internal import Reporters

/// A way to write a graph down; the help and the choices of `--format` are made from the list.
struct GraphFormat: Sendable {
  let name: String
  let bytes: @Sendable (Architecture) -> [UInt8]

  static let all = [GraphFormat(name: "json", bytes: GraphJSON.bytes)]

  /// What is written if nobody asks for anything else.
  static let standard = all[0]

  static let names = all.map(\.name)

  static func named(_ name: String) -> GraphFormat { all.first { $0.name == name } ?? standard }
}
