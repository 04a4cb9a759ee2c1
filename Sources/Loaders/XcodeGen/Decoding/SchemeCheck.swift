/// Reports schemes that XcodeGen rejects, and keys that it ignores.
struct SchemeCheck {
  let log: SpecLog
  let names: SchemeNames
  let hasVariables: Bool

  func check(_ schemes: SpecValue?, templates: SpecValue?) {
    guard let schemes, schemes.isMap else { return }
    let drafts = schemes.entries.map { TargetDraft(key: $0.key, value: $0.value) }
    // Without maps only, templates are off; what else templates have to say is no one's concern.
    let laying = TemplateExpander(
      templates, variable: "scheme_name", log: SpecLog(silentPartOf: log),
      hasVariables: hasVariables)
    let isLaid = drafts.allSatisfy(\.value.isMap)
    for draft in drafts where log.mayMake(1, of: .entries, at: draft.key.place) {
      check(isLaid ? laying.resolve(draft) : draft)
    }
  }

  private func check(_ scheme: TargetDraft) {
    let name = scheme.key.text
    guard let build = scheme.value["build"], build.isMap, let targets = build["targets"],
      targets.isMap
    else {
      log.error("the scheme \(name) needs `build` with `targets`, a mapping", at: scheme.key.place)
      return
    }
    for entry in targets.entries {
      let name = entry.key.text
      guard log.mayKeep(name, at: entry.key.place) else { return }
      if (1...2).contains(name.split(separator: "/").count) {
        names.check(name, at: entry.key.place, node: entry.key.node)
      } else {
        log.error("`\(name)` in the scheme \(scheme.key.text) names no target", at: entry.key.place)
      }
    }
    names.check(list: scheme.value["test"]?["targets"])
    names.check(list: scheme.value["test"]?["coverageTargets"])
    noteStrangers(in: scheme.value)
    for phase in [build["preActions"], build["postActions"]] {
      for action in phase?.items ?? [] where action.isMap && action["script"]?.string == nil {
        log.error("an action of the scheme \(name) needs a `script`, a string", at: action.place)
      }
    }
  }

  /// Notes keys that are read elsewhere, in a scheme and in its parts.
  private func noteStrangers(in scheme: SpecValue) {
    for entry in scheme.entries {
      if let action = KeyLevel.actions.first(where: { entry.key.hasText($0.rawValue) }) {
        noteStrangers(among: entry.value.entries, at: action)
      }
    }
    noteStrangers(among: scheme.entries, at: .scheme)
  }

  private func noteStrangers(among entries: [SpecEntry], at level: KeyLevel) {
    let notes = UnknownKeyDiagnostics(level: level, log: log)
    for entry in entries where !level.reads(entry.key.text) { notes.note(entry) }
  }
}

extension ProjectDecoder {
  private static let breakpointTypes: Set<String> = [
    "File", "Exception", "SwiftError", "OpenGLError", "Symbolic", "IDEConstraintError",
    "IDETestFailure", "RuntimeIssue",
  ]

  /// Says what XcodeGen refuses in `breakpoints:`; nothing else of them is read.
  func check(breakpoints: SpecValue?) {
    guard let breakpoints else { return }
    guard breakpoints.isList else {
      log.error("`breakpoints` must be a list", at: breakpoints.place)
      return
    }
    for item in breakpoints.items {
      guard let type = item["type"]?.string, ProjectDecoder.breakpointTypes.contains(type) else {
        log.error("a breakpoint needs a `type` that Xcode knows", at: (item["type"] ?? item).place)
        continue
      }
      if type == "File", item["path"]?.string == nil || item["line"]?.int == nil {
        log.error("a breakpoint in a file needs a `path` and a `line`", at: item.place)
      }
    }
  }
}
