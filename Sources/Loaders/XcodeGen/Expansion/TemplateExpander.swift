/// Expands the templates that targets, or schemes, name.
///
/// ```
/// targetTemplates: {Kit: {type: framework, sources: "${target_name}"}}
/// targets: {Net: {templates: [Kit]}}     {type: framework, sources: Net}
/// ```
struct TemplateExpander {
  let log: SpecLog
  let hasVariables: Bool
  /// The variable that stands for the name of what is laid over a template.
  private let variable: String
  private let templates: [String: SpecValue]

  init(_ templates: SpecValue?, variable: String, log: SpecLog, hasVariables: Bool) {
    (self.log, self.variable, self.hasVariables) = (log, variable, hasVariables)
    var known: [String: SpecValue] = [:]
    let entries = templates?.entries ?? []
    if let odd = entries.first(where: { !$0.value.isMap }) {
      // With one value that is not a map, XcodeGen applies no template.
      log.noteIgnored(odd.value, odd.key.text)
    } else {
      for entry in entries { known[entry.key.text] = entry.value }
    }
    self.templates = known
  }

  func resolve(_ target: TargetDraft) -> TargetDraft {
    guard let list = target.value["templates"] else { return target }
    let uses = collect(list, for: target.key.text)
    guard !uses.isEmpty else { return target }
    let merger = ValueMerger(log: log)
    var merged = SpecValue.empty(from: target.value.node)
    for use in uses.inLaidOrder {
      let span = use.value.node.span
      guard log.mayMake(span.length, of: .laid, at: use.place) else { return target }
      merged = merger.merge(use.value, over: merged)
    }
    merged = merger.merge(target.value, over: merged)
    if hasVariables { merged = expand(merged, name: target.key.text) }
    return TargetDraft(key: target.key, value: merged, templates: uses)
  }

  /// Puts the target's name in, then its attributes, which count only if all are strings.
  private func expand(_ target: SpecValue, name: String) -> SpecValue {
    let named = Variables(values: [variable: name], log: log).expand(target)
    guard let attributes = named["templateAttributes"], attributes.isMap else { return named }
    var variables: [String: String] = [:]
    for entry in attributes.entries {
      guard let text = entry.value.string else {
        log.notice(
          .ignoredValue, "templateAttributes.\(entry.key.text)", at: entry.value.place,
          target: name)
        return named
      }
      variables[entry.key.text] = text
    }
    return variables.isEmpty ? named : Variables(values: variables, log: log).expand(named)
  }

  /// The limit of nested templates; each level repeats the notes of the one before.
  private static let deepestNesting = 64

  /// Collects templates depth first, each once; a template is laid after those it names itself.
  private func collect(_ list: SpecValue, for target: String) -> TemplateUses {
    var uses = TemplateUses()
    var met: Set<String> = []
    // What is still to be looked at of each list, and the template whose list it is.
    var stack: [(names: ArraySlice<SpecValue>, use: Int?)] = [
      (names(in: list, of: target)[...], nil)
    ]
    while let pending = stack.popLast() {
      guard let item = pending.names.first else {
        if let use = pending.use { uses.lay(use) }
        continue
      }
      stack.append((pending.names.dropFirst(), pending.use))
      let name = item.string ?? ""
      guard !met.contains(name) else { continue }
      guard stack.count <= TemplateExpander.deepestNesting else {
        log.error("templates use each other more than \(stack.count - 1) deep", at: item.place)
        return TemplateUses()
      }
      guard let template = templates[name] else {
        log.notice(
          .unknownTemplate, name, at: item.place, target: target,
          suggestion: NearestName.of(name, amongFew: templates.keys))
        continue
      }
      met.insert(name)
      let use = uses.add(
        TemplateUse(name: name, place: item.place, value: template, user: pending.use))
      let own = template["templates"].map { names(in: $0, of: target) } ?? []
      stack.append((own[...], use))
    }
    return uses
  }

  /// The names of a list; it counts only if it holds nothing but strings.
  private func names(in list: SpecValue, of target: String) -> [SpecValue] {
    let items = list.items
    let isRead = list.isList && items.allSatisfy { $0.string != nil }
    if isRead || list.saysNothing { return items }
    log.notice(.ignoredValue, "templates", at: list.place, target: target)
    return []
  }
}
