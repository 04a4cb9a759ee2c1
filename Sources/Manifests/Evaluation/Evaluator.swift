/// Evaluates a manifest: what it says, without running it.
///
/// Nothing is known but the text: no disk, no clock, no network, and no variable of the environment is
/// set. What cannot be evaluated is a `Stop` with a reason and a place; as an argument, an element or
/// a constant it is a value, so that only those are concerned who need it. Types are expected from
/// outside, never inferred. Read the files of names, calls and statements next.
final class Evaluator {
  /// The most steps of a manifest, however long it is.
  static let mostSteps = 400_000
  /// Expressions, statements and calls within one another.
  static let deepest = 400
  /// The longest array or string that is built.
  static let largest = 200_000

  let program: SwiftProgram
  let library: LibraryTypes
  /// The folder of the manifest, as its text would see it.
  let top: Scope
  private(set) var steps = 0
  private var depth = 0
  private(set) var here = Location(file: 0, span: Span(start: 0, end: 0))
  var calls = 0
  /// How often something has been changed that others can see.
  var changes = 0
  var assignments = 0
  /// Whether it asks for variables of the environment, of which none is set.
  private(set) var asksEnvironment = false
  /// Everything that was made of what the library calls objects, in order.
  var objects: [Object] = []
  /// Scopes that closures hold, which are emptied at the end.
  private var held: [Scope] = []

  init(_ program: SwiftProgram) {
    self.program = program
    library = LibraryTypes.of(program.dialect)
    top = Scope(Home(file: 0))
  }

  /// Runs the manifest; what it made is in its top scope and among the objects.
  func run() throws {
    _ = try execute(program.statements, in: top)
    // An object may have been put into itself, and nothing that walks through it could end.
    for value in variables { try put(value) }
    for object in objects where object.value.record?.type == "Package" { try put(object.value) }
  }

  /// What the manifest's variables hold, in the order of their names.
  var variables: [Value] { top.values.sorted { $0.key < $1.key }.map(\.value) }

  func finish() {
    // A block around a closure may have kept it, and the manifest itself a function.
    for scope in [top] + held.flatMap(\.outward) { (scope.values, scope.functions) = ([:], [:]) }
    (held, objects) = ([], [])
    program.finish()
  }

  /// What the environment says, where no variable is set.
  func ofEnvironment(_ value: Value) -> Value {
    asksEnvironment = true
    return value
  }

  func hold(_ scope: Scope) { held.append(scope) }

  /// Returns the most steps of a manifest with its helpers, in proportion to their length.
  ///
  /// The manifests of a run share what each gets for nothing and for the helpers of all.
  static func stepLimit(for sources: [Source], among count: Int) -> Int {
    let free = max(min(80_000, 8_000_000 / count), 10_000)
    let own = sources.first?.count ?? 0
    let shared = sources.dropFirst().reduce(0) { min($0 + $1.count, mostSteps) } / count
    return min(free + 16 * min(own + shared, mostSteps), mostSteps)
  }

  /// Counts a step, or as many as something is long.
  func step(_ count: Int = 1) throws {
    steps += count
    if steps + program.effort > program.mostSteps { throw end("this takes too many steps") }
  }

  /// Counts a step for all that a value holds which is put into another one, and refuses what is
  /// nested too deep: loops nest a value in itself, and nothing that walks through it could end.
  @discardableResult func put(_ value: Value, depth: Int = 0) throws -> Value {
    guard depth < Evaluator.deepest else { throw tooDeep }
    if value.count > 0 { try step(1 + value.count / 8) }
    try value.forEachPart { try put($0, depth: depth + 1) }
    return value
  }

  private var tooDeep: Stop { end("this is nested too deep") }

  func limit(_ count: Int) throws {
    if count > Evaluator.largest { throw end("this grows too large") }
    try step(count / 32)
  }

  /// Goes one level deeper, as far as that is allowed, to a place that is what messages are about.
  func nested<Result>(at span: Span, in scope: Scope, _ body: () throws -> Result) throws -> Result
  {
    let before = here
    here = Location(file: scope.home.file, span: span)
    defer { here = before }
    return try deeper(body)
  }

  /// Evaluates what others call; what is evaluated once is as good as written where it is used.
  func called<Result>(within count: Int? = nil, _ body: () throws -> Result) throws -> Result {
    let before = calls
    calls = count ?? before + 1
    defer { calls = before }
    return try deeper(body)
  }

  private func deeper<Result>(_ body: () throws -> Result) throws -> Result {
    guard depth < Evaluator.deepest else { throw tooDeep }
    try step()
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// Where the name at the end of what is evaluated is written.
  func nameLocation(_ name: String) -> Location {
    let (start, end) = (Int(here.span.start), Int(here.span.end))
    let length = name == "init" ? end - start : name.utf8.count
    return Location(file: here.file, span: Span(start: max(start, end - length), end: end))
  }

  func stop(_ reason: String) -> Stop {
    steps += 2
    return Stop(reason: reason, location: here)
  }

  /// A reason for which nothing of the manifest can be used.
  func end(_ reason: String) -> Stop { Stop(reason: reason, location: here, isFinal: true) }

  /// The value, or why there is none, unless something was changed or a package made on the way.
  func tolerant(_ expression: Syntax, as type: TypeShape?, in scope: Scope) throws -> Value {
    let (before, count) = (changes, objects.count)
    do {
      return try evaluate(expression, as: type, in: scope)
    } catch let stop as Stop where !stop.isFinal && changes == before {
      for object in objects[count...] where object.value.record?.type == "Package" { throw stop }
      return .unknown(stop)
    }
  }

  /// The value, which is needed now.
  func value(_ expression: Syntax, as type: TypeShape? = nil, in scope: Scope) throws -> Value {
    try known(evaluate(expression, as: type, in: scope))
  }

  func known(_ value: Value) throws -> Value {
    if case .unknown(let stop) = value { throw stop }
    return value
  }

  func holds(_ expression: Syntax, in scope: Scope) throws -> Bool {
    try truth(value(expression, in: scope))
  }

  func truth(_ value: Value) throws -> Bool {
    guard case .bool(let holds) = value else { throw stop("this is neither true nor false") }
    return holds
  }

  func list(_ value: Value) throws -> [Value] {
    switch try known(value) {
    case .array(let values): return values
    case .dictionary(let pairs):
      try step(pairs.count / 4)
      return pairs.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .string(let text):
      try step(text.utf8.count / 4)
      return text.map { .string(String($0)) }
    default: throw stop("this is not a list")
    }
  }

  /// A value of the library; those that several variables refer to at once are objects.
  func made(_ record: Record) -> Value {
    let classes = ["Package", "Target", "Product", "Package.Dependency"]
    guard program.dialect == .package, classes.contains(record.type), record.name != "literal"
    else { return .record(record) }
    let object = Object(.record(record))
    objects.append(object)
    return .object(object)
  }
}
