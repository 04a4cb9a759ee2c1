extension Images {
  /// Every static library that two images of one process contain.
  ///
  /// One entry for a library and a process, sorted by process (programs first) and library. Left
  /// out are libraries that only came along with another one that is told of, and test bundles
  /// that meet only images which another process was told of already.
  package func staticDuplicates() -> [StaticDuplicate] {
    let contents = Contents(of: self)
    guard !contents.shared.isEmpty else { return [] }
    var search = DuplicateSearch(images: self, contents: contents)
    return processes.flatMap { search.duplicates(in: $0) }
  }
}
