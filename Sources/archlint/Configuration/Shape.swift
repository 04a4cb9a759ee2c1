/// What a value of the configuration may be.
///
/// Validation and the schema for editors are both made of these values, so they cannot disagree.
indirect enum Shape: Sendable {
  /// Words that are not empty.
  case text
  case flag
  /// A whole number.
  case number(atLeast: Int)
  /// A date such as 2027-03-31.
  case day
  /// One word of a list, which may be names of something.
  case choice([String], of: String? = nil)
  case list(of: Shape)
  /// A mapping with these keys; of the alternatives at least one must be there.
  case mapping([Key], alternatives: [String] = [])
  /// A mapping with one key, whose name is free.
  case entry(Shape)
  /// A mapping whose keys are names of something.
  case table([String], of: String, Shape)
  /// One of several shapes of different kinds: a scalar, a list, a mapping.
  case any([Shape])
  /// A mapping whose keys are names of something, each with a shape of its own.
  case names([Key], of: String)
  /// A mapping whose keys are free.
  case options
  /// A list or a mapping that somebody else will judge, who accepts this.
  case judged(Shape)
  case anything

  /// A key of a mapping.
  struct Key: Sendable {
    let name: String
    let shape: Shape
    let isRequired: Bool
    /// One sentence, which editors show.
    let summary: String

    init(_ name: String, _ shape: Shape, isRequired: Bool = false, _ summary: String) {
      self.name = name
      self.shape = shape
      self.isRequired = isRequired
      self.summary = summary
    }
  }

  /// A pattern, or a list of patterns.
  static let patterns = Shape.any([.text, .list(of: .text)])

  /// What it is called in messages.
  var words: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .number(let least): "a whole number from \(least) on"
    case .day: "a date such as 2027-03-31"
    case .choice(let names, _): "one of \(names.joined(separator: ", "))"
    case .list: "a list"
    case .mapping, .entry, .table, .names, .options: "a mapping"
    case .judged: "a list or a mapping"
    case .any(let shapes): shapes.map(\.words).joined(separator: " or ")
    case .anything: "anything"
    }
  }
}
