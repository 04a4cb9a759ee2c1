import Documents
import Modules
import Rules

/// A spec with one target, ISSNetwork in the core layer, about which loading noticed something.
struct NoticedSpec {
  static let path = "core/Network/project.yml"

  private var builder = GraphBuilder()
  let spec: SpecID
  let target: TargetID

  init(hasPreGenCommand: Bool = false, sources: [SourcePath] = []) {
    spec = builder.add(
      Spec(path: Self.path, project: "Network", hasPreGenCommand: hasPreGenCommand))
    var network = Target(
      name: "ISSNetwork", project: "Network", spec: spec, type: .framework, place: Self.place(3, 3))
    network.details.sources = sources
    target = builder.add(network)
  }

  static func place(_ line: Int, _ column: Int, file: String = path) -> Place {
    Place(file: file, line: line, column: column)
  }

  /// An implicit framework that no target builds; entries with `target:` lead nowhere at all.
  mutating func addProduct(_ file: String, at place: Place) {
    let external = builder.add(External(file, .unknown))
    builder.add(
      Link(from: target, to: .external(external), kind: .framework),
      of: Link.Entry(file, at: place))
  }

  /// Another spec, of which nothing but its path matters.
  mutating func addSpec(_ path: String) { _ = builder.add(Spec(path: path, project: path)) }

  /// Another target of the spec.
  mutating func addTarget(_ name: String) -> TargetID {
    builder.add(
      Target(
        name: name, project: "Network", spec: spec, type: .framework, place: Self.place(20, 3)))
  }

  mutating func add(_ notice: Notice) { builder.add(notice) }

  /// What a rule makes of it.
  func trial(_ rule: String, under conditions: Conditions = Conditions()) throws -> Trial {
    try Trial(
      classify(builder.build(), as: Preset.standard.drawn), only: [rule],
      under: conditions)
  }
}
