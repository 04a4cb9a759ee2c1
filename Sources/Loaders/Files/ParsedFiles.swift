/// The files of a run; each is read and parsed once, however many specs include it.
///
/// A spec's own nodes are released after use, so that not all specs are in memory.
package struct ParsedFiles: Sendable {
  package enum Entry: Sendable {
    case document(Document)
    case failure(ProjectFiles.Failure)
    case problem(Problem, Source)

    package var document: Document? {
      if case .document(let document) = self { document } else { nil }
    }
  }

  /// How much of a spec is kept in memory after use.
  package enum Retention: Sendable {
    /// Everything, for another run.
    case document
    /// The text, if a file can be read only once.
    case text
    /// The exceptions in comments; the text is read again if it is displayed, which is rare.
    case comments
  }

  private let files: ProjectFiles
  private let retention: Retention
  private var entries: [String: Entry] = [:]
  /// The texts and exceptions of released documents.
  private(set) var texts: [String: CommentedText] = [:]
  private var foreign: [String: Bool] = [:]
  private var names: NamesByCase

  package init(_ files: ProjectFiles, keeping retention: Retention = .text) {
    (self.files, self.retention) = (files, retention)
    names = NamesByCase(files)
  }

  /// A file, read and parsed if needed: by its extension, else as YAML.
  package mutating func entry(for path: String) -> Entry {
    if let entry = entries[path] { return entry }
    let entry = read(path)
    entries[path] = entry
    if let document = entry.document {
      texts[path] = CommentedText(document, keepsSource: retention != .comments)
    }
    return entry
  }

  /// The text of a Swift or Ruby file, with exceptions in comments.
  package mutating func plainSource(at path: String) throws(Problem) -> Source {
    let source: Source
    do throws(ProjectFiles.Failure) {
      source = Source(name: path, bytes: try files.read(path))
    } catch {
      throw error.problem("manifest", at: path)
    }
    texts[path] = CommentedText(source, keepsSource: retention != .comments)
    return source
  }

  /// Releases the nodes of a file after its only spec is loaded.
  package mutating func letGo(of path: String) {
    if retention != .document, texts[path] != nil { entries[path] = nil }
  }

  /// Merges files that were read concurrently.
  package func merging(_ others: ParsedFiles) -> ParsedFiles {
    var merged = self
    merged.entries.merge(others.entries) { own, _ in own }
    merged.texts.merge(others.texts) { own, _ in own }
    merged.foreign.merge(others.foreign) { own, _ in own }
    return merged
  }

  /// Whether a file is outside of the repository, or of the root if there is none.
  package mutating func isForeign(_ path: String) -> Bool {
    if let known = foreign[path] { return known }
    let isForeign = files.isForeign(path)
    foreign[path] = isForeign
    return isForeign
  }

  private func read(_ path: String) -> Entry {
    let source: Source
    do {
      source = Source(name: path, bytes: try files.read(path))
    } catch {
      return .failure(error)
    }
    let format: Document.Format =
      path.hasSuffix(".pbxproj") ? .propertyList : ParsedFiles.isJSON(path) ? .json : .yaml
    do {
      return .document(try Document.read(source, as: format))
    } catch {
      return .problem(error, source)
    }
  }

  package mutating func pathsInOtherCase(than path: String) -> [String] { names.paths(like: path) }

  package static func isJSON(_ path: String) -> Bool {
    path.utf8.count > 5 && String(path.utf8.suffix(5))?.lowercased() == ".json"
  }

  /// The texts of files that are still parsed, by requested path.
  package var sources: [String: Source] { entries.compactMapValues { $0.document?.source } }

  package func source(of path: String) -> Source? {
    if case .problem(_, let source)? = entries[path] { return source }
    if let entry = entries[path] { return entry.document?.source }
    guard let text = texts[path] else { return nil }
    if let source = text.source { return source }
    guard let bytes = try? files.read(path), bytes.count == text.count else { return nil }
    return Source(name: path, bytes: bytes)
  }

  package func hasRead(_ path: String) -> Bool { texts[path] != nil }

  /// The documents at some paths, for a run in which only these files are unchanged.
  package func keeping(
    _ paths: Set<String>, otherwise files: ProjectFiles, holding retention: Retention = .text
  ) -> ParsedFiles {
    var kept = ParsedFiles(files, keeping: retention)
    kept.entries = entries.filter { $1.document != nil && paths.contains($0) }
    kept.texts = texts.filter { kept.entries[$0.key] != nil }
    return kept
  }
}
