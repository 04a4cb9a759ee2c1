internal import Modules

/// Folders that have another name than at an earlier commit, in the specs and in the configuration
/// alike.
///
/// Today's patterns for paths mean nothing for the old names, so an earlier commit is judged as if
/// its folders had the new ones. A module that moved into another folder that the configuration
/// knows is none of these: what it does there is new.
struct FolderRenames {
  private var names: [(old: String, new: String)] = []

  /// Takes both graphs, and the texts of both configurations.
  init(
    from earlier: ModuleGraph, to later: ModuleGraph,
    configurations texts: (earlier: [UInt8], later: [UInt8])
  ) {
    let places = Dictionary(grouping: later.specs, by: \.project)
    let paths = Set(later.specs.map(\.path))
    for spec in earlier.specs where !paths.contains(spec.path) {
      guard let specs = places[spec.project], specs.count == 1, spec.path != specs[0].path else {
        continue
      }
      let (old, new) = FolderRenames.folders(spec.path, specs[0].path)
      guard !names.contains(where: { $0 == (old, new) }),
        !later.specs.contains(where: { $0.path.hasPrefix(old + "/") }),
        !earlier.specs.contains(where: { $0.path.hasPrefix(new + "/") })
      else { continue }
      let (before, now) = (ConfigurationWords(texts.earlier), ConfigurationWords(texts.later))
      let words = FolderRenames.words(old, new)
      if before.name(words.old), !before.name(words.new), now.name(words.new),
        !now.name(words.old)
      {
        names.append((old, new))
      }
    }
  }

  /// A path of the earlier commit as it would be today.
  func renamed(_ path: String) -> String {
    for (old, new) in names where path == old || path.hasPrefix(old + "/") {
      return new + path.dropFirst(old.count)
    }
    return path
  }

  var isEmpty: Bool { names.isEmpty }

  /// The folders in which two paths differ, without what follows in both.
  private static func folders(_ one: String, _ other: String) -> (String, String) {
    let (one, other) = (one.split(separator: "/"), other.split(separator: "/"))
    let same = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let kept = min(same, one.count - 1, other.count - 1)
    return (one.dropLast(kept).joined(separator: "/"), other.dropLast(kept).joined(separator: "/"))
  }

  /// The same without the folders that both lie in.
  private static func words(_ one: String, _ other: String) -> (old: String, new: String) {
    let (one, other) = (one.split(separator: "/"), other.split(separator: "/"))
    let same = min(
      zip(one, other).prefix { $0 == $1 }.count, one.count - 1, other.count - 1)
    return (
      one.dropFirst(same).joined(separator: "/"), other.dropFirst(same).joined(separator: "/")
    )
  }
}

/// The text of a configuration, asked for folders.
private struct ConfigurationWords {
  private let text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// Whether a pattern leads into a folder of this name.
  func name(_ folder: String) -> Bool {
    var rest = text[...]
    while let range = rest.firstRange(of: folder + "/") {
      let before = text[..<range.lowerBound].last ?? " "
      if !before.isLetter, !before.isNumber, !"_-.".contains(before) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
