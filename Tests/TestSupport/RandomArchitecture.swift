import Documents
import Modules

/// An application framework as teams grow them, drawn by lot: the same for the same seed.
///
/// Most modules link a few below them, and some modules are linked by very many. Half of them have
/// an interface, a third have tests. A few links break the rules.
package enum RandomArchitecture {
  /// The layers, and how many of a hundred modules each has.
  private static let layers = [
    ("app", 4), ("domain", 34), ("service", 30), ("core", 26), ("shared", 6),
  ]

  package static func make(modules count: Int, seed: UInt64) -> Architecture {
    var lot = SplitMix(seed: seed)
    var builder = GraphBuilder()
    func link(_ from: TargetID, _ to: TargetID, _ place: Place) {
      builder.add(
        Link(from: from, to: .target(to), kind: .framework), of: Link.Entry("", at: place))
    }
    var mains: [(id: TargetID, interface: TargetID?, layer: Int, path: String)] = []
    for (layer, (name, share)) in layers.enumerated() {
      for index in 0..<max(1, count * share / 100) {
        let module =
          "ISS" + words[Int.random(in: 0..<words.count, using: &lot)] + "\(layer)\(index)"
        let path = "\(name)/\(module)/project.yml"
        let spec = builder.add(Spec(path: path, project: module))
        let place = Place(file: path)
        func target(_ ending: String, _ type: ProductType) -> TargetID {
          builder.add(
            Target(name: module + ending, project: module, spec: spec, type: type, place: place))
        }
        let main = target("", layer == 0 ? .application : .framework)
        var interface: TargetID?
        if layer > 0, Bool.random(using: &lot) {
          interface = target("Core", .framework)
          link(main, interface ?? main, place)
        }
        if Int.random(in: 0..<3, using: &lot) == 0 {
          link(target("Tests", .unitTests), main, place)
        }
        mains.append((main, interface, layer, path))
      }
    }
    for (index, main) in mains.enumerated() {
      let lower = mains.indices.filter { mains[$0].layer > main.layer }
      var chosen: Set<Int> = []
      if let first = lower.first {
        let wanted = main.layer == 0 ? 8 : Int.random(in: 1...5, using: &lot)
        for _ in 0..<min(wanted, lower.count) {
          // The lower of two: some modules become hubs, as the logger is everywhere.
          let draw = (0..<2).map { _ in Int.random(in: first..<mains.count, using: &lot) }
          let next = min(first + (mains.count - first) / 8, mains.count - 1)
          chosen.insert(
            Bool.random(using: &lot)
              ? Int.random(in: first...next, using: &lot) : draw.max() ?? first)
        }
      }
      if Int.random(in: 0..<30, using: &lot) == 0 {
        chosen.insert(Int.random(in: mains.indices, using: &lot))
      }
      for other in chosen.sorted() where other != index {
        link(main.id, mains[other].interface ?? mains[other].id, Place(file: main.path))
      }
    }
    return classify(builder.build(), as: Preset.standard.drawn)
  }

  private static let words = [
    "Cosmonaut", "Spacesuit", "Laboratory", "Network", "Radio", "Persistence", "Telemetry",
    "Airlock", "Oxygen", "Dock", "UI", "Experiments", "Orbit", "Crew", "Payload", "Solar",
  ]
}

/// Random numbers that are the same in every run: a test that fails fails again.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
