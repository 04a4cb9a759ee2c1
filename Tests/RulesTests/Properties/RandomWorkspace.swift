import TestSupport

/// A random application framework that breaks no rule, as a drawing.
///
/// Every module has an implementation and an interface, `M3` and `M3Core`, a mock, tests and a host
/// app; implementations link interfaces of their own layer and below, interfaces only those below.
/// One app puts all of it together.
struct RandomWorkspace {
  private(set) var lines: [String] = []
  let moduleCount: Int
  private let layers: [Int]

  static let layerNames = ["domain", "service", "core", "shared"]

  init(using random: inout SplitMix) {
    moduleCount = Int.random(in: 2...12, using: &random)
    layers = (0..<moduleCount).map { _ in Int.random(in: 0..<4, using: &random) }
    for module in 0..<moduleCount {
      let layer = RandomWorkspace.layerNames[layers[module]]
      let name = "M\(module)"
      lines.append(
        "\(layer)/\(name): \(name), \(name)Core, \(name)Mock, \(name)Tests(unit-tests), "
          + "\(name)HostApp(app)")
    }
    let all = (0..<moduleCount).flatMap { ["M\($0)", "M\($0)Core"] }.joined(separator: ", ")
    lines.append("app/Main: Main(app)")
    lines.append("Main => \(all)")
    for module in 0..<moduleCount {
      lines.append("M\(module) -> M\(module)Core")
      lines.append("M\(module)Mock -> M\(module)Core")
      lines.append("M\(module)Tests -> M\(module), M\(module)Mock")
      // What only order the build can never be in the wrong layer of a host app.
      lines.append("M\(module)HostApp @> \(all)")
      lines.append("M\(module)HostApp => M\(module)")
      for other in 0..<moduleCount where other != module && Bool.random(using: &random) {
        if layers[other] >= layers[module] { lines.append("M\(module) -> M\(other)Core") }
        if layers[other] > layers[module] { lines.append("M\(module)Core -> M\(other)Core") }
      }
    }
  }

  var drawing: String { lines.joined(separator: "\n") }

  /// Two modules of which the first may not link the second, if there are any.
  func forbiddenPair(using random: inout SplitMix) -> (Int, Int)? {
    let pairs = (0..<moduleCount).flatMap { from in
      (0..<moduleCount).filter { $0 != from && layers[$0] <= layers[from] }.map { (from, $0) }
    }
    return pairs.randomElement(using: &random)
  }
}

/// A few random modules with links between them, many of which are wrong.
struct RandomMess {
  /// Declarations, then links one a line.
  let lines: [String]

  init(using random: inout SplitMix) {
    let count = Int.random(in: 2...8, using: &random)
    let names = (0..<count).map { "M\($0)" }
    let places = names.map { name in
      "\(RandomWorkspace.layerNames.randomElement(using: &random) ?? "")/\(name): \(name)"
    }
    let pairs = (0..<Int.random(in: 1...14, using: &random)).map { _ in
      (names.randomElement(using: &random) ?? "", names.randomElement(using: &random) ?? "")
    }
    lines = places + Set(pairs.map { "\($0) -> \($1)" }).sorted()
  }

  var drawing: String { lines.joined(separator: "\n") }
}
