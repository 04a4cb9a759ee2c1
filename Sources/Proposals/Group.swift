/// Modules that are proposed as one layer, and the evidence for it.
struct Group {
  /// What holds the modules of a group together.
  enum Evidence: Equatable {
    /// They are applications or tools.
    case programs
    /// Their folders have the name of a layer of a preset, which has this position.
    case preset(Int)
    /// They are in one folder, or in sibling folders of slices.
    case folder([String])
    /// They are in one group of a workspace or a navigator.
    case navigator(String)
    /// Their names, or those of their folders, share a word.
    case word(NameWords.Ending)
    /// It is a single module with the name of a layer.
    case name
    /// Only links say where they belong.
    case links
  }

  /// Empty as long as only links show the group.
  var name: String
  var modules: [TargetID]
  var evidence: Evidence
  /// Whether nothing but programs and one another link them.
  var areFeatures = false
  /// Whether another layer was divided into it and one that builds on it.
  var isFloor = false
  /// Whether links added modules that lack the evidence.
  private(set) var isMixed = false

  init(_ name: String, _ modules: [TargetID], _ evidence: Evidence) {
    (self.name, self.modules, self.evidence) = (name, modules.sorted(), evidence)
  }

  mutating func add(_ others: [TargetID]) {
    // The name of one module says nothing about several others.
    if evidence == .name, others.count > modules.count { (name, evidence) = ("", .links) }
    modules = (modules + others).sorted()
    isMixed = evidence != .links
  }

  /// A family of one has nothing in common.
  mutating func remove(_ module: TargetID) {
    modules.removeAll { $0 == module }
    if isLoose, modules.count == 1 { (name, evidence) = ("", .links) }
  }

  init(_ module: TargetID) { self.init("", [module], .links) }
  var isPrograms: Bool { evidence == .programs }
  /// Whether its name is a usual one for features.
  var isCalledFeature: Bool { UsualName.of(name)?.layer == "feature" }
  var isOfFeatures: Bool { areFeatures || isCalledFeature }

  /// Whether its name means what all others build on.
  var isCalledLow: Bool { UsualName.rank(of: name) >= UsualName.lowRank }

  /// Whether it may become a part of another layer.
  var isLoose: Bool { word != nil || evidence == .links }

  var word: NameWords.Ending? { if case .word(let word) = evidence { word } else { nil } }

  /// The folder that all of it, and what is added to that, belongs to.
  var folder: [String]? { if case .folder(let folder) = evidence { folder } else { nil } }

  var navigatorGroup: String? { if case .navigator(let name) = evidence { name } else { nil } }

  var presetRank: Int? { if case .preset(let rank) = evidence { rank } else { nil } }

  /// Whether modules may join it: it is as loose as a single one, as low as what all others build on,
  /// around it, or has its meaning.
  func takes(_ stray: Group, in project: ProjectAnalysis) -> Bool {
    let isSingle = stray.modules.count == 1
    guard !isPrograms, evidence != .links else { return evidence == .links && isSingle }
    let places = stray.modules.map(project.homes.place)
    if let folder, places.allSatisfy({ $0.starts(with: folder) }) { return true }
    if NameWords.isContainer(name) { return isSingle }
    guard let usual = UsualName.of(name) else { return false }
    if usual.rank >= UsualName.lowRank, usual.layer != "model" { return UsualName.isBottom(name) }
    let meanings = [usual.layer, project.usualName(of: stray.modules[0])?.layer ?? ""]
    return isSingle
      && (meanings[0] == meanings[1] || meanings.allSatisfy(UsualName.backstage.contains))
  }
}
