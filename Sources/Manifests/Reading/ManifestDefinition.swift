/// What a manifest defines, with all arguments that it gives: for comparisons, so that nothing needs
/// to be understood.
package struct ManifestDefinition: Sendable {
  package internal(set) var shared: [KeyedText] = []
  package internal(set) var targets: [String: [KeyedText]] = [:]
}

extension RecordReader {
  /// The definition of the package or project that a record makes; nil if some of it is unknown.
  func definition(
    of record: Record?, parts: Set<String>, unrelated: Set<String>
  ) -> ManifestDefinition? {
    guard let record else { return nil }
    var definition = ManifestDefinition()
    for argument in record.arguments {
      let label = argument.label ?? ""
      guard !parts.contains(label), !unrelated.contains(label) else { continue }
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
      case .closure, .object, .type, .unknown: .unknown
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
