/// The run paths of an image, where dyld searches for `@rpath`.
enum RunPaths {
  /// The run paths of a target: what its settings say, else the presets of XcodeGen.
  static func of(_ target: Target, at destination: Destination) -> [String] {
    let build = target.build(for: destination)
    let preset = build.lacksPresets ? [] : preset(target.type, on: target.presetPlatform)
    guard let paths = build.runPaths else { return preset }
    return build.keepsPresetRunPaths ? paths + preset : paths
  }

  /// What XcodeGen gives a program or a framework without settings; tests find everything.
  static func preset(_ type: ProductType, on platform: Platform) -> [String] {
    switch type {
    case .appExtension where platform == .macOS:
      ["@executable_path/../Frameworks", "@executable_path/../../../../Frameworks"]
    case .appExtension, .messagesExtension, .tvExtension, .watch2Extension:
      ["@executable_path/Frameworks", "@executable_path/../../Frameworks"]
    case .intentsExtension:
      [
        "@executable_path/Frameworks", "@executable_path/../../Frameworks",
        "@executable_path/../../../../Frameworks",
      ]
    default:
      switch platform {
      case .watchOS: []
      case .macOS, .macCatalyst: ["@executable_path/../Frameworks"]
      default: ["@executable_path/Frameworks"]
      }
    }
  }

  /// The folder of a run path, given those of the program and of the image; nil if unknown.
  static func folder(_ path: String, executable: String, loader: String) -> String? {
    for (mark, folder) in [("@executable_path", executable), ("@loader_path", loader)]
    where path == mark || path.hasPrefix(mark + "/") {
      return folded(folder + path.dropFirst(mark.count))
    }
    return nil
  }

  /// A path from the top of an app, without `.` and `..`.
  static func folded(_ path: String) -> String { PathText.folded(String(path.drop { $0 == "/" })) }
}

extension Target {
  /// The platform whose presets XcodeGen takes: of several destinations the first in its order.
  fileprivate var presetPlatform: Platform {
    let order: [Platform] = [.iOS, .tvOS, .watchOS, .visionOS, .macOS, .macCatalyst]
    return platform == .auto ? order.first(where: destinations.contains) ?? .iOS : platform
  }

  /// Whether its bundle keeps everything in a folder `Contents`.
  func hasContentsFolder(at destination: Destination) -> Bool {
    let platform = destination.platform.flatMap { systems.contains($0) ? $0 : nil }
    return (platform ?? presetPlatform) == .macOS
  }

  /// Whether it is a bundle, which can carry frameworks; a library or a tool carries nothing.
  var hasFrameworksFolder: Bool {
    type.isApp || type.isExtension || type.isFramework || type.fileExtension == "xctest"
      || type == .xpcService
  }
}
