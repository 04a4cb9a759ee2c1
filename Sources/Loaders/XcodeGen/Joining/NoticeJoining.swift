internal import Documents
internal import Modules

/// Adds what reading and joining noticed, and sources that are not there.
struct NoticeJoining {
  let index: WorkspaceIndex
  /// The numbers of the projects of the index.
  let specs: [SpecID]

  /// A notice that is about no target.
  private struct Said: Hashable {
    let kind: Notice.Kind
    let place: Place
  }

  /// What was noticed in a file that several specs include is said for the first of them.
  func add(_ notices: [[SpecNotice]], to builder: inout GraphBuilder) {
    var said: Set<Said> = []
    for (project, notices) in notices.enumerated() {
      for notice in notices {
        if notice.target == nil,
          !said.insert(Said(kind: notice.kind, place: notice.place)).inserted
        {
          continue
        }
        let target = notice.target.flatMap { index.local($0, in: project) }
        builder.add(Notice(notice, spec: specs[project], target: target))
      }
    }
  }

  func addRepeatedDependencies(to builder: inout GraphBuilder) {
    for member in index.members {
      for (first, again) in member.target.repeatedDependencies {
        builder.add(
          Notice(
            .duplicateDependency, again.reference, at: again.place, spec: specs[member.project],
            target: member.id, isGrave: false,
            notes: [Note("it is listed here first", at: first.place)],
            provenance: again.provenance))
      }
    }
  }

  func addMissingSources(_ exists: (String) -> Bool, to builder: inout GraphBuilder) {
    for member in index.members {
      let project = index.projects[member.project]
      for source in member.target.sources {
        // A path with a variable depends on who generates the project.
        guard !source.isOptional, !source.path.utf8.contains(UInt8(ascii: "$")),
          !exists(project.rootPath(source.path))
        else { continue }
        builder.add(
          Notice(
            .missingSource, source.path, at: source.place, spec: specs[member.project],
            target: member.id, isGrave: !project.options.hasPreGenCommand,
            provenance: source.provenance))
      }
    }
  }
}

extension Notice {
  /// What the reader of a spec noticed, once its target has a number.
  fileprivate init(_ notice: SpecNotice, spec: SpecID, target: TargetID?) {
    self.init(
      notice.kind, notice.subject, at: notice.place, spec: spec, target: target,
      suggestion: notice.suggestion, isGrave: notice.isGrave, notes: notice.notes)
  }
}
