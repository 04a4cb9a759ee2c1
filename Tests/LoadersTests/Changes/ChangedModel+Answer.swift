/// What a change touches and reaches, by the model alone: no code of the program is used here.
extension ChangedModel {
  /// All targets and what each links, as far as those are there.
  var links: [String: Set<String>] {
    var links: [String: Set<String>] = ["Kit": [], "KitUI": ["Kit"]]
    for module in modules {
      var own: Set<String> = ["\(module.name)Core"]
      own.formUnion(module.links.map(\.target))
      if let product = module.product, product != "Remote" { own.insert(product) }
      links[module.name] = own
      links["\(module.name)Core"] = []
      links["\(module.name)Tests"] = [module.name]
    }
    let names = Set(links.keys)
    return links.mapValues { $0.intersection(names) }
  }

  /// All that defines each target, in one string.
  private var definitions: [String: String] {
    var all = ["Kit": "\(packageSetting)", "KitUI": ""]
    let common = ["", "\(base)"]
    for module in modules {
      let shared = common[module.includesBase ? 1 : 0] + module.folder
      var parts = [
        "\(module.setting) \(module.platform) \(module.hasPlist) \(module.product ?? "")"
      ]
      parts += module.links.map(\.target)
      parts += module.template.map { ["T\($0) \(templates[$0])"] } ?? []
      parts += module.group.map { ["G\($0) \(groups[$0])\($0 == 0 ? " \(groups[2])" : "")"] } ?? []
      parts +=
        module.config.map { ["C\($0) \(configs[$0])\($0 == 0 ? " \(commonConfig)" : "")"] } ?? []
      parts += module.input.map { ["in\($0)"] } ?? []
      all[module.name] = parts.joined(separator: ";") + shared
      all["\(module.name)Core"] = module.platform + shared
      all["\(module.name)Tests"] = shared
    }
    return all
  }

  /// The targets that own a file, or name it.
  private func owners(of path: String) -> Set<String> {
    var owners: Set<String> = []
    for module in modules {
      let name = module.name
      func isIn(_ folder: String) -> Bool { path.hasPrefix("\(module.folder)/\(folder)/") }
      if isIn("Sources"), !isIn("Sources/Old") { owners.insert(name) }
      if isIn("Core") { owners.insert("\(name)Core") }
      if isIn("Tests") { owners.insert("\(name)Tests") }
      if path == "\(module.folder)/Info.plist", module.hasPlist { owners.insert(name) }
      if let input = module.input, path == "shared/in\(input).txt" { owners.insert(name) }
    }
    for name in ["Kit", "KitUI"] where path.hasPrefix("packages/Kit/Sources/\(name)/") {
      owners.insert(name)
    }
    return owners
  }

  /// A file that no spec includes is of no kind.
  private func isProjectFile(_ path: String) -> Bool {
    if path == "shared/base.yml" { return modules.contains(where: \.includesBase) }
    return path.hasSuffix("/project.yml") || path.hasPrefix("shared/") && path.hasSuffix(".yml")
      || path.hasSuffix("Package.swift")
  }

  /// The files of settings that some target of any of both reads.
  private func configs(with other: ChangedModel) -> Set<String> {
    let used = (modules + other.modules).compactMap(\.config)
    return Set(
      used.map { "shared/C\($0).xcconfig" } + (used.contains(0) ? ["shared/Common.xcconfig"] : []))
  }

  /// The names of the targets that the change from another model can break; nil stands for all.
  func affected(since other: ChangedModel) -> Set<String>? {
    let (now, then) = (files, other.files)
    let paths = Set(now.keys).union(then.keys).filter { now[$0] != then[$0] }
    let names = Set(links.keys)
    var touched = names.filter { definitions[$0] != other.definitions[$0] }
    touched.formUnion(names.filter { links[$0] != other.links[$0] })
    let read = configs(with: other)
    for path in paths
    where !isProjectFile(path) && !other.isProjectFile(path) && !read.contains(path) {
      if path == "Package.resolved" {
        touched.formUnion(modules.filter { $0.product == "Remote" }.map(\.name))
        continue
      }
      let all = owners(of: path).union(other.owners(of: path))
      touched.formUnion(all.intersection(names))
      if all.isEmpty, path != "README.md" { return nil }
    }
    return closure(of: touched)
  }

  private func closure(of touched: Set<String>) -> Set<String> {
    var reached = touched
    var isGrowing = true
    while isGrowing {
      let more = links.filter { !reached.contains($0.key) && !$0.value.isDisjoint(with: reached) }
      isGrowing = !more.isEmpty
      reached.formUnion(more.keys)
    }
    return reached
  }
}
