extension Workspace {
  /// The project with hypothetical files, layers and folder names; other files are not read again.
  func overlaying(
    _ edits: [String: [UInt8]?], layers moves: [ConfigurationFile.Move] = [],
    moving folders: MovedFolders = MovedFolders()
  ) -> Workspace {
    var input = input
    input.files = input.files.overlaid(by: edits, moving: folders)
    let kept = Set(parsed.sources.keys.filter { folders.now($0) == $0 }).subtracting(edits.keys)
    input.parsed = parsed.keeping(kept, otherwise: input.files, holding: .document)
    input.known = KnownParts()
    if folders.isEmpty, edits.keys.allSatisfy(KnownParts.areIndependent) {
      input.known = KnownParts(of: loaded) { edits[$0] == nil }
    }
    input.knownSource = { [known = scanned.known] in
      folders.isEmpty && edits[$0] == nil ? known[$0] : nil
    }
    input.since = nil
    let settings = input.settings
    if let source = settings.source, edits.keys.contains(where: { settings.source(of: $0) != nil })
    {
      let edited = Source(
        name: source.name, bytes: edits[source.name].map { $0 ?? [] } ?? Array(source.contents))
      let former = settings.moves
      input.settings = ConfigurationFile(edited, extending: input.files)
      for move in former { input.settings.move(move) }
    }
    for move in moves { input.settings.move(move) }
    return Pipeline.workspace(of: input)
  }

  func text(at path: String) -> Source? {
    guard !input.files.isForeign(path), let bytes = try? input.files.read(path) else { return nil }
    return Source(name: path, bytes: bytes)
  }
}
