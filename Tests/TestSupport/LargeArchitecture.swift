import Documents
import Modules

/// Extreme architectures, for finding what takes too long.
package enum LargeArchitecture: String, CaseIterable, Sendable {
  /// 300 modules of one layer, each of which links all others.
  case complete
  /// 100,000 modules, each of which links the next, under an app that embeds all but
  /// one in a hundred.
  case chain
  /// 10,000 modules with interfaces, each of which links those of 30 others below it, under an app
  /// that embeds them all; one link in a hundred goes where it should not.
  case wide

  /// Draws it, or one with so many times fewer modules.
  package func make(smaller times: Int = 1) -> Architecture {
    var pencil = LargeDrawing()
    switch self {
    case .complete: pencil.drawComplete(300 / times)
    case .chain: pencil.drawChain(100_000 / times)
    case .wide: pencil.drawWide(10_000 / times, links: 30)
    }
    return classify(pencil.builder.build(), as: Preset.standard.drawn)
  }

  /// Options that give each rule of policy something to do.
  package static let rules = """
    forbidden-link: [{from: "M1*", to: M999, indirect: true, because: x}]
    allowed-links: [{from: service, to: [service, core, shared], because: x}]
    required-link: [{from: "M1*", to: M1, because: x}]
    independent-modules: [{modules: ["domain/M1*/**", "domain/M2*/**"], because: x}]
    link-limit: {fan-in: 100, fan-out: 100, depth: 1000}
    layer-linkage: {shared: dynamic, single: [app]}
    interface-size: {limit: 1}
    dynamic-framework-limit: {limit: 6}
    interface-purity: warning
    unused-link: warning
    """
}

/// Draws what is too large to be drawn by hand.
private struct LargeDrawing {
  var builder = GraphBuilder()
  private var places: [Place] = []
  private var ids: [TargetID] = []

  mutating func drawComplete(_ count: Int) {
    for number in 0..<count { addModule("M\(number)", in: "core") }
    for from in 0..<count {
      for to in 0..<count where to != from { link(from, to) }
    }
  }

  mutating func drawChain(_ count: Int) {
    addModule("Main", in: "app", .application)
    for number in 1...count {
      addModule("M\(number)", in: "modules")
      link(number - 1, number)
      if !number.isMultiple(of: 100) { link(0, number, embeds: true) }
    }
  }

  /// The app, then module by module an implementation, every tenth of which is static, and its
  /// interface.
  mutating func drawWide(_ count: Int, links: Int) {
    addModule("Main", in: "app", .application)
    for number in 0..<count {
      let type: ProductType = number.isMultiple(of: 10) ? .staticFramework : .framework
      addModule("M\(number)", in: layer(of: number, among: count), type)
      addTarget("M\(number)Core", .framework, in: places[places.count - 1])
      link(ids.count - 2, ids.count - 1)
      link(0, ids.count - 2, embeds: type == .framework)
      link(0, ids.count - 1, embeds: true)
    }
    var random = SplitMix(seed: 1)
    for number in 0..<count - 1 {
      for _ in 0..<links {
        let isWrong = Int.random(in: 0..<100, using: &random) == 0
        let to = Int.random(in: isWrong ? 0..<count : number + 1..<count, using: &random)
        if to != number { link(1 + 2 * number, 1 + 2 * to + (isWrong ? 0 : 1)) }
      }
    }
  }

  private func layer(of number: Int, among count: Int) -> String {
    ["domain", "service", "core", "shared"][min(3, number * 4 / count)]
  }

  private mutating func addModule(
    _ name: String, in layer: String, _ type: ProductType = .framework
  ) {
    let path = "\(layer)/\(name)/project.yml"
    let spec = builder.add(Spec(path: path, project: name))
    addTarget(name, type, in: Place(file: path), of: spec)
  }

  private mutating func addTarget(
    _ name: String, _ type: ProductType, in place: Place, of spec: SpecID? = nil
  ) {
    let spec = spec ?? lastSpec
    lastSpec = spec
    places.append(Place(file: place.file, line: places.count + 1, column: 3))
    ids.append(
      builder.add(Target(name: name, project: name, spec: spec, type: type, place: place)))
  }

  private var lastSpec = SpecID(0)

  private mutating func link(_ from: Int, _ to: Int, embeds: Bool = false) {
    let place = Place(file: places[from].file, line: to + 1, column: 9)
    builder.add(
      Link(from: ids[from], to: .target(ids[to]), kind: .target, embeds: embeds),
      of: Link.Entry("M\(to)", at: place))
  }
}
