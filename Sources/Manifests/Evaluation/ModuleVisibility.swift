/// Which file sees what others declare outside of types: what is of its module, or of one that it
/// imports, as in Swift.
struct ModuleVisibility {
  /// The module of each file.
  private let homes: [String]
  /// The modules that each file sees, its own first.
  private let seen: [[String]]

  init(_ files: [(module: String, statements: [Syntax])], among modules: Set<String>) {
    func imports(_ statements: [Syntax], all: Bool) -> [String] {
      statements.compactMap { statement in
        guard case .importing(let name, let isExported) = statement.kind else { return nil }
        return all || isExported ? name : nil
      }
    }
    homes = files.map(\.module)
    let exports = Dictionary(
      files.map { ($0.module, imports($0.statements, all: false)) }, uniquingKeysWith: +)
    seen = files.map { module, statements in
      let own = imports(statements, all: true)
      return [module] + (own + own.flatMap { exports[$0] ?? [] }).filter(modules.contains)
    }
  }

  /// What a type or an alias is called among those of all files; what is private is of its file.
  func key(_ name: String, in home: Home, isPrivate: Bool) -> String {
    guard home.type == nil, home.file >= 0 else { return name }
    return isPrivate ? "\(name)#\(home.file)" : "\(name)@\(homes[home.file])"
  }

  /// The keys of a name that may be meant in a file, in order; the library knows none of them.
  func keys(_ name: String, from file: Int) -> [String] {
    file < 0 ? [] : ["\(name)#\(file)"] + seen[file].map { "\(name)@\($0)" }
  }

  /// Whether a file sees a function or a variable; members are seen wherever their type is.
  func shows(_ home: Home, isPrivate: Bool, to file: Int) -> Bool {
    home.file == file
      || !isPrivate && (home.type != nil || file < 0 || seen[file].contains(homes[home.file]))
  }
}
