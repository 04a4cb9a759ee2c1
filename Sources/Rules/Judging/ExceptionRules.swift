/// The rules about exceptions and the baseline, which need the results of suppression.
package enum ExceptionRules {
  /// Asked once it is known what each exception covers.
  package static let aboutExceptions: [any ExceptionRule.Type] = [
    UnusedException.self,
    ExceptionGrowth.self,
    ExpiredException.self,
    BaselineGrowth.self,
    PolicyGrowth.self,
  ]

  /// Asked last, when it is known what the baseline accepts.
  package static let aboutBaseline: [any BaselineRule.Type] = [
    StaleBaseline.self
  ]

  /// The rule about entries of the baseline that accept nothing, which a new baseline cannot have.
  package static let staleBaseline = StaleBaseline.description.name
}
