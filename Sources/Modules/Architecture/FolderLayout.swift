/// What the folders of a project say about its layers, where nobody configured any.
package enum FolderLayout: Hashable, Sendable {
  /// Nobody asked them: layers are configured, or names of folders are taken at their word.
  case unasked
  /// These folders side by side are layers.
  case certain([String])
  case doubtful(Doubt)

  /// Why folders count for nothing, if they were asked.
  package var doubt: Doubt? {
    guard case .doubtful(let doubt) = self else { return nil }
    return doubt
  }

  /// What keeps folders that are named like layers from being some.
  package enum Doubt: Hashable, Sendable {
    /// Too few of them lie side by side, or they hold no modules in folders of their own.
    case fewFolders([String])
    /// A spec below them holds several modules, which link one another.
    case sharedSpec(String, below: [String])
    /// So many of the links between them lead up.
    case upwardLinks(Int, of: Int, between: [String])
  }
}
