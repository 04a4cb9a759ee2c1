import Documents
import Loaders
import Modules
import Testing

// What settings decide.
extension ProjectTests {
  @Test("has its linkage from settings, files below them, and the settings of the project")
  func linkage() {
    let configurations: [[String: Any]] = [["name": "Debug", "settings": [String: Any]()]]
    let based: [[String: Any]] = [
      ["name": "Debug", "settings": [String: Any](), "base": "Low.xcconfig"]
    ]
    let files = [
      "A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("Own", settings: ["MACH_O_TYPE": "staticlib"]),
        Self.framework("FromFile", more: ["configurations": based]),
        Self.framework("FromProject", more: ["configurations": configurations]),
        Self.framework("Dynamic", settings: ["MACH_O_TYPE": "mh_dylib"]),
        more: [
          "configurations": [
            ["name": "Debug", "settings": ["MACH_O_TYPE": "$(KIND)", "KIND": "staticlib"]]
          ]
        ]),
      "Low.xcconfig": "#include \"Lower.xcconfig\"\n",
      "Lower.xcconfig": "MACH_O_TYPE = mh_dylib // not static\n",
    ]
    let targets = Self.graph(files).0.targets
    #expect(targets.map(\.name) == ["Dynamic", "FromFile", "FromProject", "Own"])
    #expect(targets.map(\.linkage) == [.dynamic, .dynamic, .static, .static])
  }

  @Test("has a linkage of its own in each configuration that a condition names")
  func conditionalLinkage() {
    let configurations = ["Debug", "Release"].map { name -> [String: Any] in
      ["name": name, "settings": ["MACH_O_TYPE[config=Debug]": "staticlib"]]
    }
    let target = Self.graph([
      "A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A", more: ["configurations": configurations]))
    ]).0.targets[0]
    #expect(
      target.build.linkages.map { "\($0.configuration) \($0.linkage)" } == [
        "Debug static", "Release dynamic",
      ])
  }

  @Test("has an unknown linkage if it may be set in a file that cannot be read")
  func unreadLinkage() {
    func read(_ file: String?) -> (String?, [String]) {
      var files = [
        "A.xcodeproj/project.pbxproj": Self.project(
          Self.framework(
            "A",
            more: [
              "configurations": [
                ["name": "Debug", "settings": [String: Any](), "base": "A.xcconfig"]
              ]
            ]))
      ]
      files["A.xcconfig"] = file
      let (graph, problems) = Self.graph(files)
      return (graph.targets[0].build.unreadFile(of: .linkage), problems.map(\.message))
    }
    #expect(read("SWIFT_VERSION = 6\n") == (nil, []))
    #expect(read(nil) == ("A.xcconfig", []))
    #expect(read("#include \"B.xcconfig\"") == ("B.xcconfig", []))
    let conflict = read("A = B\n<<<<<<< HEAD\nMACH_O_TYPE = staticlib\n=======\n>>>>>>> topic\n")
    #expect(conflict.0 == "A.xcconfig")
    #expect(
      conflict.1 == [
        "this configuration file cannot be read: a merge conflict is left in line 2, so its "
          + "settings are not known"
      ])
  }
}
