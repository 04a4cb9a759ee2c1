/// The rules about exceptions and the baseline, which need the results of suppression.
package enum ExceptionRules {
  /// Run once the uses of exceptions are known.
  package static let aboutExceptions: [any ExceptionRule.Type] = [
    UnusedException.self,
    ExceptionGrowth.self,
    ExpiredException.self,
    BaselineGrowth.self,
    PolicyGrowth.self,
  ]

  /// Run last, once the baseline's matches are known.
  package static let aboutBaseline: [any BaselineRule.Type] = [
    StaleBaseline.self
  ]

  /// The rule about stale entries, which a new baseline can't have.
  package static let staleBaseline = StaleBaseline.description.name
  package static let unused = UnusedException.description.name
}
