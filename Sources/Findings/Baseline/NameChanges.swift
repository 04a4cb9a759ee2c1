/// A name in a baseline entry, which may be renamed.
///
/// A project and its folder often share a name, and only one of them may be renamed.
package enum EntryName: Hashable, Comparable, Sendable {
  /// Of a target or a project.
  case end(String)
  /// Of a folder, as groups of modules are called.
  case folder(String)
}

/// The names that disappeared and appeared between two states: only these can be renames.
///
/// A new link to an existing module is never a renamed link, however similar.
package struct NameChanges: Sendable {
  let gone: Set<EntryName>
  let born: Set<EntryName>
  /// The old names that were renamed, with their new names.
  private(set) var renaming = Renaming()

  package init(from before: Set<EntryName>, to now: Set<EntryName>) {
    gone = before.subtracting(now)
    born = now.subtracting(before)
    renaming = Renaming(self, [:], [:])
  }

  /// `isSame` compares the contents of an earlier source and a current one.
  package init(
    from before: ModuleGraph, to now: ModuleGraph,
    isSame: @escaping @Sendable (String, String) -> Bool = { _, _ in false }
  ) {
    let (old, new) = (before.entryNames, now.entryNames)
    gone = old.subtracting(new)
    born = new.subtracting(old)
    guard !gone.isEmpty, !born.isEmpty else { return }
    renaming = Renaming(self, before.traits(of: gone), now.traits(of: born), isSame)
  }

  package var hasRenames: Bool { !renaming.isEmpty }
  package func renamed(_ name: String) -> String { renaming.renamed(name) }
}

/// What identifies a target under any name: its source files, else its neighbors.
struct NameTraits: Sendable {
  /// The paths of its sources, by their last names without its own name.
  var files: [String: String] = [:]
  var neighbors: [Neighbor] = []

  typealias Neighbor = (way: Way, name: EntryName)

  /// The relation to a neighbor.
  enum Way: String, Sendable {
    case links, isLinked, holds
  }
}

extension ModuleGraph {
  /// The names in entries: targets, projects, and folders of groups.
  package var entryNames: Set<EntryName> {
    let ends = targets.map(\.qualifiedName) + specs.map(\.project)
    let folders = Set(specs.map(\.folder)).flatMap(\.pathNames)
    return Set(ends.map(EntryName.end) + folders.map { EntryName.folder(String($0)) })
  }

  fileprivate func traits(of names: Set<EntryName>) -> [EntryName: NameTraits] {
    var traits: [EntryName: NameTraits] = [:]
    let folders = specs.map { spec in
      spec.folder.split(separator: "/").map { EntryName.folder(String($0)) }.filter(names.contains)
    }
    for id in targetIDs {
      let name = entryName(of: .target(id))
      for folder in folders[spec(of: id).index] {
        traits[folder, default: NameTraits()].neighbors.append((.holds, name))
      }
      guard names.contains(name) else { continue }
      var own = NameTraits()
      // Many files are named after their target.
      let word = plainName(of: id)
      own.files = Dictionary(
        sources.files(of: id).map {
          (String($0.path.lastPathName).replacing(word, with: ""), $0.path)
        }
      ) { first, _ in first }
      own.neighbors =
        links(from: id).filter { !$0.isInherited }.map {
          (.links, entryName(of: $0.to))
        }
        + linkIndices(to: id).filter { !links[$0].isInherited }.map {
          (.isLinked, entryName(of: .target(links[$0].from)))
        }
      traits[name] = own
    }
    return traits
  }

  private func entryName(of end: Link.End) -> EntryName { .end(Subject(end, in: self).identity) }
}
