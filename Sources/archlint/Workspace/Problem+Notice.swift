internal import Documents
internal import Loaders
internal import Modules

extension Problem {
  /// What reading a spec noticed, in words of its own; rules say more about some of it.
  init(_ notice: SpecNotice) {
    self.init(
      notice.kind, notice.subject, at: notice.place, suggestion: notice.suggestion,
      notes: notice.notes)
  }

  /// What no rule judges: it is odd, but readable.
  init?(unjudged notice: Notice) {
    switch notice.kind {
    case .ignoredValue, .replacedKey, .vanishedTarget, .droppedDependency, .droppedInclude,
      .settingGroupCycle, .unusableTag:
      self.init(
        notice.kind, notice.subject, at: notice.place, suggestion: notice.suggestion,
        notes: notice.notes)
    case .duplicateKey, .misspelledKey, .unknownName, .sdkNameOfTarget, .ambiguousName,
      .duplicateDependency,
      .missingSource, .repeatedTarget, .unknownTestHost:
      return nil
    }
  }

  private init(
    _ kind: Notice.Kind, _ subject: String, at place: Place, suggestion: String?, notes: [Note]
  ) {
    let quoted = "`\(subject)`"
    let message =
      switch kind {
      case .duplicateKey: "\(quoted) stands twice; the last one counts"
      case .misspelledKey: "XcodeGen does not read \(quoted)"
      case .droppedInclude: "XcodeGen includes nothing for \(quoted)"
      case .repeatedTarget: "two targets end up as \(quoted); the last one counts"
      case .settingGroupCycle: "setting groups include one another: \(subject)"
      case .vanishedTarget: "\(quoted) is for no platform, so XcodeGen drops the target"
      case .droppedDependency:
        "\(quoted) is for no platform of this target, so XcodeGen drops the dependency"
      case .unusableTag: "\(quoted) cannot be used as a tag"
      default: "XcodeGen ignores \(quoted)"
      }
    let help = suggestion.map { suggestion in
      kind == .replacedKey ? "`\(suggestion)` counts" : "did you mean `\(suggestion)`?"
    }
    self.init(message, at: place, severity: .warning, help: help, notes: notes)
  }
}
