/// The pods of each target, as a `Podfile` of blocks and plain functions lists them.
///
/// A `Podfile` is a program. If one line computes something, all of it is unknown.
struct Podfile {
  struct Pod {
    let name: String
    let path: String?
    let place: Place
  }

  /// A block of a target, or a function that blocks call.
  private struct Scope {
    let name: String
    var isTarget = false
    var parent: Int?
    var pods: [Pod] = []
    var isStatic: Bool?
    var inherits = true
  }

  let place: Place
  /// About the first line that is not understood.
  private(set) var problem: Problem?
  private var scopes = [Scope(name: "")]
  private var open = [0]
  private var functions: [String: Int] = [:]

  /// Limits for hostile files: of nested blocks, and of pods in a list or in all lists.
  private static let (mostBlocks, mostPods) = (32, 1 << 16)
  private static let hooks: Set<String> = [
    "post_install", "pre_install", "post_integrate", "pre_integrate",
  ]
  private static let harmless: Set<String> = [
    "platform", "source", "plugin", "install!", "inhibit_all_warnings!", "use_modular_headers!",
    "workspace", "project", "supports_swift_versions", "require", "ensure_bundler!", "ENV",
  ]

  init(_ source: Source) {
    place = Place(file: source.name)
    for statement in RubyStatement.all(in: source, except: Podfile.hooks) where problem == nil {
      if !read(statement) { problem = Podfile.problem(at: statement.place) }
    }
    if problem == nil, open.count > 1 { problem = Podfile.problem(at: place) }
  }

  private static func problem(at place: Place) -> Problem {
    Problem(
      "this line computes something, so it is unknown which targets use which pods", at: place,
      severity: .warning)
  }

  private mutating func read(_ statement: RubyStatement) -> Bool {
    let (current, words) = (open[open.count - 1], statement.words)
    switch statement.name {
    case "target", "abstract_target":
      guard let name = statement.strings.first, words.contains("do"),
        open.count < Podfile.mostBlocks
      else { return false }
      enter(Scope(name: name, isTarget: statement.name == "target", parent: current))
    case "def":
      guard words.count == 2 else { return false }
      functions[String(words[1])] = scopes.count
      enter(Scope(name: String(words[1])))
    case "end":
      if open.count == 1 { return false }
      open.removeLast()
    case "pod":
      guard let name = statement.argument, !words.contains("if"), !words.contains("unless") else {
        return false
      }
      scopes[current].pods.append(
        Pod(name: name, path: statement.option("path"), place: statement.place))
    case "use_frameworks!":
      scopes[current].isStatic = words.contains("false") || words.contains(":static")
    case "inherit!": scopes[current].inherits = words.contains(":complete")
    case let name where Podfile.harmless.contains(name): break
    case let name:
      guard words.count == 1, let function = functions[name].map({ scopes[$0] }),
        scopes[current].pods.count + function.pods.count < Podfile.mostPods
      else { return false }
      scopes[current].pods += function.pods
      scopes[current].isStatic = function.isStatic ?? scopes[current].isStatic
    }
    return true
  }

  private mutating func enter(_ scope: Scope) {
    open.append(scopes.count)
    scopes.append(scope)
  }

  /// The pods of a target, those that it only searches, and whether they are static.
  typealias Target = (name: String, pods: [Pod], searched: Set<String>, isStatic: Bool)

  var targets: [Target] {
    guard problem == nil else { return [] }
    var left = Podfile.mostPods
    return scopes.filter(\.isTarget).map { scope in
      var (pods, isStatic) = (scope.pods, scope.isStatic)
      var (parent, inherits) = (scope.parent, scope.inherits)
      var searched: Set<String> = []
      while let outer = parent.map({ scopes[$0] }) {
        if inherits {
          pods += outer.pods.prefix(left)
        } else {
          searched.formUnion(outer.pods.prefix(left).map(\.name))
        }
        isStatic = isStatic ?? outer.isStatic
        (parent, inherits) = (outer.parent, inherits && outer.inherits)
      }
      left = max(0, left - pods.count - searched.count)
      return (scope.name, pods, searched, isStatic ?? true)
    }
  }
}
