/// The pods of each target, as a `Podfile` of blocks and plain functions lists them.
///
/// A `Podfile` is a program; if the effect of a line on pods is unknown, all of it is.
struct Podfile {
  typealias Pod = (name: String, path: String?, place: Place)

  /// A block of a target.
  private struct Scope {
    let name: String
    var place = Place(file: "")
    var isTarget = false
    var parent: Int?
    var pods: [Pod] = []
    var project: Note?
    var isStatic: Bool?
    var inherits = true
  }

  let place: Place
  /// About the first line that is not understood.
  private(set) var problem: Problem?
  /// What its hooks make of pods, if anything.
  private(set) var hook: PodHook?
  private var hooks: [Range<Int>] = []
  private let statements: [RubyStatement]
  private var scopes = [Scope(name: "")]
  /// Whether CocoaPods changes the targets of projects.
  private(set) var integrates = true
  /// The blocks of functions, and names of mere values.
  private var functions: [String: Range<Int>] = [:]
  private var variables: Set<String> = []
  /// How many more statements are read, of functions each time that they are called.
  private var left = Podfile.mostPods

  /// Limits for hostile files: of nested blocks, and of pods in all lists.
  private static let (mostBlocks, mostPods) = (32, 1 << 16)
  private static let passed: Set<String> = [
    "post_install", "pre_install", "post_integrate", "pre_integrate", "class", "module",
  ]
  /// Methods and words of Ruby that add no pods.
  private static let harmless: Set<String> = [
    "platform", "source", "plugin", "install!", "inhibit_all_warnings!", "use_modular_headers!",
    "workspace", "supports_swift_versions", "ensure_bundler!", "script_phase",
    "set_arc_compatibility_flag!", "generate_bridge_support!", "require", "require_relative",
    "puts", "print", "p", "warn", "raise", "abort", "format", "if", "unless", "else",
    "elsif", "case", "when", "while", "until", "for", "in", "do", "begin", "rescue", "ensure",
    "and", "or", "not", "true", "false", "nil", "defined?", "__dir__", "__FILE__",
  ]
  private static let conditions: Set<Substring> = ["if", "unless", "and", "or", "return"]

  init(_ source: Source) {
    place = Place(file: source.name)
    statements = RubyReader.statements(of: source)
    if let conflict = source.mergeConflict {
      problem = conflict
      return
    }
    variables = Set(statements.flatMap(\.variables))
    run(statements.indices, in: 0, depth: 0)
    hook = PodHook(hooks, in: statements)
  }

  /// About a line that is not understood, or a hook that is not.
  var problems: [Problem] {
    let unknown = hook.flatMap { $0.linkage == .none ? $0.place : nil }.map {
      Problem(
        "archlint does not know what this hook does to pods, so it may be wrong about their linkage",
        at: $0, severity: .warning)
    }
    return [problem, unknown].compactMap { $0 }
  }

  private mutating func run(_ block: Range<Int>, in scope: Int, depth: Int) {
    var next = block.lowerBound
    while next < block.upperBound, problem == nil {
      let statement = statements[next]
      left -= 1
      guard let inner = statement.inner, left > 0, depth < Podfile.mostBlocks,
        read(statement, next..<(next + 1 + inner), in: scope, depth: depth + 1)
      else {
        problem =
          problem
          ?? Problem(
            "archlint does not know what this line does to pods, so it is unknown which targets "
              + "use which pods", at: statement.place, severity: .warning,
            help: "run archlint after `pod install`, whose Pods/Pods.xcodeproj says it")
        return
      }
      next += 1 + inner
    }
  }

  private mutating func read(
    _ statement: RubyStatement, _ range: Range<Int>, in scope: Int, depth: Int
  ) -> Bool {
    let (words, block) = (statement.words, range.dropFirst())
    let isConditional = words.contains(where: Podfile.conditions.contains)
    switch statement.name {
    case _ where isConditional: return isHarmless(range)
    case let name where Podfile.passed.contains(name):
      if name.hasSuffix("_install") { hooks.append(range) }
    case "target", "abstract_target":
      guard let name = statement.literal else { return false }
      scopes.append(
        Scope(
          name: name, place: statement.place, isTarget: statement.name == "target", parent: scope))
      run(block, in: scopes.count - 1, depth: depth)
    case "def":
      let name = String(words.dropFirst().first ?? "")
      functions[name] = block
      if isHarmless(block, inFunction: true) { variables.insert(name) }
    case "pod":
      let path = statement.option("path")?.replacing("#{__dir__}/", with: "")
      let hasPath = words.contains { [":path", "path:"].contains($0) }
      guard let name = statement.argument, hasPath == (path?.holds("#{") == false) else {
        return false
      }
      scopes[scope].pods.append(Pod(name: name, path: path, place: statement.place))
    case "project", "xcodeproj":
      // CocoaPods replaces any other extension.
      scopes[scope].project = statement.literal.map { path in
        let name = path.lastPathName
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return Note("\(path.dropLast(name.count))\(stem).xcodeproj", at: statement.place)
      }
    case "install!":
      // Targets are only groups of pods then.
      integrates = integrates && words.allSatisfy { !String($0).holds("integrate_targets") }
      return isHarmless(range)
    case "abstract!": scopes[scope].isTarget = words.contains("false")
    case "use_frameworks!":
      let known = [
        "use_frameworks!", "true", "false", ":linkage", "linkage:", ":static", ":dynamic",
      ]
      scopes[scope].isStatic = words.contains("false") || words.contains(":static")
      return words.allSatisfy { known.contains(String($0)) } && statement.strings.isEmpty
    case "inherit!":
      scopes[scope].inherits = words.contains(":complete")
      return [[":complete"], [":search_paths"], [":none"]].contains(Array(words.dropFirst()))
    default:
      guard block.isEmpty, let function = functions[String(words.first ?? "")] else {
        return isHarmless(range)
      }
      run(function, in: scope, depth: depth)
    }
    return true
  }

  /// Whether statements call nothing that may change pods; a function may return from itself.
  private mutating func isHarmless(_ range: Range<Int>, inFunction: Bool = false) -> Bool {
    left -= range.count
    return left > 0
      && statements[range].allSatisfy { statement in
        statement.inner != nil
          && statement.calls.allSatisfy { name in
            Podfile.harmless.contains(name) || variables.contains(name)
              || inFunction && name == "return"
          }
      }
  }

  /// The pods of a target, those that it only searches, and whether they are static.
  typealias Target = (
    name: String, place: Place, project: Note?, pods: [Pod], searched: Set<String>, isStatic: Bool
  )

  var targets: [Target] {
    guard problem == nil else { return [] }
    var left = Podfile.mostPods
    return scopes.filter(\.isTarget).map { scope in
      var (pods, isStatic, project) = (scope.pods, scope.isStatic, scope.project)
      var (parent, inherits) = (scope.parent, scope.inherits)
      var searched: Set<String> = []
      while let outer = parent.map({ scopes[$0] }) {
        if inherits {
          pods += outer.pods.prefix(left)
        } else {
          searched.formUnion(outer.pods.prefix(left).map(\.name))
        }
        (isStatic, project) = (isStatic ?? outer.isStatic, project ?? outer.project)
        (parent, inherits) = (outer.parent, inherits && outer.inherits)
      }
      left = max(0, left - pods.count - searched.count)
      let made = hook.map { $0.linkage == .static } ?? isStatic ?? true
      return (scope.name, scope.place, project, pods, searched, made)
    }
  }
}
