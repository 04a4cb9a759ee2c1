internal import Configuration
package import Findings
package import Maps
package import Modules

/// What the configuration says about links from some targets to others, and why.
package struct PolicyEntry {
  package let from: Selector
  package let to: Selector
  package let reason: String
  /// How severe it is to break it, where that differs from the rule.
  package let severity: Severity?

  package init(_ options: MapReader) {
    from = options.required("from", .selector) ?? Selector([])
    to = options.required("to", .selector) ?? Selector([])
    reason = options.required("because", .anyText) ?? ""
    severity = options.optional("severity", .severity)
  }

  package var selectors: [Selector] { [from, to] }
}
