package struct XcodeWorkspace: Sendable {
  package struct Member: Sendable {
    /// A project, or the manifest that a folder has if it is a package.
    package let file: String
    /// Outermost first.
    package let groups: [String]
    let place: Place

    var isProject: Bool { file.hasSuffix(".xcodeproj") }
    var folder: String { Spec.folder(of: file) }
  }

  package let bundle: String
  package let members: [Member]

  /// The groups of each member, in the workspace that has most of them; of several the first.
  static func groups(in workspaces: [XcodeWorkspace]) -> [String: [String]] {
    var groups: [String: [String]] = [:]
    for workspace in workspaces.sorted(by: { $0.members.count > $1.members.count }) {
      for member in workspace.members where groups[member.file] == nil {
        groups[member.file] = member.groups.isEmpty ? nil : member.groups
      }
    }
    return groups
  }
}

/// The bundles of Xcode's projects and workspaces, and the main file in each.
package enum XcodeBundle {
  package static let projectFile = "project.pbxproj"
  static let workspaceFile = "contents.xcworkspacedata"

  /// Whether a path leads into a folder that another tool fills.
  static func isForeign(_ path: String) -> Bool {
    path.pathNames.contains { foreignFolders.contains(String($0)) }
  }

  /// Whether a path from the root stays below it, and in no such or hidden folder.
  static func isOwn(_ path: String) -> Bool {
    !["/", "."].contains(path.first) && !path.pathNames.contains("..") && !isForeign(path)
  }

  /// Folders for other tools' output and checkouts, which may be absent.
  static let foreignFolders: Set<String> = [
    "build", ".build", "Pods", "Carthage", ".git", "DerivedData", "node_modules",
  ]

  package static func isMeant(by name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// Where Xcode pins the packages of a project or a workspace.
  static func packages(of folder: String) -> String {
    folder + (folder.hasSuffix(".xcodeproj") ? "/project.xcworkspace" : "")
      + "/xcshareddata/swiftpm/Package.resolved"
  }

  package static func file(of folder: String) -> String {
    folder.hasSuffix(".xcodeproj") ? projectFile : workspaceFile
  }

  /// The main file of a bundle; any other path itself.
  static func main(_ path: String) -> String {
    let path = PathText.folded(path)
    return isMeant(by: path) ? "\(path)/\(file(of: path))" : path
  }
}
