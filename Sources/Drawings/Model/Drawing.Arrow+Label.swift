internal import Findings

extension Drawing.Arrow {
  /// What is written beside it: how many links it stands for, what happened, whether to cut it.
  var label: String {
    ([count > 1 ? "\(count)" : ""] + changes + [isCut ? "cut" : ""])
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What happened to it: `added`, or `1 added` if only that many of its links are new.
  var changes: [String] {
    if let change { return [change.rawValue] }
    return [(gained, Drawing.Change.added), (lost, .removed)].filter { $0.0 > 0 }.map {
      "\($0) \($1.rawValue)"
    }
  }

  /// The signs of what happened to it.
  var marks: [Drawing.Change] {
    [change, gained > 0 ? .added : nil, lost > 0 ? .removed : nil].compactMap { $0 }
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
