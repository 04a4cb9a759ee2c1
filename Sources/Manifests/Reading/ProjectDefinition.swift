/// What a project file defines, so that two versions of it can be compared target by target.
///
/// Comments, the order of keys, and names of templates leave no trace in it.
package struct ProjectDefinition: Sendable {
  package var shared: [KeyedText] = []
  /// What each target consists of, by its name.
  package var targets: [String: [KeyedText]] = [:]
  /// The test bundles of each scheme.
  package var schemes: [String: [String]] = [:]
  /// Other files whose contents are part of it, such as configuration files.
  package var files: Set<String> = []

  package init() {}

  /// The names of the targets that two versions define differently; without one of them, all.
  package static func differences(_ one: Self?, _ other: Self?) -> Set<String> {
    let names = Set([one, other].compactMap(\.self).flatMap(\.targets.keys))
    guard let one, let other, one.shared == other.shared else { return names }
    return names.filter { one.targets[$0] != other.targets[$0] }
  }
}

extension RecordReader {
  /// The definition of the package or project that a record makes; nil if some of it is unknown.
  ///
  /// Some labels are left out: those whose values are no part of all targets.
  func definition(of record: Record?, without labels: Set<String>) -> ProjectDefinition? {
    guard let record else { return nil }
    var definition = ProjectDefinition()
    for argument in record.arguments {
      let label = argument.label ?? ""
      if labels.contains(label) { continue }
      guard let texts = argument.value.content.keyedTexts(at: label) else { return nil }
      definition.shared += texts
    }
    for target in record["targets"]?.content.list ?? [] {
      guard let target = target.record, let name = target["name"]?.text,
        let texts = Value.record(target).keyedTexts(at: "")
      else { return nil }
      definition.targets[name, default: []] += texts
    }
    return definition
  }
}

extension Value {
  /// All that the value consists of; nil if some of it is unknown, or made by a function.
  func keyedTexts(at key: String) -> [KeyedText]? {
    KeyedText.list(of: self, at: key) { value in
      switch value.content {
      case .none: .values([])
      case .bool(let flag): .text("\(flag)")
      case .int(let number): .text("\(number)")
      case .double(let number): .text("\(number)")
      case .string(let text): .text(text)
      case .array(let values): .items(values)
      case .dictionary(let pairs):
        .entries(pairs.map { ($0.key.text ?? $0.key.record?.name ?? "", $0.value) })
      case .tuple(let elements): .labelled(elements)
      case .record(let record): .labelled(record.arguments, of: record.name)
      case .choice(let choice): .labelled(choice.values, of: choice.name)
      case .structure(let structure): .entries(structure.fields.map { ($0.key, $0.value) })
      case .closure, .functions, .object, .type, .unknown: .unknown
      }
    }
  }
}

extension KeyedText.Content<Value> {
  /// Arguments by their labels, behind the name of what they are given to.
  fileprivate static func labelled(_ arguments: [Argument], of name: String? = nil) -> Self {
    let named = name.map { [(key: "", value: Value.string(".\($0)"))] } ?? []
    return .values(
      named
        + arguments.enumerated().map { index, argument in
          (argument.label.map { ".\($0)" } ?? "[\(index)]", argument.value)
        })
  }
}
