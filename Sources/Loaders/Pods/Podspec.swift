/// What a podspec says of a pod in plain assignments.
struct Podspec {
  let place: Place
  private(set) var module: String?
  private(set) var isStaticFramework = false
  private(set) var sources: [SourcePath] = []
  private(set) var dependencies: [(name: String, place: Place)] = []

  init(_ source: Source) {
    let folder = Spec.folder(of: source.name)
    let statements = RubyStatement.all(in: source, except: ["test_spec", "app_spec"])
    place = statements.first { $0.name == "name" }?.place ?? Place(file: source.name)
    for statement in statements {
      switch statement.name {
      case "module_name": module = statement.strings.first
      case "static_framework": isStaticFramework = statement.words.contains("true")
      case "source_files": sources += statement.strings.map { glob($0, below: folder) }
      case "dependency": dependencies += statement.argument.map { [($0, statement.place)] } ?? []
      default: break
      }
    }
  }

  /// A glob, below the folder that its first names are.
  private func glob(_ glob: String, below folder: String) -> SourcePath {
    let names = glob.split(separator: "/")
    let plain = names.prefix { !$0.contains { "*?[{".contains($0) } }
    let path = PathText.folded(PathText.join(folder, plain.joined(separator: "/")))
    var source = SourcePath(path, at: place)
    source.isFolder = plain.count < names.count
    source.includes = source.isFolder ? [names[plain.count...].joined(separator: "/")] : []
    return source
  }
}
