/// The decoded specs of a run, reused by another run for specs that are unchanged.
package struct KnownParts: Sendable {
  let pieces: [String: ProjectLoader.Share.Piece]

  package init() { pieces = [:] }

  /// Takes complete, unchanged projects of XcodeGen, Tuist and Xcode without problems.
  package init(of loaded: LoadedParts, where isSame: (String) -> Bool) {
    let known = loaded.pieces.filter { piece in
      let (part, kind) = (piece.part, ProjectLoader.catalogue[piece.loader])
      return
        (kind is XcodeGenLoader.Type || kind is TuistLoader.Type
        || kind is XcodeProjectLoader.Type)
        && (part.container != nil || part.isTuistWorkspace) && part.problems.isEmpty
        && !part.isPartial && !part.isOverdrawn && isSame(part.path)
        && part.includedFiles.allSatisfy(isSame)
    }
    pieces = Dictionary(known.map { ($0.part.path, $0) }) { first, _ in first }
  }
}
