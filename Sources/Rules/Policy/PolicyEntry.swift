internal import Configuration
internal import Findings
internal import Modules

/// What the configuration says about links from some targets to others, and why.
struct PolicyEntry {
  let from: Selector
  let to: Selector
  let reason: String
  /// How severe it is to break it, where that differs from the rule.
  let severity: Severity?

  init(_ options: OptionReader) {
    from = options.requiredSelector("from")
    to = options.requiredSelector("to")
    reason = options.reason()
    severity = options.severity()
  }

  var selectors: [Selector] { [from, to] }
}
