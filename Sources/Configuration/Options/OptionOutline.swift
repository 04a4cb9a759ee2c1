internal import Findings

/// Which options a rule has, learnt from the questions that it asks about them.
package struct OptionOutline: Sendable {
  /// What an option may be.
  package enum Value: Sendable {
    case text
    case flag
    case number(atLeast: Int)
    case choice([String])
    /// A pattern or a list of patterns.
    case patterns
  }

  /// One option.
  package struct Option: Sendable {
    package let name: String
    package let value: Value
    package let isRequired: Bool
  }

  package let options: [Option]
  /// The options of each entry, for a rule that takes a list of entries.
  package let entry: [Option]?
  /// Whether there may be more, whose keys are names of something.
  package let takesNames: Bool
}

/// Takes down the questions that a rule asks.
package final class OptionSketch {
  private(set) var options: [OptionOutline.Option] = []
  private(set) var entry: OptionSketch?
  var takesNames = false

  func add(_ name: String, _ value: OptionOutline.Value, isRequired: Bool) {
    options.append(.init(name: name, value: value, isRequired: isRequired))
  }

  /// The sketch of an entry of the list that the rule takes.
  func addEntry() -> OptionSketch {
    let sketch = OptionSketch()
    entry = sketch
    return sketch
  }
}

extension OptionOutline {
  /// The options that a reader is asked for.
  package init(asking ask: (OptionReader) -> Void) {
    let sketch = OptionSketch()
    ask(OptionReader("", node: nil, log: MistakeLog(), sketch: sketch))
    self.init(
      options: sketch.options, entry: sketch.entry?.options, takesNames: sketch.takesNames)
  }
}
