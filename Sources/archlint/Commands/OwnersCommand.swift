extension Command {
  static let owners = Command(
    "owners",
    arguments: [.path],
    options: [.since, .changed, .ownersFormat, .graphOutput, .noImports, .config] + .reading,
    run: { invocation throws(UsageError) in try invocation.owners() })
}

extension Option {
  static let ownersFormat = choice("format", "FORMAT", of: OwnersFormat.self)
}

private enum OwnersFormat: String, CaseIterable {
  case text, names, json
}

extension Invocation {
  fileprivate func owners() throws(UsageError) -> Outcome {
    try ChangeOptions(self).outcome { workspace, change in
      if workspace.hasNoSpec, change == nil { return Outcome() }
      let report = workspace.owners(of: change?.affected.ids) { workspace.shows($0) }
      return switch value(of: .ownersFormat).flatMap(OwnersFormat.init) {
      case .names: Outcome(output: BuildLog.shown(report.names))
      case .json: Outcome(output: report.json)
      case .text, nil: Outcome(output: BuildLog.shown(report.text))
      }
    }.going(where: self)
  }
}
