import TestSupport

/// Edits as people make them, drawn at random.
extension ChangedModel {
  mutating func edit(by random: inout SplitMix) {
    let value = Int.random(in: 1..<1000, using: &random)
    let index = Int.random(in: modules.indices, using: &random)
    let other = modules[Int.random(in: modules.indices, using: &random)]
    let isFirst = Bool.random(using: &random)
    switch Int.random(in: 0..<30, using: &random) {
    case 0, 1: modules[index].sources["A.swift"] = value
    case 2: modules[index].sources["New\(value).swift"] = 0
    case 3: modules[index].sources["A.swift"] = nil
    case 4: modules[index].sources["Old/B.swift"] = value
    case 5: modules[index].tests["Test.swift"] = value
    case 6: move(from: index, to: other.name)
    case 7: modules[index].setting = value % 100
    case 8: modules[index].setting += 100 * value
    case 9: modules[index].platform = isFirst ? "macOS" : "tvOS"
    case 10: modules[index].template = isFirst ? 0 : 1
    case 11: modules[index].group = isFirst ? 0 : 1
    case 12: modules[index].config = isFirst ? 0 : 1
    case 13: modules[index].includesBase.toggle()
    case 14: modules[index].hasPlist.toggle()
    case 15: modules[index].plist = value
    case 16: modules[index].links.removeAll()
    case 17 where other.name != modules[index].name && !reaches(other.name, modules[index].name):
      modules[index].links.append(.init(module: other.name, isInterface: isFirst))
    case 18: templates[isFirst ? 0 : 1] = value
    case 19: groups[value % 3] = value
    case 20: configs[isFirst ? 0 : 1] = value
    case 21: commonConfig = value
    case 22: base = value
    case 23: inputs[isFirst ? 0 : 1] = value
    case 24: pin = value
    case 25: packageSetting = value
    case 26: packageSources[isFirst ? 0 : 1] = value
    case 27: (document, script) = isFirst ? (value, script) : (document, value)
    case 28: replace(index, value)
    default:
      let names = ["t", "g", "b", "c", "c0", "c1", "p"] + modules.map(\.name)
      style[names[value % names.count]] = value
    }
  }

  private func reaches(_ start: String, _ end: String) -> Bool {
    var open = [start]
    var seen: Set<String> = []
    while let name = open.popLast() {
      if name == end { return true }
      guard seen.insert(name).inserted else { continue }
      open += modules.first { $0.name == name }?.links.map(\.module) ?? []
    }
    return false
  }

  /// Moves a source from one module to another.
  private mutating func move(from index: Int, to name: String) {
    guard let end = modules.firstIndex(where: { $0.name == name }), end != index,
      let value = modules[index].sources.removeValue(forKey: "A.swift")
    else { return }
    modules[end].sources["Moved.swift"] = value
  }

  /// Removes a module, adds one, renames one, or moves one to another folder.
  private mutating func replace(_ index: Int, _ value: Int) {
    switch value % 4 {
    case 0 where modules.count > 2: modules.remove(at: index)
    case 1:
      var module = Module(name: "N\(value)", folder: "core/N\(value)")
      module.sources = ["A.swift": 0]
      module.links = [.init(module: modules[index].name, isInterface: true)]
      modules.append(module)
    case 2:
      let old = modules[index].name
      modules[index].name = "R\(value)"
      for user in modules.indices {
        modules[user].links = modules[user].links.map {
          $0.module == old ? .init(module: "R\(value)", isInterface: $0.isInterface) : $0
        }
      }
    default: modules[index].folder = "service/\(modules[index].name)"
    }
  }
}
