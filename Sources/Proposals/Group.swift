internal import Modules

/// Modules that seem to be one layer, and why.
struct Group {
  /// What holds a group together; more of it stands first.
  enum Bond {
    case programs
    /// A layer of a preset.
    case preset
    /// They lie in one folder.
    case folder
    /// They have one word in their names.
    case family
    /// One module by itself, which may be joined with others of its level.
    case single
    /// They are linked by modules of the same levels.
    case level
  }

  var name: String
  var modules: [TargetID]
  /// What means these modules and those that come tomorrow.
  var patterns: [String]
  /// Groups of a workspace or a navigator that hold them.
  var groups: [String] = []
  /// What they have in common, in words behind their number: `in core/**`.
  let evidence: String
  let bond: Bond
  /// The position of its layer in a preset.
  var presetRank: Int?
  /// The folder that holds a single module with its siblings, if it has any.
  var parent: String?
  /// Whether it takes what comes tomorrow into a folder that it shares with other layers.
  var isOpen = false

  var isPrograms: Bool { bond == .programs }

  /// Whether it stands by itself, whatever else is on its level.
  var isSettled: Bool { bond != .single }

  /// Whether only names and links hold it together, so that it may become part of a wider layer.
  var isLoose: Bool { [.family, .single, .level].contains(bond) }
}

extension Group {
  /// What is in a folder, or in sibling folders.
  init(_ name: String, _ modules: [TargetID], in folder: String, _ landscape: ProjectAnalysis) {
    let isPrograms = modules.allSatisfy(landscape.programs.contains)
    self.init(
      name: NameWords.layer(name), modules: modules, patterns: ["\(folder)/**"],
      evidence: "in \(folder)/**", bond: isPrograms ? .programs : .folder)
  }

  init(_ module: TargetID, below parent: String? = nil, in landscape: ProjectAnalysis) {
    let home = landscape.homes[module]
    self.init(
      name: home.isWide
        ? NameWords.layer(home.folders.last ?? "") : landscape.layerName(of: module),
      modules: [module], patterns: [home.pattern],
      evidence: home.pattern.contains("/") ? "in \(home.pattern)" : "by its name", bond: .single,
      parent: parent)
  }

  /// Several groups as one, which nothing names yet.
  init(joining groups: [Group], _ evidence: String) {
    self.init(
      name: "", modules: groups.flatMap(\.modules), patterns: groups.flatMap(\.patterns),
      evidence: evidence, bond: .level)
  }
}

extension ProjectAnalysis {
  /// What a layer of one module is called: as the module, without the prefix of the team.
  fileprivate func layerName(of module: TargetID) -> String {
    let words = NameWords.stem(of: name(of: module))
    let isPrefixed = words.count > 1 && words.first == teamPrefix
    return NameWords.layer((isPrefixed ? words.dropFirst() : words[...]).joined(separator: " "))
  }
}
