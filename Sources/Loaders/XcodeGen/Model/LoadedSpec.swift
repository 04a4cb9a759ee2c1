package import Documents
internal import Modules

/// What came of reading one spec.
package struct LoadedSpec: LoadedPart {
  package static var isSpec: Bool { true }

  package let path: String
  /// The project, as far as it could be read; nil without a name.
  package let project: SpecProject?
  package let includedFiles: [String]
  package let placeholder: Problem?
  package let problems: [Problem]
  /// What rules will judge.
  package let notices: [SpecNotice]

  /// Whether XcodeGen would give up on the spec, or crash.
  package var isBroken: Bool { project == nil || problems.contains { $0.severity == .error } }
}
