internal import Modules

extension Architecture {
  /// Whether a link only serves to test or to try something, so that layers have no say in it.
  ///
  /// Tests, mocks, host apps and test support may know one another and what they test. That is all
  /// they list, unless they are named after a module: then it is that module and what it links
  /// itself, for which it has to answer and not they.
  func isTrialMatter(_ from: TargetID, _ to: TargetID) -> Bool {
    guard role(of: from).isTrial else { return false }
    if role(of: to).isTrial || role(of: from) == .testSupport { return true }
    if !self[from].triesItsModule || areOfOneModule(from, to) { return true }
    return self[module(of: from)].mains.contains { lists(to, in: $0) }
  }
}
