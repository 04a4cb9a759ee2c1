/// A build tool whose own files connect modules, and which archlint doesn't read.
package enum ForeignBuildTool: String, Sendable {
  case cocoaPods = "CocoaPods"
  case swiftPackages = "Swift packages"
  case bazel = "Bazel"
  case tuist = "Tuist"

  package init?(file: String) {
    switch file {
    case "Podfile": self = .cocoaPods
    case "Package.swift": self = .swiftPackages
    case "BUILD.bazel", "MODULE.bazel", "WORKSPACE": self = .bazel
    case "Tuist.swift", "Workspace.swift": self = .tuist
    default: return nil
    }
  }
}
