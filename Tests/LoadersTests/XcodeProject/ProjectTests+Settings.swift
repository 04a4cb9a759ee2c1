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
    func read(_ file: String?, base: String = "A.xcconfig") -> (String?, [String]) {
      var files = [
        "A.xcodeproj/project.pbxproj": Self.project(
          Self.framework(
            "A",
            more: [
              "configurations": [
                ["name": "Debug", "settings": [String: Any](), "base": base]
              ]
            ]))
      ]
      files["A.xcconfig"] = file
      let (graph, problems) = Self.graph(files)
      return (graph.targets[0].build.unreadFile(of: .linkage), problems.map(\.message))
    }
    #expect(read("SWIFT_VERSION = 6\n") == (nil, []))
    #expect(read(nil) == ("A.xcconfig", []))
    // CocoaPods writes no such setting.
    let pods = "Pods/Target Support Files/Pods-A/Pods-A.debug.xcconfig"
    #expect(read(nil, base: pods) == (nil, []))
    #expect(read("#include \"B.xcconfig\"") == ("B.xcconfig", []))
    let conflict = read("A = B\n<<<<<<< HEAD\nMACH_O_TYPE = staticlib\n=======\n>>>>>>> topic\n")
    #expect(conflict.0 == "A.xcconfig")
    #expect(
      conflict.1 == [
        "this configuration file cannot be read: a merge conflict is left in line 2, so its "
          + "settings are not known"
      ])
  }

  @Test("finds what a variable names among few settings and among many")
  func variables() {
    for count in [0, 500] {
      var settings = ["KIND": "$(OTHER)", "OTHER": "staticlib"]
      for number in 0..<count { settings["MORE_\(number)"] = "mh_dylib" }
      let targets = Self.graph([
        "A.xcodeproj/project.pbxproj": Self.project(
          Self.framework("A", settings: ["MACH_O_TYPE": "$(KIND)"]),
          Self.framework("B", settings: ["MACH_O_TYPE": "$(UNKNOWN)"]),
          more: ["configurations": [["name": "Debug", "settings": settings]]])
      ]).0.targets
      #expect(targets.map(\.linkage) == [.static, .dynamic])
    }
  }

  @Test("differs by the folder it is installed to, unless its install name begins elsewhere")
  func installPaths() {
    func variants(_ base: String?) -> Int {
      let configurations = ["Debug", "Release"].map { name -> [String: Any] in
        var settings = ["INSTALL_PATH": "@rpath/\(name)"]
        settings["DYLIB_INSTALL_NAME_BASE"] = base
        return ["name": name, "settings": settings]
      }
      return Self.graph([
        "A.xcodeproj/project.pbxproj": Self.project(
          Self.framework("A", more: ["configurations": configurations]))
      ]).0.targets[0].build.variants.count
    }
    #expect(variants("@rpath") == 0)
    #expect(variants(nil) == 2)
    #expect(variants("") == 2)
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
          G = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (V, D); };
          V = {
            isa = PBXVariantGroup; name = I.intentdefinition; sourceTree = "<group>"; children = (B);
          };
          B = {
            isa = PBXFileReference; path = Base.lproj/I.intentdefinition; sourceTree = "<group>";
          };
          D = {
            isa = XCVersionGroup; path = M.xcdatamodeld; sourceTree = "<group>"; children = (E);
          };
          E = {isa = PBXFileReference; path = M.xcdatamodel; sourceTree = "<group>"; };
          T = {
            isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.framework";
            buildPhases = (S);
          };
          S = {isa = PBXSourcesBuildPhase; files = (F, C); };
          F = {isa = PBXBuildFile; fileRef = V; };
          C = {isa = PBXBuildFile; fileRef = D; };
        };
        rootObject = P;
      }
      """
    let graph = Self.graph([
      "A.xcodeproj/project.pbxproj": text, "App/Base.lproj/I.intentdefinition": "",
      "App/M.xcdatamodeld/M.xcdatamodel": "",
    ]).0
    // A model with versions is one file for the compiler of models.
    let paths = ["App/Base.lproj/I.intentdefinition", "App/M.xcdatamodeld"]
    #expect(graph.targets.flatMap(\.sources).map(\.path) == paths)
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

  @Test("finds symbols in the host of tests only if a setting names it as the loader of the bundle")
  func loaders() {
    func linksHost(_ settings: [String: Any]) -> [Bool] {
      var tests = Self.framework("Tests", settings: settings)
      tests["type"] = "com.apple.product-type.bundle.unit-test"
      return Self.graph(["A.xcodeproj/project.pbxproj": Self.project(tests)]).0.targets.map(
        \.build.linksHost)
    }
    #expect(linksHost(["TEST_HOST": "A.app/A", "BUNDLE_LOADER": "$(TEST_HOST)"]) == [true])
    #expect(linksHost(["TEST_HOST": "A.app/A", "BUNDLE_LOADER": ""]) == [false])
    #expect(linksHost(["TEST_HOST": "A.app/A"]) == [false])
  }

  @Test(
    "has an install name with variables for its bundle",
    arguments: [
      "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)/A", "$(WRAPPER_NAME)/A", "$(FULL_PRODUCT_NAME)/A",
      "$(CONTENTS_FOLDER_PATH)/$(EXECUTABLE_NAME)", "A.framework/A",
    ])
  func installNames(file: String) {
    let target = Self.graph([
      "A.xcodeproj/project.pbxproj": Self.project(
        Self.framework("A", settings: ["LD_DYLIB_INSTALL_NAME": "@rpath/\(file)"]))
    ]).0.targets[0]
    #expect(target.build.installFolder == "@rpath")
    #expect(
      target.build.installFile?.replacing("$(PRODUCT_NAME)", with: "A")
        == file.replacing("$(PRODUCT_NAME)", with: "A"))
  }

  /// The linkage of a framework, and its linker flags, with a configuration file in `Configs`.
  private static func framework(_ files: [String: String]) -> String {
    var all = files.reduce(into: [String: String]()) { $0["x/\($1.key)"] = $1.value }
    all["x/A.xcodeproj/project.pbxproj"] = project(
      framework(
        "A",
        more: [
          "configurations": [
            ["name": "Debug", "settings": ["SDKROOT": "iphoneos"], "base": "Configs/A.xcconfig"]
          ]
        ]))
    let target = graph(all).0.targets[0]
    let unread = target.build.unreadFile(of: .linkage).map { ", without \($0)" } ?? ""
    return ([target.linkage.rawValue] + target.build.flagged).joined(separator: " ") + unread
  }

  @Test(
    "reads the lines of a configuration file as Xcode does",
    arguments: [
      (
        "OTHER_LDFLAGS = $(inherited) \\\n  -framework S \\ // more\n -lT;\n",
        "dynamic S.framework libT.a"
      ),
      ("OTHER_LDFLAGS = -framework S \\\n\nMACH_O_TYPE = staticlib", "static S.framework"),
      ("OTHER_LDFLAGS = -framework S \\\n// no more\n-lT", "dynamic S.framework"),
      ("MACH_O_TYPE [sdk=iphoneos*] = staticlib", "static"),
      ("MACH_O_TYPE[sdk=iphoneos*] [arch=*]= staticlib", "static"),
      ("SWIFT_VERSION = 6\rMACH_O_TYPE = staticlib\r", "static"),
      ("SWIFT_VERSION = 6\r\nMACH_O_TYPE = staticlib\r\n", "static"),
      ("MACH_O_TYPE[sdk=iphoneos*] = staticlib\nMACH_O_TYPE = mh_dylib", "dynamic"),
      ("MACH_O_TYPE = mh_dylib\nMACH_O_TYPE[sdk=iphoneos*] = staticlib", "static"),
      (
        "OTHER_LDFLAGS[sdk=iphoneos*] = -lS\nOTHER_LDFLAGS = $(inherited) -lT",
        "dynamic libS.a libT.a"
      ),
      ("OTHER_LDFLAGS[sdk=macosx*] = -lS\nOTHER_LDFLAGS = $(inherited) -lT", "dynamic libT.a"),
    ])
  func lines(text: String, expected: String) {
    #expect(Self.framework(["Configs/A.xcconfig": text]) == expected)
  }

  @Test(
    "finds an include next to its file, then in the folder of the project, without an ending, too")
  func includes() {
    let isStatic = "MACH_O_TYPE = staticlib"
    func linkage(_ line: String, _ others: [String: String]) -> String {
      Self.framework(others.merging(["Configs/A.xcconfig": line + "\n"]) { $1 })
    }
    #expect(linkage("#include \"..//B.xcconfig\" // static", ["B.xcconfig": isStatic]) == "static")
    #expect(linkage("#include \"B.xcconfig\"", ["B.xcconfig": isStatic]) == "static")
    #expect(linkage("#include \"B\"", ["Configs/B.xcconfig": isStatic]) == "static")
    #expect(linkage("#include? \"Sub/B\"", ["Sub/B.xcconfig": isStatic]) == "static")
    #expect(
      linkage("#include \"B\"", ["Configs/B.xcconfig": "", "B.xcconfig": isStatic]) == "dynamic")
    // An include of an include is found next to the first file.
    #expect(
      linkage(
        "#include \"Sub/B\"",
        ["Configs/Sub/B.xcconfig": "#include \"C\"", "Configs/C.xcconfig": isStatic]) == "static")
    #expect(linkage("#include? \"B\"", [:]) == "dynamic")
    #expect(linkage("#include \"B\"", [:]) == "dynamic, without x/Configs/B")
  }
}
