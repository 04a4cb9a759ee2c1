package import Configuration
package import Findings
internal import Modules

/// Finds dependencies that name nothing.
package struct UnknownLink: Rule {
  package static let description = RuleDescription(
    "unknown-link", .error, "a dependency names nothing that any spec builds")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    (survey.notices(.unknownName) + survey.notices(.sdkNameOfTarget)).map { notice in
      let isProduct = survey.graph.namesProduct(notice)
      return Finding(
        of: UnknownLink.self, notice, survey.message(notice, isProduct: isProduct),
        severity: notice.isSevere ? .error : .warning, in: survey.graph,
        help: notice.suggestion.map { "did you mean `\($0)`?" }
          ?? otherwise(isProduct, notice.subject))
    }
  }

  /// What to do about a name that is like no other.
  private func otherwise(_ isProduct: Bool, _ subject: String) -> String {
    if subject.contains("${") {
      return "no variable of the environment and no template attribute has this name"
    }
    return isProduct
      ? "if it comes from elsewhere, list it under `externals:` in .archlint.yml"
      : "name a target of the spec, or `Project/Target` with the project under "
        + "`projectReferences:`"
  }
}

extension Survey {
  fileprivate func message(_ notice: Notice, isProduct: Bool) -> String {
    let from = notice.target.map(architecture.words) ?? graph[notice.spec].path
    let meaning: String
    if notice.kind == .sdkNameOfTarget {
      return "\(from) takes \(notice.subject) from the SDK, and a target of the workspace builds it"
    }
    if isProduct {
      meaning = "which no target of the workspace builds"
    } else if notice.subject.contains("/") {
      meaning = "which is no target of such a project"
    } else {
      meaning = "which is no target of its spec"
    }
    return "\(from) depends on \(notice.subject), \(meaning)"
  }
}

extension ModuleGraph {
  /// Whether a notice is about a product; `target:` entries that name nothing make no link.
  fileprivate func namesProduct(_ notice: Notice) -> Bool {
    guard let target = notice.target else { return false }
    return links(from: target).contains { $0.place == notice.place && $0.kind == .framework }
  }
}
