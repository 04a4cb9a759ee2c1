/// The build that conditional settings, such as `OTHER_LDFLAGS[sdk=macosx*]`, are matched against.
struct SettingCondition {
  let platform: Platform?
  let configuration: String

  /// Whether all conditions of a setting are supported.
  static func knows(_ key: String) -> Bool {
    conditions(of: key).allSatisfy { condition in
      ["sdk=", "config=", "arch="].contains(where: condition.hasPrefix)
    }
  }

  private static func conditions(of key: String) -> [Substring] {
    key.drop { $0 != "[" }.split { "[],".contains($0) }
  }

  /// The name of a conditional setting if all of its conditions hold; unsupported ones never do.
  func name(ifHolds key: String) -> String? {
    guard key.hasSuffix("]"), let start = key.firstIndex(of: "[") else { return nil }
    let all = SettingCondition.conditions(of: key).allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 && holds(parts[0], parts[1])
    }
    return all ? String(key[..<start]) : nil
  }

  private func holds(_ subject: String, _ pattern: String) -> Bool {
    let value: String? =
      switch subject {
      case "sdk": platform?.kit
      case "config": configuration
      case "arch": "arm64"
      default: nil
      }
    guard let value else { return false }
    return pattern.hasSuffix("*") ? value.hasPrefix(pattern.dropLast()) : value == pattern
  }
}

extension Platform {
  /// By the names of what Xcode builds for.
  static let builds: [String: Platform] = [
    "iphoneos": .iOS, "iphonesimulator": .iOS, "macosx": .macOS, "appletvos": .tvOS,
    "appletvsimulator": .tvOS, "watchos": .watchOS, "watchsimulator": .watchOS, "xros": .visionOS,
    "xrsimulator": .visionOS,
  ]

  /// By the names that projects and manifests have for what an entry is limited to.
  static let filters: [String: Platform] = [
    "ios": .iOS, "maccatalyst": .macCatalyst, "catalyst": .macCatalyst, "macos": .macOS,
    "tvos": .tvOS, "watchos": .watchOS, "xros": .visionOS, "visionos": .visionOS,
  ]

  /// What Xcode builds with for devices.
  var kit: String? {
    switch self {
    case .auto: nil
    case .iOS: "iphoneos"
    case .tvOS: "appletvos"
    case .macOS, .macCatalyst: "macosx"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  init?(target name: String) {
    guard let platform = Platform(rawValue: name), platform != .macCatalyst else { return nil }
    self = platform
  }

  init?(destination name: String) {
    guard let platform = Platform(rawValue: name), platform != .auto else { return nil }
    self = platform
  }
}
