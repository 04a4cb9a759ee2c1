internal import Documents
internal import Modules

extension Problem {
  /// What no rule judges: it is odd, but readable.
  init?(unjudged notice: Notice) {
    switch notice.kind {
    case .ignoredValue, .vanishedTarget, .droppedDependency, .droppedInclude,
      .settingGroupCycle, .unusableTag:
      self.init(notice)
    case .duplicateKey, .misspelledKey, .unknownName, .ambiguousName, .duplicateDependency,
      .missingSource, .repeatedTarget, .unknownTestHost:
      return nil
    }
  }

  /// What loading noticed, in words of its own; rules say more about some of it.
  init(_ notice: Notice) {
    let (kind, subject) = (notice.kind, notice.subject)
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
    let help = notice.suggestion.map { suggestion in
      kind == .ignoredValue && suggestion.hasSuffix(":REPLACE")
        ? "`\(suggestion)` counts" : "did you mean `\(suggestion)`?"
    }
    self.init(message, at: notice.place, severity: .warning, help: help, notes: notice.notes)
  }
}
