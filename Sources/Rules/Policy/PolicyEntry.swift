internal import Configuration
internal import Documents
internal import Findings
internal import Modules

/// What the configuration says about links from some targets to others, and why.
struct PolicyEntry {
  let from: Selector
  let to: Selector
  let reason: String
  /// How severe it is to break it, where that differs from the rule.
  let severity: Severity?

  init(_ options: MapReader) {
    from = options.required("from", .selector) ?? Selector([])
    to = options.required("to", .selector) ?? Selector([])
    reason = options.required("because", .anyText) ?? ""
    severity = options.optional("severity", .severity)
  }

  var selectors: [Selector] { [from, to] }
}
