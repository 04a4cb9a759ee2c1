import Foundation

/// The text of a `project.pbxproj`, written from what is expected to be read of it: the records that
/// `archlint dump` prints.
package struct PlainProject {
  private var objects: [(id: String, fields: [(String, Value)])] = []
  private var fileIDs: [String: String] = [:]
  private var targetIDs: [String: String] = [:]
  private var productIDs: [String: String] = [:]
  /// By the names of their targets and their kinds.
  private var phaseIDs: [String: String] = [:]

  /// A value of a property list.
  private indirect enum Value {
    case text(String)
    case list([Value])
    case map([(String, Value)])

    var written: String {
      switch self {
      case .text(let text):
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
      case .list(let values): "(" + values.map { $0.written + ", " }.joined() + ")"
      case .map(let entries):
        "{" + entries.map { "\(Value.text($0.0).written) = \($0.1.written); " }.joined() + "}"
      }
    }
  }

  private static let destinations = [
    "absolutePath": "0", "wrapper": "1", "executables": "6", "resources": "7", "frameworks": "10",
    "sharedFrameworks": "11", "sharedSupport": "12", "plugins": "13", "productsDirectory": "16",
  ]

  /// The text of a project.
  package static func text(of record: [String: Any]) -> String {
    var project = PlainProject()
    return project.write(record)
  }

  private mutating func write(_ record: [String: Any]) -> String {
    let targets = record.records("targets")
    for target in targets {
      let name = target.text("name")
      let id = newID()
      targetIDs[name] = targetIDs[name] ?? id
      if let product = target["product"] as? String {
        let productID = file(product, in: "BUILT_PRODUCTS_DIR", named: "product of \(id)")
        productIDs[name] = productIDs[name] ?? productID
      }
    }
    let ids = targets.map { targetIDs[$0.text("name")] ?? "" }
    for (id, target) in zip(ids, targets) { add(target, id) }
    var fields: [(String, Value)] = [
      ("isa", .text("PBXProject")), ("targets", .list(ids.map(Value.text))),
      ("buildConfigurationList", configurations(of: record)),
    ]
    fields.append(
      ("packageReferences", .list(record.texts("packages").map { .text(package($0)) })))
    fields.append(
      (
        "projectReferences",
        .list(
          record.texts("projectReferences").map { .map([("ProjectRef", .text(file($0)))]) })
      ))
    let tests = zip(ids, targets).compactMap { id, target in
      (target["testTargetID"] as? String).map { (id, Value.map([("TestTargetID", .text($0))])) }
    }
    fields.append(("attributes", .map([("TargetAttributes", .map(tests))])))
    let folders = record.records("folders").map { folder($0) }
    let group = add([
      ("isa", .text("PBXGroup")), ("sourceTree", .text("<group>")),
      ("children", .list((fileIDs.values.sorted() + folders).map(Value.text))),
    ])
    fields.append(("mainGroup", .text(group)))
    let root = add(fields)
    let lines = objects.map { "\t\t\($0.id) = \(Value.map($0.fields).written);\n" }
    return """
      // !$*UTF8*$!
      {
      \tobjectVersion = \(record["objectVersion"] as? Int ?? 77);
      \tobjects = {
      \(lines.joined())\t};
      \trootObject = \(root);
      }

      """
  }

  // MARK: Targets

  private mutating func add(_ target: [String: Any], _ id: String) {
    var fields: [(String, Value)] = [
      ("isa", .text(target["isa"] as? String ?? "PBXNativeTarget")),
      ("name", .text(target.text("name"))),
      ("buildConfigurationList", configurations(of: target)),
    ]
    if let type = target["type"] as? String { fields.append(("productType", .text(type))) }
    if let name = target["productName"] as? String { fields.append(("productName", .text(name))) }
    if let product = productIDs[target.text("name")] {
      fields.append(("productReference", .text(product)))
    }
    let phases = phases(of: target)
    for object in objects where phases.contains(object.id) {
      phaseIDs["\(target.text("name")) \(object.fields[0].1.written)"] = object.id
    }
    fields.append(("buildPhases", .list(phases.map(Value.text))))
    fields.append(
      ("dependencies", .list(target.records("dependencies").map { .text(dependency($0)) })))
    let products = target.texts("packageProducts").map { Value.text(packageProduct($0)) }
    fields.append(("packageProductDependencies", .list(products)))
    let folders = target.records("folders").map { Value.text(folder($0)) }
    if !folders.isEmpty { fields.append(("fileSystemSynchronizedGroups", .list(folders))) }
    objects.append((id, fields))
  }

  private mutating func phases(of target: [String: Any]) -> [String] {
    let sources = target.texts("sources").map { path in
      add([("isa", .text("PBXBuildFile")), ("fileRef", .text(file(path)))])
    }
    var phases = [phase("PBXSourcesBuildPhase", sources)]
    phases.append(phase("PBXFrameworksBuildPhase", target.records("links").map { entry($0) }))
    for copy in target.records("copies") {
      let folder = copy.text("destination")
      let number = PlainProject.destinations[folder]
      phases.append(
        phase(
          "PBXCopyFilesBuildPhase", copy.records("files").map { entry($0) },
          [
            (number == nil ? "dstSubfolder" : "dstSubfolderSpec", .text(number ?? folder)),
            ("dstPath", .text(copy.text("path"))),
            (
              "runOnlyForDeploymentPostprocessing",
              .text(copy["installOnly"] as? Bool ?? false ? "1" : "0")
            ),
          ]))
    }
    for script in target.texts("scripts") {
      let lists = [("inputPaths", "scriptInputs"), ("inputFileListPaths", "scriptLists")]
        .map { ($0, Value.list(target.texts($1).map(Value.text))) }
      phases.append(phase("PBXShellScriptBuildPhase", [], [("name", .text(script))] + lists))
    }
    return phases
  }

  private mutating func phase(
    _ isa: String, _ files: [String], _ others: [(String, Value)] = []
  ) -> String {
    add([("isa", .text(isa)), ("files", .list(files.map(Value.text)))] + others)
  }

  private mutating func entry(_ entry: [String: Any]) -> String {
    var fields: [(String, Value)] = [("isa", .text("PBXBuildFile"))]
    if let package = entry["package"] as? String {
      fields.append(("productRef", .text(packageProduct(package))))
    } else if let target = entry["target"] as? String, let product = productIDs[target] {
      fields.append(("fileRef", .text(product)))
    } else if let proxy = entry["proxy"] as? [String: Any] {
      let reference = add([
        ("isa", .text("PBXReferenceProxy")), ("path", .text(entry.text("file"))),
        ("sourceTree", .text(entry.text("tree"))), ("remoteRef", .text(self.proxy(proxy))),
      ])
      fields.append(("fileRef", .text(reference)))
    } else {
      let id = file(entry.text("file"), in: entry.text("tree"))
      fields.append(("fileRef", .text(id)))
    }
    fields += platforms(of: entry)
    if entry["weak"] as? Bool ?? false {
      fields.append(("settings", .map([("ATTRIBUTES", .list([.text("Weak")]))])))
    }
    return add(fields)
  }

  private mutating func dependency(_ dependency: [String: Any]) -> String {
    var fields: [(String, Value)] = [("isa", .text("PBXTargetDependency"))]
    if let package = dependency["package"] as? String {
      fields.append(("productRef", .text(packageProduct(package))))
    } else if let target = dependency["target"] as? String {
      fields.append(("target", .text(targetIDs[target] ?? "")))
    } else if let proxy = dependency["proxy"] as? [String: Any] {
      fields.append(("targetProxy", .text(self.proxy(proxy))))
    }
    return add(fields + platforms(of: dependency))
  }

  private func platforms(of entry: [String: Any]) -> [(String, Value)] {
    let names = entry.texts("platforms")
    return names.isEmpty ? [] : [("platformFilters", .list(names.map(Value.text)))]
  }

  private mutating func proxy(_ proxy: [String: Any]) -> String {
    let container = file(proxy.text("container"))
    return add([
      ("isa", .text("PBXContainerItemProxy")), ("containerPortal", .text(container)),
      ("proxyType", .text(proxy.text("type") == "reference" ? "2" : "1")),
      ("remoteGlobalIDString", .text("REMOTE")), ("remoteInfo", .text(proxy.text("remoteInfo"))),
    ])
  }

  // MARK: What targets name

  private mutating func file(
    _ path: String, in tree: String = "<group>", named name: String? = nil
  ) -> String {
    let key = name ?? "\(tree) \(path)"
    if let id = fileIDs[key] { return id }
    let id = add([
      ("isa", .text("PBXFileReference")), ("path", .text(path)), ("sourceTree", .text(tree)),
    ])
    fileIDs[key] = id
    return id
  }

  private mutating func package(_ words: String) -> String {
    let isLocal = words.hasPrefix("local ")
    return add([
      ("isa", .text("XC\(isLocal ? "Local" : "Remote")SwiftPackageReference")),
      (
        isLocal ? "relativePath" : "repositoryURL",
        .text(String(words.drop { $0 != " " }.dropFirst()))
      ),
    ])
  }

  private mutating func packageProduct(_ name: String) -> String {
    add([("isa", .text("XCSwiftPackageProductDependency")), ("productName", .text(name))])
  }

  private mutating func folder(_ folder: [String: Any]) -> String {
    var exceptions: [Value] = []
    for exception in folder.records("exceptions") {
      let files = Value.list(exception.texts("files").map(Value.text))
      var fields: [(String, Value)] = [("membershipExceptions", files)]
      if let isa = exception["phase"] as? String {
        let known = phaseIDs["\(exception.text("of")) \"\(isa)\""]
        fields.append(("buildPhase", .text(known ?? phase(isa, []))))
      } else {
        fields.append(("target", .text(targetIDs[exception.text("target")] ?? "")))
      }
      for (key, name) in [("attributes", "attributes"), ("platforms", "platformFilters")] {
        let values = exception[key] as? [String: [String]] ?? [:]
        let entries = values.map { ($0.key, Value.list($0.value.map(Value.text))) }
        if !entries.isEmpty { fields.append(("\(name)ByRelativePath", .map(entries))) }
      }
      exceptions.append(.text(add(fields)))
    }
    return add([
      ("isa", .text("PBXFileSystemSynchronizedRootGroup")), ("path", .text(folder.text("path"))),
      ("sourceTree", .text("<group>")), ("exceptions", .list(exceptions)),
      ("explicitFolders", .list(folder.texts("explicitFolders").map(Value.text))),
    ])
  }

  private mutating func configurations(of owner: [String: Any]) -> Value {
    var ids: [Value] = []
    for configuration in owner.records("configurations") {
      var settings: [(String, Value)] = []
      let written = configuration["settings"] as? [String: Any] ?? [:]
      for (key, value) in written.sorted(by: { $0.key < $1.key }) {
        if let list = value as? [String] {
          settings.append((key, .list(list.map(Value.text))))
        } else {
          settings.append((key, .text(value as? String ?? "")))
        }
      }
      var fields: [(String, Value)] = [
        ("isa", .text("XCBuildConfiguration")), ("name", .text(configuration.text("name"))),
        ("buildSettings", .map(settings)),
      ]
      if let base = configuration["base"] as? String {
        fields.append(("baseConfigurationReference", .text(file(base))))
      }
      ids.append(.text(add(fields)))
    }
    return .text(
      add([("isa", .text("XCConfigurationList")), ("buildConfigurations", .list(ids))]))
  }

  private mutating func add(_ fields: [(String, Value)]) -> String {
    let id = newID()
    objects.append((id, fields))
    return id
  }

  private var count = 0

  private mutating func newID() -> String {
    count += 1
    return String(repeating: "0", count: max(0, 23 - String(count).count)) + "A\(count)"
  }
}

extension [String: Any] {
  fileprivate func text(_ key: String) -> String { self[key] as? String ?? "" }
  fileprivate func texts(_ key: String) -> [String] { self[key] as? [String] ?? [] }
  fileprivate func records(_ key: String) -> [[String: Any]] {
    self[key] as? [[String: Any]] ?? []
  }
}
