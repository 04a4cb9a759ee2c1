import TestSupport

/// A framework of specs, templates, setting groups, files of settings and a package, as plain values:
/// its files are written from it, and what a change touches is read off it.
struct ChangedModel: Equatable {
  /// A module, with a spec of its own.
  struct Module: Equatable {
    var name: String
    var folder: String
    /// Modules whose interface or implementation it links.
    var links: [Link] = []
    var setting = 0
    var template: Int?
    var group: Int?
    var config: Int?
    var includesBase = false
    var product: String?
    var platform = "iOS"
    var hasPlist = false
    var input: Int?
    /// The files below `Sources`, with their contents.
    var sources: [String: Int] = [:]
    var tests: [String: Int] = ["Test.swift": 0]
    var plist = 0
  }

  struct Link: Equatable {
    let module: String
    let isInterface: Bool
  }

  var modules: [Module] = []
  var templates = [0, 0]
  var groups = [0, 0, 0]
  var configs = [0, 0]
  var commonConfig = 0
  var base = 0
  var inputs = [0, 0]
  var pin = 0
  var packageSetting = 0
  var packageSources = [0, 0]
  /// What no target owns: documents, and a script.
  var document = 0
  var script = 0
  /// What changes how files are written, and nothing else.
  var style: [String: Int] = [:]

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for number in 0..<Int.random(in: 3...6, using: &random) {
      var module = Module(name: "M\(number)", folder: "core/M\(number)")
      for other in 0..<number where Int.random(in: 0..<3, using: &random) == 0 {
        module.links.append(.init(module: "M\(other)", isInterface: .random(using: &random)))
      }
      func some(_ count: Int) -> Int? {
        Bool.random(using: &random) ? Int.random(in: 0..<count, using: &random) : nil
      }
      (module.template, module.group, module.config) = (some(2), some(2), some(2))
      module.input = some(2)
      module.includesBase = .random(using: &random)
      module.hasPlist = .random(using: &random)
      module.product = [nil, "Kit", "KitUI", "Remote"].randomElement(using: &random) ?? nil
      module.sources = ["A.swift": 0, "Old/B.swift": 0]
      modules.append(module)
    }
  }

  // MARK: Files

  /// The text of every file, by path.
  var files: [String: [UInt8]] {
    var texts: [String: String] = [
      "shared/templates.yml": comment("t")
        + templates.enumerated().map { number, value in
          (number == 0 ? "targetTemplates:\n" : "") + "  T\(number): {scheme: {}, settings: "
            + "{base: {TEMPLATE_\(number): v\(value)}}}\n"
        }.joined(),
      "shared/groups.yml": comment("g") + "settingGroups:\n"
        + groups.enumerated().map {
          "  G\($0): {base: {GROUP_\($0): v\($1)}\($0 == 0 ? ", groups: [G2]" : "")}\n"
        }.joined(),
      "shared/base.yml": comment("b") + "settings: {base: {BASE: v\(base)}}\n",
      "shared/Common.xcconfig": slashes("c") + "COMMON = v\(commonConfig)\n",
      "Package.resolved":
        #"{"pins": [{"identity": "remote", "state": {"version": "1.\#(pin)"}}], "version": 2}"#,
      "README.md": "\(document)", "Scripts/build.sh": "\(script)",
      "packages/Kit/Package.swift": package,
      "packages/Kit/Sources/Kit/K.swift": "\(packageSources[0])",
      "packages/Kit/Sources/KitUI/K.swift": "\(packageSources[1])",
    ]
    for (number, value) in configs.enumerated() {
      texts["shared/C\(number).xcconfig"] =
        slashes("c\(number)") + (number == 0 ? "#include \"Common.xcconfig\"\n" : "")
        + "CONFIG_\(number) = v\(value)\n"
    }
    for (number, value) in inputs.enumerated() { texts["shared/in\(number).txt"] = "\(value)" }
    for module in modules { texts.merge(files(of: module)) { $1 } }
    return texts.mapValues { Array($0.utf8) }
  }

  private func comment(_ name: String) -> String { style[name].map { "# \($0)\n" } ?? "" }

  private func slashes(_ name: String) -> String { style[name].map { "// \($0)\n" } ?? "" }

  private var package: String {
    """
    // swift-tools-version: 5.9
    \(slashes("p"))import PackageDescription
    let package = Package(
      name: "Kit",
      products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "KitUI", targets: ["KitUI"])],
      targets: [
        .target(name: "Kit", swiftSettings: [.define("V\(packageSetting)")]),
        .target(name: "KitUI", dependencies: ["Kit"]),
      ])

    """
  }

  private func files(of module: Module) -> [String: String] {
    var files: [String: String] = ["project.yml": spec(of: module)]
    for (path, value) in module.sources { files["Sources/\(path)"] = "\(value)" }
    for (path, value) in module.tests { files["Tests/\(path)"] = "\(value)" }
    files["Core/C.swift"] = "\(module.setting / 100)"
    files["Info.plist"] = "\(module.plist)"
    return Dictionary(
      files.map { ("\(module.folder)/\($0)", $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The keys of a target come in either order.
  private func spec(of module: Module) -> String {
    let isReversed = (style[module.name] ?? 0) % 2 == 1
    func target(_ name: String, _ keys: [String]) -> String {
      "  \(name):\n" + (isReversed ? keys.reversed() : keys).map { "    \($0)\n" }.joined()
    }
    let links = module.links.map { "{framework: \($0.target).framework, implicit: true}" }
    let products = module.product.map { product in
      ["{package: \(product == "Remote" ? "Remote" : "Kit"), product: \(product)}"]
    }
    let own = ["{target: \(module.name)Core}"] + links + (products ?? [])
    var settings = ["base: {OWN: v\(module.setting)}"]
    if let group = module.group { settings.append("groups: [G\(group)]") }
    var keys = [
      "type: framework", "platform: \(module.platform)",
      "sources: [{path: Sources, excludes: [\"Old/**\"]}]",
      "dependencies: [\(own.joined(separator: ", "))]",
      "settings: {\(settings.joined(separator: ", "))}",
    ]
    if let template = module.template { keys.append("templates: [T\(template)]") }
    if let config = module.config {
      keys.append("configFiles: {Debug: ../../shared/C\(config).xcconfig}")
    }
    if module.hasPlist { keys.append("info: {path: Info.plist}") }
    if let input = module.input {
      keys.append("preBuildScripts: [{script: ls, inputFiles: [../../shared/in\(input).txt]}]")
    }
    let includes = ["templates", "groups"] + (module.includesBase ? ["base"] : [])
    let paths = includes.map { "{path: ../../shared/\($0).yml, relativePaths: false}" }
    return comment(module.name)
      + "name: \(module.name)\ninclude: [\(paths.joined(separator: ", "))]\n"
      + "packages: {Kit: {path: ../../packages/Kit}, Remote: {url: \"https://x.org/remote\", from: 1.0.0}}\n"
      + "targets:\n" + target(module.name, keys)
      + target(
        "\(module.name)Core",
        ["type: framework", "platform: \(module.platform)", "sources: [Core]"])
      + target(
        "\(module.name)Tests",
        [
          "type: bundle.unit-test", "platform: iOS", "sources: [Tests]",
          "dependencies: [{target: \(module.name)}]",
        ])
  }
}

extension ChangedModel.Link {
  var target: String { isInterface ? "\(module)Core" : module }
}
