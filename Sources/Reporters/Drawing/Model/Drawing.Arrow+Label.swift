internal import Findings

extension Drawing.Arrow {
  /// What is written beside it: how many links it stands for, what happened, whether to cut it.
  var label: String {
    let parts = [count > 1 ? "\(count)" : nil, change?.rawValue, isCut ? "cut" : nil]
    return parts.compactMap { $0 }.joined(separator: ", ")
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
