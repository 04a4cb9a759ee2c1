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

  @Test("is built in the configurations that an app has, of which others may lack some")
  func configurations() {
    func target(_ name: String, _ configurations: [String], _ more: [String: Any]) -> [String: Any]
    {
      let all = configurations.map { name -> [String: Any] in
        ["name": name, "settings": ["OTHER_LDFLAGS": "-framework \(name)"]]
      }
      return Self.framework(name, more: ["configurations": all].merging(more) { $1 })
    }
    func names(of app: [String: Any]) -> [String?] {
      let pods = target("Pod", ["Debug", "Beta", "Store"], [:])
      return Self.graph([
        "A.xcodeproj/project.pbxproj": Self.project(app),
        "B.xcodeproj/project.pbxproj": Self.project(pods),
      ]).0.destinations().map(\.configuration)
    }
    let app = ["type": "com.apple.product-type.application"]
    #expect(names(of: target("App", ["Beta", "Store"], app)) == ["Beta", "Store"])
    #expect(names(of: target("Kit", ["Beta", "Store"], [:])) == ["Beta", "Debug", "Store"])
  }

  @Test("compiles what is in a group of its sources, and not the folder around that")
  func groups() {
    let text = """
      // !$*UTF8*$!
      {
        objects = {
          P = {isa = PBXProject; targets = (T); mainGroup = M; };
          M = {isa = PBXGroup; sourceTree = "<group>"; children = (G); };
          G = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (V); };
          V = {
            isa = PBXVariantGroup; name = I.intentdefinition; sourceTree = "<group>"; children = (B);
          };
          B = {
            isa = PBXFileReference; path = Base.lproj/I.intentdefinition; sourceTree = "<group>";
          };
          T = {
            isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.framework";
            buildPhases = (S);
          };
          S = {isa = PBXSourcesBuildPhase; files = (F); };
          F = {isa = PBXBuildFile; fileRef = V; };
        };
        rootObject = P;
      }
      """
    let graph = Self.graph([
      "A.xcodeproj/project.pbxproj": text, "App/Base.lproj/I.intentdefinition": "",
    ]).0
    #expect(graph.targets.flatMap(\.sources).map(\.path) == ["App/Base.lproj/I.intentdefinition"])
  }

  @Test("runs tests in the application that the project names, unless a setting does")
  func hosts() throws {
    func host(_ settings: [String: Any]) -> String? {
      let app = ["type": "com.apple.product-type.application"]
      var tests = Self.framework("Tests", settings: settings)
      tests["type"] = "com.apple.product-type.bundle.unit-test"
      // The third object of the text is the second target.
      tests["testTargetID"] = String(repeating: "0", count: 22) + "A3"
      let graph = Self.graph([
        "A.xcodeproj/project.pbxproj": Self.project(
          Self.framework("One", more: app), Self.framework("Two", more: app), tests)
      ]).0
      let id = graph.targetIDs.first { graph[$0].type == .unitTests }
      return id.flatMap { TestHosts(graph).host(of: $0) }.map { graph[$0].name }
    }
    #expect(host([:]) == "Two")
    #expect(host(["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/One.app/One"]) == "One")
    #expect(host(["TEST_HOST": ""]) == nil)
  }
}
