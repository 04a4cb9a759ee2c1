internal import Modules

/// Modules that seem to be one layer, and why.
struct Group {
  /// What holds a group together; more of it stands first.
  enum Bond {
    /// Applications and tools.
    case programs
    /// A layer of a preset, by its position there.
    case preset(Int)
    /// They lie in one folder.
    case folder
    /// They have one word in their names.
    case family
    /// One module by itself, which may be joined with others of its level; the folder that holds
    /// it with its siblings, if it has any.
    case single(parent: String?)
    /// They are linked by modules of the same levels.
    case level
  }

  var name: String
  var modules: [TargetID]
  /// What means these modules and those that come tomorrow.
  var patterns: [String]
  /// What they have in common, in words behind their number: `in core/**`.
  var evidence: String
  var bond: Bond
  /// Whether it takes what comes tomorrow into a folder that it shares with other layers.
  var isOpen = false

  /// Whether it stands by itself, whatever else is on its level.
  var isSettled: Bool {
    if case .single = bond { false } else { true }
  }

  /// Whether only names and links hold it together, so that it may become part of a wider layer.
  var isLoose: Bool {
    switch bond {
    case .family, .single, .level: true
    case .programs, .preset, .folder: false
    }
  }

  var isFamily: Bool {
    if case .family = bond { true } else { false }
  }

  var isPrograms: Bool {
    if case .programs = bond { true } else { false }
  }

  var presetRank: Int? {
    if case .preset(let rank) = bond { rank } else { nil }
  }

  var parent: String? {
    if case .single(let parent) = bond { parent } else { nil }
  }

  /// One module by itself.
  init(_ module: TargetID, below parent: String? = nil, in landscape: Landscape) {
    let home = landscape.homes[module]
    name = home.isWide ? NameWords.layer(home.folders.last ?? "") : landscape.layerName(of: module)
    modules = [module]
    patterns = [home.pattern]
    evidence = home.pattern.contains("/") ? "in \(home.pattern)" : "by its name"
    bond = .single(parent: parent)
  }

  init(
    _ name: String, _ modules: [TargetID], _ patterns: [String], _ evidence: String, bond: Bond
  ) {
    self.name = name.isEmpty ? "" : NameWords.layer(name)
    (self.modules, self.patterns) = (modules, patterns)
    (self.evidence, self.bond) = (evidence, bond)
  }
}

extension Landscape {
  /// What a layer of one module is called: as the module, without the prefix of the team.
  fileprivate func layerName(of module: TargetID) -> String {
    let words = NameWords.stem(of: name(of: module))
    let isPrefixed = words.count > 1 && words.first == teamPrefix
    return NameWords.layer((isPrefixed ? words.dropFirst() : words[...]).joined(separator: " "))
  }
}
