package import Imports

extension Import {
  /// Whether a target compiles the import on any of its platforms, as far as known.
  ///
  /// Unknown conditions count as true, except those that check whether a module exists.
  func isCompiled(by target: Target, asSwift isSwift: Bool) -> Bool {
    // A bundle of resources has the views of the program that loads it.
    if kind == .customClass, target.type == .bundle { return false }
    guard let condition else { return true }
    let known = target.destinations.isEmpty ? [target.platform] : target.destinations
    // What is built for any platform can import what one of them has.
    let platforms = known.contains(.auto) ? Platform.allCases : known
    let values = platforms.map { value(for: target, on: $0, asSwift: isSwift) }
    let asksForModule = ["canImport", "__has_include"].contains(where: condition.contains)
    return values.contains(true) || values.contains(nil) && !asksForModule
  }

  /// Whether a target compiles the import on a platform; nil if its condition is unknown.
  ///
  /// Where configurations differ in `DEBUG`, their names decide.
  package func value(
    for target: Target, on platform: Platform, in configuration: String? = nil,
    asSwift isSwift: Bool
  ) -> Bool? {
    guard let condition else { return true }
    let isDebug = isSwift ? target.build.isDebug : target.build.isDebugInC
    return BranchCondition.value(of: condition) { name, argument in
      if [name, argument].contains("SWIFT_PACKAGE") { return target.details.isInPackage }
      if name == "DEBUG" || name == "defined" && argument == "DEBUG" {
        return isDebug ?? configuration.map { $0.lowercased().contains("debug") }
      }
      let known = platform.meaning(of: name, argument, hasCatalyst: target.build.supportsCatalyst)
      guard isSwift, known == nil, argument == nil else { return known }
      if target.build.alwaysDefined.contains(name) { return true }
      return target.build.conditions.flatMap { $0.contains(name) ? nil : false }
    }
  }
}

extension Platform {
  /// Modules on all of Apple's systems, and modules on none of them.
  private static let usual: Set<String> = [
    "Combine", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "ObjectiveC",
    "Security", "Swift", "SwiftUI", "os",
  ]
  private static let foreign: Set<String> = [
    "Android", "CRT", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "WASILibc",
    "WinSDK",
  ]

  /// The value of a condition for this platform.
  fileprivate func meaning(of name: String, _ argument: String?, hasCatalyst: Bool) -> Bool? {
    switch name {
    case "true", "1", "TARGET_OS_MAC": return true
    case "false", "0": return false
    default: break
    }
    if self == .auto { return nil }
    switch (name, argument ?? "") {
    case ("os", "OSX"): return self == .macOS
    case ("os", "xrOS"): return self == .visionOS
    case ("os", let system): return system == (self == .macCatalyst ? Platform.iOS : self).rawValue
    case ("targetEnvironment", "simulator"), ("TARGET_OS_SIMULATOR", _):
      return self == .macOS || self == .macCatalyst ? false : nil
    case ("targetEnvironment", "macCatalyst"), ("TARGET_OS_MACCATALYST", _):
      return self == .iOS && hasCatalyst ? nil : self == .macCatalyst
    case ("canImport", "UIKit"), ("TARGET_OS_IPHONE", _): return self != .macOS
    case ("canImport", "AppKit"), ("canImport", "Cocoa"):
      return self == .macCatalyst ? nil : self == .macOS
    case ("canImport", let module):
      return Platform.usual.contains(module)
        ? true : Platform.foreign.contains(module) ? false : nil
    case ("TARGET_OS_IOS", _): return self == .iOS || self == .macCatalyst
    case ("TARGET_OS_OSX", _): return self == .macOS
    case ("TARGET_OS_TV", _): return self == .tvOS
    case ("TARGET_OS_WATCH", _): return self == .watchOS
    case ("TARGET_OS_VISION", _): return self == .visionOS
    default: return nil
    }
  }
}
