internal import Documents
internal import Modules

extension SettingGroups {
  /// Tells what XcodeGen refuses among groups, and what it crashes on.
  func check(_ entries: [SpecEntry]) {
    for entry in entries {
      let settings = SpecSettings(entry.value)
      settings.check(of: nil, log: log)
      noteUnknown(in: settings, of: nil, log: log)
    }
    noteCycles(among: entries)
  }

  /// Tells of groups that nobody has defined, for all that they would have said is lost.
  func noteUnknown(in settings: SpecSettings, of owner: String?, log: SpecLog) {
    for item in settings.groups?.items ?? [] {
      guard let name = item.string, !has(name) else { continue }
      log.notice(
        .ignoredValue, name, at: item.place, target: owner, suggestion: nearest(to: name))
    }
    for entry in settings.configs?.entries ?? [] where entry.value.isMap {
      noteUnknown(in: SpecSettings(entry.value), of: owner, log: log)
    }
  }

  /// The group that was probably meant; among very many it is not looked for.
  private func nearest(to name: String) -> String? {
    names.count < 200 ? NearestName.of(name, among: names.sorted()) : nil
  }

  /// Every group that includes itself, told once, at the entry that closes the circle.
  private func noteCycles(among entries: [SpecEntry]) {
    var members: [String: [SpecValue]] = [:]
    for entry in entries {
      members[entry.key.text] = SpecSettings(entry.value).groups?.items ?? []
    }
    var done: Set<String> = []
    for entry in entries {
      var open: [(name: String, rest: ArraySlice<SpecValue>)] = []
      var next: String? = entry.key.text
      while true {
        if let name = next, done.insert(name).inserted {
          open.append((name, members[name, default: []][...]))
        }
        next = nil
        guard let last = open.indices.last else { break }
        guard let item = open[last].rest.popFirst() else {
          open.removeLast()
          continue
        }
        let name = item.string ?? ""
        if let start = open.firstIndex(where: { $0.name == name }) {
          let circle = open[start...].map(\.name) + [name]
          log.notice(
            .settingGroupCycle, circle.joined(separator: " → "), at: item.place)
        } else {
          next = name
        }
      }
    }
  }
}
