internal import Drawings
internal import Modules
internal import Reporters

/// A way to write a graph down; the help and the choices of `--format` are made from the list.
enum GraphFormat: Sendable {
  /// Everything there is, for other programs.
  case json
  case drawing(DrawingFormat)

  static let all = DrawingFormat.all.map(GraphFormat.drawing) + [.json]

  /// What is written if nobody asks for anything else.
  static let standard = all[0]

  static let names = all.map(\.name)

  static func named(_ name: String) -> GraphFormat { all.first { $0.name == name } ?? standard }

  var name: String {
    switch self {
    case .json: "json"
    case .drawing(let format): format.name
    }
  }
}
