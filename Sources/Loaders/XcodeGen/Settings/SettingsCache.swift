internal import Modules
internal import YAML

/// Settings that several specs share: configuration files, and project settings from includes.
final class SettingsCache {
  private let files: ProjectFiles
  private var configFiles: [String: ConfigFile] = [:]
  private var projects: [[SpecValue.Identity?]: ProjectSettings] = [:]

  init(files: ProjectFiles) { self.files = files }

  /// A configuration file by its path in relation to a folder.
  func configFile(_ path: String, in folder: String) -> ConfigFile {
    let path = PathText.join(folder, path)
    if let file = configFiles[path] { return file }
    let file = ConfigFile.read(path, in: files)
    configFiles[path] = file
    return file
  }

  /// What the targets of a project inherit; the same inputs are looked into once.
  func project(_ inputs: ProjectSettings.Inputs, of spec: String, log: SpecLog) -> ProjectSettings {
    let identity = inputs.identity
    if let project = projects[identity] { return project }
    let told = log.count
    inputs.check(log: log)
    let folder = PathText.folder(of: spec)
    let project = ProjectSettings(inputs) { self.configFile($0, in: folder) }
    // What is the spec's own will not be asked for again, and what is odd is told for each spec.
    if log.count == told, inputs.configFiles == nil, inputs.areIncluded(in: spec) {
      projects[identity] = project
    }
    return project
  }
}

extension ProjectSettings.Inputs {
  /// Whether nothing of it is written in the spec itself.
  fileprivate func areIncluded(in spec: String) -> Bool {
    [settings, groups, configs].allSatisfy { $0?.node.document.source.name != spec }
  }
}
