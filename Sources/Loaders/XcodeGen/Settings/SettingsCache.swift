/// Settings that several specs share: configuration files, and setting groups from includes.
final class SettingsCache {
  let files: ProjectFiles
  private var configFiles: [String: ConfigFile] = [:]
  /// By the values that they were made of: the groups and the configurations.
  private var groups: [[SpecValue.Identity?]: SettingGroups] = [:]
  private var projects: [SpecValue.Identity: ProjectSettings] = [:]

  /// The modules that are ready in each folder.
  private var prebuilt: [String: Set<String>] = [:]
  private var folders: [String: Bool] = [:]

  init(files: ProjectFiles) { self.files = files }

  func prebuilt(in folder: String) -> Set<String> {
    if let known = prebuilt[folder] { return known }
    let names = ((try? files.list(folder))?.entries ?? []).compactMap { entry -> String? in
      let ending = [".xcframework", ".framework", ".swiftmodule"].first(where: entry.name.hasSuffix)
      return ending.map { String(entry.name.dropLast($0.count)) }
    }
    prebuilt[folder] = Set(names)
    return Set(names)
  }

  /// Whether a folder is there, about which many specs may ask.
  func isThere(_ folder: String) -> Bool {
    if let known = folders[folder] { return known }
    let isThere = files.kind(folder) != nil
    folders[folder] = isThere
    return isThere
  }

  /// The text of a script, as far as it matters.
  func script(_ path: String, in folder: String) -> String? {
    let path = PathText.join(folder, path)
    guard !files.isForeign(path), let text = try? files.start(path, 1 << 16) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// The file at a path, or those in the folder there, by name: what a copy phase copies.
  func files(below path: String) -> [String] {
    var (names, waiting) = ([String](), [path])
    while let path = waiting.popLast() {
      let name = path.lastPathName
      if name.contains(".") {
        names.append(String(name))
      } else if !files.isForeign(path), let inside = try? files.list(path) {
        waiting += inside.entries.filter { $0.kind != .linkedFolder }.map { "\(path)/\($0.name)" }
      }
    }
    return names
  }

  /// The file that `configFiles:` names for a configuration, in relation to a folder.
  func configFile(
    for configuration: String, among files: SpecValue?, in folder: String
  ) -> ConfigFile? {
    let entry = files?.entries.first { $0.key.hasText(configuration) }
    return entry?.value.string.map { configFile($0, in: folder) }
  }

  /// Notes files that exist but can't be read, once each: their settings may make a library static.
  func noteUnreadable(among files: SpecValue?, in folder: String, log: SpecLog) {
    for entry in files?.entries ?? [] {
      entry.value.string.flatMap { configFile($0, in: folder).problem }.map(log.add)
    }
  }

  private func configFile(_ path: String, in folder: String) -> ConfigFile {
    let path = PathText.join(folder, path)
    if let file = configFiles[path] { return file }
    let file = ConfigFile.read(path, in: files, of: folder)
    // Another project may have an include elsewhere.
    if !file.isOfProject { configFiles[path] = file }
    return file
  }

  /// The setting groups of a project; the same ones are looked into once.
  func groups(_ groups: SpecValue?, configurations: SpecValue?, of spec: String) -> SettingGroups {
    let identity = [groups?.identity, configurations?.identity]
    if let known = self.groups[identity] { return known }
    let made = SettingGroups(groups, configurations: configurations)
    // What is written in the spec itself will not be asked for again.
    let isOwn = [groups, configurations].contains { $0?.node.document.source.name == spec }
    if !isOwn { self.groups[identity] = made }
    return made
  }

  /// The settings of a project; those that an included file has are looked into once.
  func project(
    _ value: SpecValue?, groups: SettingGroups, configFiles: SpecValue?, of spec: String,
    in folder: String
  ) -> ProjectSettings {
    // A merged value is rebuilt for each spec.
    guard case .written(let node)? = value, let identity = value?.identity,
      node.document.source.name != spec, configFiles == nil
    else {
      return ProjectSettings(value, groups: groups) {
        configFile(for: $0, among: configFiles, in: folder)
      }
    }
    if let known = projects[identity], known.groups === groups { return known }
    let made = ProjectSettings(value, groups: groups) { _ in nil }
    projects[identity] = made
    return made
  }
}

extension SpecValue {
  /// Tells a value from every other one of a run.
  fileprivate struct Identity: Hashable {
    let object: ObjectIdentifier
    let start: UInt32
  }

  fileprivate var identity: Identity {
    switch self {
    case .written(let node):
      Identity(object: ObjectIdentifier(node.document), start: node.span.start)
    case .text(let text): Identity(object: ObjectIdentifier(text), start: 0)
    case .list(let list): Identity(object: ObjectIdentifier(list), start: 0)
    case .map(let map): Identity(object: ObjectIdentifier(map), start: 0)
    }
  }
}

/// The settings that the targets of a project inherit, and a cache for flattening their own.
final class ProjectSettings {
  let groups: SettingGroups
  /// Whether one configuration stands for all.
  let isUniform: Bool
  /// What is to be said about them, for each spec that has them.
  let log = SpecLog()
  private let settings: [FlatSettings]
  /// What is defined for targets that say nothing about it; by whether there are presets.
  var definitions: [Bool: BuildFacts] = [:]
  /// Kept so that its identity stays its own.
  private let value: SpecValue?

  init(_ value: SpecValue?, groups: SettingGroups, configFile: (String) -> ConfigFile?) {
    (self.groups, self.value) = (groups, value)
    let own = SpecSettings(value)
    let check = SettingsCheck(owner: nil, log: log)
    check.check(own)
    check.noteUnknownGroups(in: own, among: groups)
    settings = groups.configurations.enumerated().map { index, name in
      let file = configFile(name).map { [SettingsPart.file($0)] } ?? []
      return FlatSettings(file + groups.parts(of: own, in: index))
    }
    isUniform = settings.areUniform
  }

  subscript(configuration: Int) -> FlatSettings { settings[configuration] }
}
