package import Findings
internal import Modules

/// Finds dependencies that name nothing.
package struct UnknownLink: Rule {
  package static let description = RuleDescription(
    "unknown-link", .error, "a dependency names nothing that any spec builds")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    survey.notices(.unknownName).map { notice in
      Finding(
        of: UnknownLink.self, notice, survey.message(notice),
        severity: notice.isGrave ? .error : .warning, in: survey.graph,
        help: notice.suggestion.map { "did you mean `\($0)`?" } ?? notice.otherwise)
    }
  }
}

extension Survey {
  fileprivate func message(_ notice: Notice) -> String {
    let from = notice.target.map(architecture.words) ?? graph[notice.spec].path
    let meaning: String
    if notice.isProduct {
      meaning = "which no target of the workspace builds"
    } else if notice.subject.contains("/") {
      meaning = "which is no target of such a project"
    } else {
      meaning = "which is no target of its spec"
    }
    return "\(from) depends on \(notice.subject), \(meaning)"
  }
}

extension Notice {
  /// Whether a product is named, and not a target.
  fileprivate var isProduct: Bool {
    [".framework", ".xcframework", ".a", ".dylib", ".bundle"].contains(where: subject.hasSuffix)
  }

  /// What to do about a name that is like no other.
  fileprivate var otherwise: String {
    isProduct
      ? "if it comes from elsewhere, list it under `externals:` in .archlint.yml"
      : "name a target of the spec, or `Project/Target` with the project under "
        + "`projectReferences:`"
  }
}
