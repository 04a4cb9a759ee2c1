internal import Findings

extension Drawing.Arrow {
  /// What is written beside it: how many links it stands for, and whether to cut it.
  var label: String {
    let parts = (count > 1 ? ["\(count)"] : []) + (isCut ? ["cut"] : [])
    return parts.joined(separator: ", ")
  }
}

extension Severity {
  /// The style of an arrow with such a finding, whose colour boxes use too.
  var style: ArrowStyle {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
