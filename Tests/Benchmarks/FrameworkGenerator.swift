import Foundation

/// Writes an application framework of any size: one spec a module, all with the same settings.
struct FrameworkGenerator {
  /// The files by path; 3.5 targets a module.
  static func files(modules: Int) -> [String: [UInt8]] {
    var files = ["shared/settings.yml": Array(settings.utf8)]
    for number in 0..<modules {
      let folder = folder(of: number, among: modules)
      files["\(folder)/project.yml"] = Array(spec(number, of: modules).utf8)
    }
    return files
  }

  /// Writes the files below a folder, and an empty folder for the sources of each target.
  static func write(modules: Int, to root: String) throws {
    let disk = FileManager.default
    for number in 0..<modules {
      let folder = "\(root)/\(folder(of: number, among: modules))/Module\(number)"
      for ending in ["", "Core", "Tests", "Mock"] where ending != "Mock" || number.isMultiple(of: 2)
      {
        try disk.createDirectory(atPath: folder + ending, withIntermediateDirectories: true)
      }
    }
    for (path, bytes) in files(modules: modules) {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(root)/\(path)"))
    }
  }

  /// Modules link those of smaller numbers, so these are the lower layers.
  private static func folder(of number: Int, among count: Int) -> String {
    "\(["shared", "core", "service", "domain", "app"][number * 5 / count])/Module\(number)"
  }

  private static let settings = """
    options:
      bundleIdPrefix: com.example.iss
      deploymentTarget: {iOS: "15.0"}
    configs: {Debug: debug, Release: release}
    settingGroups:
      module:
        base:
          SWIFT_VERSION: 5.9
          ENABLE_BITCODE: NO
          OTHER_SWIFT_FLAGS: -warnings-as-errors
        configs:
          debug: {ENABLE_TESTABILITY: YES}
    settings:
      groups: [module]
      base:
        DEBUG_INFORMATION_FORMAT: dwarf
        CLANG_ENABLE_MODULES: YES
    targetTemplates:
      Tests:
        type: bundle.unit-test
        platform: iOS
        dependencies: [{sdk: XCTest.framework}]

    """

  private static func spec(_ number: Int, of count: Int) -> String {
    let name = "Module\(number)"
    var text = """
      name: \(name)
      include:
        - path: ../../shared/settings.yml
      targets:
        \(target(name, links: dependencies(of: number, among: count) + ["\(name)Core"]))
        \(target(name + "Core", links: []))
        \(name)Tests:
          templates: [Tests]
          sources: [\(name)Tests]
          dependencies:
            - target: \(name)

      """
    if number.isMultiple(of: 2) {
      text += "  \(target(name + "Mock", links: ["\(name)Core"]))\n"
    }
    return text
  }

  private static func target(_ name: String, links: [String]) -> String {
    var text = """
      \(name):
          type: framework
          platform: iOS
          sources:
            - path: \(name)
              excludes: ["**/*.md"]
          settings:
            base:
              PRODUCT_BUNDLE_IDENTIFIER: com.example.iss.\(name)
              INFOPLIST_FILE: \(name)/Info.plist

      """
    if !links.isEmpty { text += "    dependencies:\n" }
    for link in links {
      text += "      - framework: \(link).framework\n        implicit: true\n"
    }
    return text
  }

  /// The interfaces of a few modules with smaller numbers, spread evenly.
  private static func dependencies(of number: Int, among count: Int) -> [String] {
    (1...5).compactMap { step in
      let other = number - step * step * 7
      return other < 0 ? nil : "Module\(other)Core"
    }
  }
}
