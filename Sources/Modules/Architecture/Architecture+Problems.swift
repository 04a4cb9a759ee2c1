package import Documents

extension Architecture {
  /// Patterns and tags that mean nothing: there is probably a slip in each of them.
  ///
  /// Where specs are missing, a pattern may well be meant for those.
  package func problems(isComplete: Bool) -> [Problem] {
    let patterns = isComplete ? unmatchedPatterns : []
    return patterns.map(Problem.init(unmatched:)) + (isComplete ? layerProblems : []) + tagProblems
      + unusableTags
  }

  /// Tags of the wrong kind, once, however many targets get them from a template.
  private var unusableTags: [Problem] {
    var known: Set<Problem> = []
    return graph.notices.filter { $0.kind == .unusableTag }.map(Problem.init).filter {
      known.insert($0).inserted
    }
  }

  /// Tags that name nothing, once, however many targets have them from their spec.
  private var tagProblems: [Problem] {
    let targets = Set(graph.targetIDs.map { graph[$0].name })
    var known: Set<Problem> = []
    return unknownTags.map { problem(of: $0, targets: targets) }.filter {
      known.insert($0).inserted
    }
  }

  private func problem(of tag: UnknownTag, targets: Set<String>) -> Problem {
    let (what, names) =
      switch tag.key {
      case .layer: ("layer", layers.map(\.name))
      case .role: ("role", Role.allCases.map(\.rawValue))
      case .of: ("target", Array(targets))
      }
    let name = tag.word.text
    // Each of as many tags would have thousands of them.
    let isListed = tag.key != .of && NearestName.areFew(names)
    let all = isListed ? "there are \(names.map { "`\($0)`" }.joined(separator: ", "))" : nil
    return Problem(
      "there is no \(what) `\(name)`", at: tag.word.place, severity: .warning,
      help: NearestName.help(for: name, amongFew: names) ?? all)
  }
}

extension Problem {
  /// A pattern with a slip in it, or for what is gone.
  package init(unmatched pattern: Pattern) {
    self.init(
      "the pattern `\(pattern.text)` matches nothing", at: pattern.place, severity: .warning,
      help: pattern.advice)
  }

  /// What loading noticed, in words of its own; rules say more about some of it.
  package init(_ notice: Notice) {
    let (kind, subject) = (notice.kind, notice.subject)
    let quoted = "`\(subject)`"
    let message =
      switch kind {
      case .duplicateKey: "\(quoted) stands twice; the last one counts"
      case .repeatedKey: "\(quoted) stands twice, with the same value"
      case .misspelledKey: "XcodeGen does not read \(quoted)"
      case .droppedInclude: "XcodeGen includes nothing for \(quoted)"
      case .repeatedTarget: "two targets end up as \(quoted); the last one counts"
      case .settingGroupCycle: "setting groups include one another: \(subject)"
      case .vanishedTarget: "\(quoted) is for no platform, so XcodeGen drops the target"
      case .droppedDependency:
        "\(quoted) is for no platform of this target, so XcodeGen drops the dependency"
      case .unusableTag: "\(quoted) cannot be used as a tag"
      case .lostSettings:
        "XcodeGen drops \(quoted), which stands beside `base`, `configs` or `groups`"
      case .emptiedValue:
        "the empty \(quoted) takes the place of all that an include or a template says there"
      case .unknownTemplate: "there is no template \(quoted), and XcodeGen says nothing of it"
      case .unknownSettingGroup: "there is no setting group \(quoted)"
      case .undeclaredPackage: "the spec declares no package \(quoted)"
      case .missingPackage: "the local package \(subject) does not exist"
      case .missingConfigFile: "the configuration file \(subject) does not exist"
      case .missingScript: "the script \(subject) does not exist"
      case .missingFileGroup: "the group of files \(subject) does not exist"
      case .missingTestPlan: "the test plan \(subject) does not exist"
      case .settingsWithoutConfigs:
        "\(quoted) is a configuration and no setting: what is for one stands below `configs`"
      case .refusedDestinations:
        "the destinations of \(subject) exclude one another, or its platform"
      case .refusedSDK: "\(quoted) is no `.framework`, `.tbd` or `.dylib` of an SDK"
      case .unknownConfiguration: "\(quoted) is no configuration of the spec"
      case .unknownSchemeTarget: "\(quoted) is no target that the scheme can have"
      default: "XcodeGen ignores \(quoted)"
      }
    let help = notice.suggestion.map { suggestion in
      kind == .replacedKey ? "`\(suggestion)` counts" : NearestName.help(naming: suggestion)
    }
    self.init(message, at: notice.place, severity: .warning, help: help, notes: notice.notes)
  }
}
