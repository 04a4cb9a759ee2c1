extension RulePage {
  /// What the entries of policy rules have in common.
  static let policyOptions: [(name: String, meaning: String)] = [
    ("from", "who: a layer, a name, a path, `role:mock`; a pattern or a list of them"),
    ("to", "what: the same, or `external:Alamofire`"),
    ("because", "the reason, which every message repeats; required"),
    ("severity", "of this entry alone: info, warning or error"),
  ]
}
