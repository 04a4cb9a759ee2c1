internal import Configuration
internal import Modules
internal import Rules

/// What a team decided about its architecture: the preset, and what its file changes.
struct Configuration {
  /// The name of the file that holds it.
  static let fileName = ".archlint.yml"

  var preset = Preset.standard
  /// Which files are specs.
  var include = [Pattern("**/project.yml")]
  /// Which files are not, besides those that never are.
  var exclude: [Pattern] = []
  /// Whether the file says which files are specs.
  var namesSpecs = false
  var blueprint = Preset.standard.blueprint
  /// Names that come from elsewhere.
  var externals: [Pattern] = []
  /// Project files whose targets are not read, relative to the root.
  var externalProjects: [String] = []
  /// What the file says about rules; the rule book judges it.
  var rules: [RuleSetting] = []
  var exceptions: [Exception] = []
  var acceptsExceptionsInSpecs = true
  /// Rules whose findings are never accepted as old debt.
  var neverAccepted: [String] = []
}
