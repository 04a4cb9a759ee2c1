/// A target that is still being expanded.
///
/// A class, because each expansion step changes it in place.
final class TargetDraft: Sendable {
  let key: SpecKey
  let value: SpecValue
  let templates: TemplateUses

  init(key: SpecKey, value: SpecValue, templates: TemplateUses = TemplateUses()) {
    (self.key, self.value, self.templates) = (key, value, templates)
  }

  var name: String { value["name"]?.string ?? key.text }
  var hasPlatformList: Bool { value["platform"]?.isList ?? false }

  /// Brings targets into their final form: platform lists, templates, platform lists again.
  ///
  /// The first round splits targets that have a list themselves, so that templates can be named by
  /// platform; the second one those that got their list from a template.
  static func resolve(
    _ targets: [SpecEntry], templates: SpecValue?, log: SpecLog, hasVariables: Bool
  ) -> [TargetDraft] {
    let lists = PlatformLists(log: log, hasVariables: hasVariables)
    let templates = TemplateExpander(
      templates, variable: "target_name", log: log, hasVariables: hasVariables)
    let drafts = targets.map { TargetDraft(key: $0.key, value: $0.value) }
    // One value that is not a map disables all of this; decoding reports it.
    guard drafts.allSatisfy(\.value.isMap) else { return drafts }
    let laid = lists.split(drafts).map(templates.resolve)
    let hasNewLists = laid.contains { !$0.templates.isEmpty && $0.hasPlatformList }
    return hasNewLists ? lists.split(laid) : laid
  }
}
