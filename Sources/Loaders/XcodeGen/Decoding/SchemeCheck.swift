/// What XcodeGen refuses in `schemes:`; nothing else of them is read.
struct SchemeCheck {
  let log: SpecLog
  /// Whether a variable may stand anywhere in the spec.
  let hasVariables: Bool

  func check(_ schemes: SpecValue?, templates: SpecValue?) {
    guard let schemes, schemes.isMap else { return }
    let drafts = schemes.entries.map { TargetDraft(key: $0.key, value: $0.value) }
    // Without maps only, templates are off; what else templates have to say is no one's concern.
    let laying = TemplateLaying(
      templates, variable: "scheme_name", log: SpecLog(), hasVariables: hasVariables)
    let isLaid = drafts.allSatisfy(\.value.isMap)
    for draft in drafts { check(isLaid ? laying.resolve(draft) : draft) }
  }

  private func check(_ scheme: TargetDraft) {
    let name = scheme.key.text
    guard let build = scheme.value["build"], build.isMap, let targets = build["targets"],
      targets.isMap
    else {
      log.error("the scheme \(name) needs `build` with `targets`, a mapping", at: scheme.key.place)
      return
    }
    for entry in targets.entries where !(1...2).contains(entry.key.text.split(separator: "/").count)
    {
      log.error("`\(entry.key.text)` in the scheme \(name) names no target", at: entry.key.place)
    }
    for phase in [build["preActions"], build["postActions"]] {
      for action in phase?.items ?? [] where action.isMap && action["script"]?.string == nil {
        log.error("an action of the scheme \(name) needs a `script`, a string", at: action.place)
      }
    }
  }
}

/// What XcodeGen refuses in `breakpoints:`; nothing else of them is read.
struct BreakpointCheck {
  let log: SpecLog

  private static let types: Set<String> = [
    "File", "Exception", "SwiftError", "OpenGLError", "Symbolic", "IDEConstraintError",
    "IDETestFailure", "RuntimeIssue",
  ]

  func check(_ breakpoints: SpecValue?) {
    guard let breakpoints else { return }
    guard breakpoints.isList else {
      log.error("`breakpoints` must be a list", at: breakpoints.place)
      return
    }
    for item in breakpoints.items {
      guard let type = item["type"]?.string, BreakpointCheck.types.contains(type) else {
        log.error("a breakpoint needs a `type` that Xcode knows", at: (item["type"] ?? item).place)
        continue
      }
      if type == "File", item["path"]?.string == nil || item["line"]?.int == nil {
        log.error("a breakpoint in a file needs a `path` and a `line`", at: item.place)
      }
    }
  }
}
