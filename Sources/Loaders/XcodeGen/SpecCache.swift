package import Documents
internal import Modules

/// What several specs have in common: each file is read and parsed once in a run.
package struct SpecCache {
  /// What came of a file.
  package enum Entry: Sendable {
    case document(Document)
    case failure(ProjectFiles.Failure)
    case problem(Problem, Source)
  }

  private var entries: [String: Entry] = [:]
  /// The map of each file with its variables expanded.
  var expanded: [String: Expanded] = [:]
  /// The same with its paths put right.
  var rewritten: [RewrittenKey: SpecValue] = [:]
  /// The documents that variables stand in, so that all others are passed by.
  var documentsWithVariables: Set<ObjectIdentifier> = []

  /// The map of a file, and what expanding it brought up.
  struct Expanded: Sendable {
    let value: SpecValue
    let notices: [SpecNotice]
  }

  /// A file and the folder that its paths were put below.
  struct RewrittenKey: Hashable, Sendable {
    let path: String
    let folder: String
  }

  package init() {}

  /// Takes a file that was read elsewhere, such as on another thread.
  package mutating func add(_ entry: Entry, for path: String) { entries[path] = entry }

  /// Everything that could be parsed, in no order.
  var documents: [Document] {
    entries.values.compactMap { entry in
      guard case .document(let document) = entry else { return nil }
      return document
    }
  }

  /// The documents at some paths, for a run in which only these files are the same.
  package func keeping(_ paths: Set<String>) -> SpecCache {
    var cache = SpecCache()
    cache.entries = entries.filter { path, entry in
      guard case .document = entry else { return false }
      return paths.contains(path)
    }
    return cache
  }

  /// The text of every file that was parsed, by the path that it was asked for by.
  package var sources: [String: Source] {
    entries.compactMapValues { entry in
      guard case .document(let document) = entry else { return nil }
      return document.source
    }
  }

  /// The text of a file that was read.
  func source(of path: String) -> Source? {
    switch entries[path] {
    case .document(let document): document.source
    case .problem(_, let source): source
    case .failure, nil: nil
    }
  }

  /// A file as a document, read now if it was not read before.
  mutating func entry(for path: String, in files: ProjectFiles) -> Entry {
    if let entry = entries[path] { return entry }
    let entry = SpecCache.read(path, in: files)
    entries[path] = entry
    return entry
  }

  /// Reads and parses a file: JSON by its ending, anything else is YAML.
  package static func read(_ path: String, in files: ProjectFiles) -> Entry {
    let source: Source
    do {
      source = Source(name: path, bytes: try files.read(path))
    } catch {
      return .failure(error)
    }
    do {
      return .document(try Document.read(source, as: isJSON(path) ? .json : .yaml))
    } catch {
      return .problem(error, source)
    }
  }

  static func isJSON(_ path: String) -> Bool {
    path.utf8.count > 5 && String(path.utf8.suffix(5))?.lowercased() == ".json"
  }
}
