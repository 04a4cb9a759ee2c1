package import Documents
internal import Maps
package import Modules

/// What a project made probable when its baseline was written, as the file has it, so that no later
/// edit ends the check of what it accepts.
package struct Believed: Sendable {
  /// The folders that are layers.
  var layers: [String] = []
  /// The patterns that name interfaces.
  var interfaces: [String] = []
  /// The pairs of layers that link upward, as `core -> domain`.
  var inverted: [String] = []
  package var place: Place?

  init() {}

  package init(_ architecture: Architecture) {
    layers = architecture.ownBelief.folders.sorted()
    interfaces = architecture.belief.conventions.sorted()
    inverted = architecture.belief.inverted.sorted().map(architecture.words)
  }

  init(reading map: MapReader) {
    let names = Form<[String]>.list(of: .string)
    layers = map.optional("layers", names, "The folders that are layers.") ?? []
    interfaces = map.optional("interfaces", names, "The patterns that name interfaces.") ?? []
    inverted = map.optional("inverted", names, "The layers that link upward.") ?? []
    place = map.place
  }

  /// The same with what another file says.
  package func joined(with other: Believed?) -> Believed {
    guard let other else { return self }
    var joined = self
    joined.layers += other.layers
    joined.interfaces += other.interfaces
    joined.inverted += other.inverted
    return joined
  }

  /// What it says of the layers of an architecture.
  package func belief(in architecture: Architecture) -> Belief {
    let layers = architecture.layers.indices.map(LayerID.init)
    let pairs = layers.flatMap { upper in layers.map { LayerPair(upper, $0) } }
    return Belief(
      folders: Set(self.layers), conventions: Set(interfaces),
      inverted: Set(pairs.filter { inverted.contains(architecture.words(for: $0)) }))
  }

  /// Its line in the file; none, if there is nothing to say.
  var lines: [String] {
    let parts = [("layers", layers), ("interfaces", interfaces), ("inverted", inverted)]
      .filter { !$1.isEmpty }
      .map { "\($0): [\($1.map(\.inYAML).joined(separator: ", "))]" }
    return parts.isEmpty ? [] : ["believed: {\(parts.joined(separator: ", "))}"]
  }
}

extension Architecture {
  fileprivate func words(for pair: LayerPair) -> String {
    "\(self[pair.lower].name) -> \(self[pair.upper].name)"
  }
}
