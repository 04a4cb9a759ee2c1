extension ModuleGraph {
  /// A source that does not exist: what loading noticed, and the path from the root.
  package struct MissingSource: Sendable {
    package let notice: Notice
    package let path: String
  }

  /// The sources that do not exist, sorted by place.
  package var missingSources: [MissingSource] {
    notices.filter { $0.kind == .missingSource }.map { notice in
      let source = notice.target.flatMap { id in
        self[id].sources.first { $0.place == notice.place }
      }
      return MissingSource(notice: notice, path: source?.path ?? notice.subject)
    }
  }
}
