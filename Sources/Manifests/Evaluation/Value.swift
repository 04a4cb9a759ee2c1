typealias Location = (file: Int, span: Span)

/// What an expression of a manifest comes to.
indirect enum Value {
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// An array, a set or a range of numbers.
  case array([Value])
  /// Pairs stay in the order in which they are written.
  case dictionary([(key: Value, value: Value)])
  case tuple([Argument])
  /// A function over values, which may change those that are given to it as `inout`.
  case closure((inout [Value], TypeShape?) throws -> Value)
  /// What only a call can use; elsewhere it is a closure.
  case functions(Overloads)
  case record(Record)
  case choice(Choice)
  case structure(Structure)
  case object(Object)
  case type(TypeShape)
  case unknown(Stop)

  /// The value without the object that holds it.
  var content: Value { if case .object(let object) = self { object.value } else { self } }

  var record: Record? { if case .record(let record) = content { record } else { nil } }

  /// A text, also where it stands for a value of the library.
  var text: String? {
    switch content {
    case .string(let text): text
    case .record(let record) where record.name == "literal": record.plain.first?.text
    default: nil
    }
  }

  var list: [Value]? { if case .array(let values) = self { values } else { nil } }

  var isNone: Bool { if case .none = self { true } else { false } }

  /// How many values it consists of.
  var count: Int {
    var count = 0
    forEachPart { _ in count += 1 }
    return count
  }

  func forEachPart(_ visit: (Value) throws -> Void) rethrows {
    switch self {
    case .array(let values): try values.forEach(visit)
    case .dictionary(let pairs):
      try pairs.lazy.map(\.key).forEach(visit)
      try pairs.lazy.map(\.value).forEach(visit)
    case .tuple(let elements): try elements.lazy.map(\.value).forEach(visit)
    case .record(let record): try record.arguments.lazy.map(\.value).forEach(visit)
    case .choice(let choice): try choice.values.lazy.map(\.value).forEach(visit)
    case .structure(let structure): try structure.fields.values.forEach(visit)
    case .object(let object): try visit(object.value)
    case .none, .bool, .int, .double, .string, .closure, .functions, .type, .unknown: break
    }
  }

  /// What is found in the value, or else in its parts.
  func found<Found>(_ look: (Value) -> Found?) -> [Found] {
    if let found = look(self) { return [found] }
    var all: [Found] = []
    forEachPart { all += $0.found(look) }
    return all
  }

  /// The same, where what was written elsewhere knows the expression that asked for it.
  ///
  /// Elements and arguments settle what is written in them; a constant is asked for where it is
  /// used, unless it is a target, whose arguments are about nothing else.
  func asked(by site: Location, settling: Bool, counting seen: inout Int) -> Value {
    seen += 1
    guard seen < Evaluator.mostSteps else { return self }
    switch self {
    case .array(let values):
      return .array(values.map { $0.asked(by: site, settling: settling, counting: &seen) })
    case .object(let object):
      object.value = object.value.asked(by: site, settling: settling, counting: &seen)
      return self
    case .record(var record):
      guard record.site == nil else { return self }
      let (own, around) = (record.location.span, site.span)
      if record.location.file == site.file, own.start >= around.start, own.end <= around.end {
        record.site = settling || record.type == "Target" ? record.location : nil
        return .record(record)
      }
      record.site = site
      for index in record.arguments.indices {
        record.arguments[index].value = record.arguments[index].value
          .asked(by: site, settling: settling, counting: &seen)
      }
      return .record(record)
    default: return self
    }
  }
}

/// An argument of a record, or an element of a tuple.
typealias Argument = (label: String?, value: Value)

struct Stop: Error {
  let reason: String
  let location: Location
  /// Whether nothing of the manifest can be used, since it takes too long or stops itself.
  var isFinal = false
  /// Whether it is the manifest that stops itself.
  var isWanted = false
}

/// A value of the description library, kept as the call that makes it.
struct Record {
  /// The type that makes it, such as `Target.Dependency`.
  let type: String
  let name: String
  var arguments: [Argument] = []
  let location: Location
  /// The expression of the manifest that asked for it, if that is elsewhere.
  var site: Location?

  subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }
  var plain: [Value] { arguments.filter { $0.label == nil }.map(\.value) }

  mutating func set(_ label: String, _ value: Value) {
    if let index = arguments.firstIndex(where: { $0.label == label }) {
      arguments[index].value = value
    } else {
      arguments.append((label, value))
    }
  }
}

struct Choice {
  let type: DeclaredType
  let name: String
  var values: [Argument] = []
}

struct Structure {
  let type: DeclaredType
  var fields: [String: Value] = [:]
}

/// What several variables refer to at once, such as a target of a package.
final class Object {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A type that has been looked up; nil inside stands for what nothing is known of.
indirect enum TypeShape {
  case named(DeclaredType)
  case array(TypeShape?)
  case dictionary(TypeShape?, TypeShape?)
  case optional(TypeShape?)
  case function(TypeShape?)
  case tuple([(label: String?, type: TypeShape?)])

  /// The type of the elements, the value or the result within.
  var element: TypeShape? {
    switch self {
    case .array(let element): element
    case .optional(let wrapped): wrapped?.element
    default: nil
    }
  }

  var unwrapped: TypeShape? {
    if case .optional(let wrapped) = self { wrapped?.unwrapped } else { self }
  }

  var declared: DeclaredType? { if case .named(let type)? = unwrapped { type } else { nil } }
}
