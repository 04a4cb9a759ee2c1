/// The `.xcconfig` files of a project, each read once, and the settings of its targets above them.
struct ConfigFiles {
  private let files: ProjectFiles
  private let folder: String
  private let isOfPods: Bool
  private let configurations: [String: ProjectConfiguration]
  private var known: [String: ConfigFile] = [:]
  private var inherited: [String: FlatSettings] = [:]
  /// Unreadable files, without missing ones that are probably generated.
  private(set) var problems: [Problem] = []
  /// What the variables of all targets of a project may be expanded to.
  let share = SettingExpansion.Share(64 << 20)

  init(_ files: ProjectFiles, of project: XcodeProject) {
    (self.files, folder, isOfPods) = (files, project.folder, project.name == "Pods")
    configurations = Dictionary(
      project.configurations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func settings(of target: ProjectTarget) -> [TargetSettings] {
    // CocoaPods adds configurations of its own, in which no app is built.
    let based = isOfPods ? target.configurations.filter { $0.base != nil } : []
    return (based.isEmpty ? target.configurations : based).map { own in
      let settings = FlatSettings(parts(of: own), over: inherited(in: own.name))
      return TargetSettings(
        target: target.name, configuration: own.name, settings: settings, share: share,
        isDefault: own.isDefault)
    }
  }

  private mutating func inherited(in name: String) -> FlatSettings? {
    guard let configuration = configurations[name] else { return nil }
    let settings = inherited[name] ?? FlatSettings(parts(of: configuration))
    inherited[name] = settings
    return settings
  }

  /// What a configuration says, over its file.
  private mutating func parts(of configuration: ProjectConfiguration) -> [SettingsPart] {
    let part = SettingsPart.project(configuration.settings)
    guard let file = configuration.base.map({ file($0) }) else { return [part] }
    return share.mayMake(file.settings.count << 4) ? [.file(file), part] : [part]
  }

  private mutating func file(_ base: String) -> ConfigFile {
    let path = PathText.folded(PathText.join(folder, base))
    if let file = known[path] { return file }
    let file = ConfigFile.read(path, in: files, of: folder)
    problems += [file.problem].compactMap { $0 }
    known[path] = file
    return file
  }
}
