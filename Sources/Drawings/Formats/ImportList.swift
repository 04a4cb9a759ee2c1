/// Who imports a module: by target, with every place.
package struct ImportList {
  private let module: String
  private let architecture: Architecture
  /// Sorted by the name of the target.
  private let uses: [ModuleUse]

  package init(of module: String, in architecture: Architecture) {
    uses = architecture.uses.all.filter { $0.module == module }
    (self.module, self.architecture) = (module, architecture)
  }

  package var isEmpty: Bool { uses.isEmpty }

  /// Every module that any source imports, sorted.
  package static func modules(in architecture: Architecture) -> [String] {
    Set(architecture.uses.all.map(\.module)).sorted()
  }

  /// A line for each target, and one for each place below it, with paths from the current folder.
  package func text(path: (String) -> String) -> String {
    let lines = uses.flatMap { use in
      let name = architecture.nameAndLayer(of: .target(use.from))
      let remark =
        switch use.relation {
        case .listed, .outside: ""
        case .reached: " and links it only through others"
        case .unreached: " and does not depend on it"
        }
      return ["\(name) imports \(module)\(remark), \(use.sites.count.of("place"))"]
        + use.sites.map(\.place).map { "  \(path($0.file)):\($0.line):\($0.column)" }
    }
    let count = uses.reduce(0) { $0 + $1.sites.count }
    let end = "\(uses.count.of("target")), \(count.of("import"))"
    return (lines + [end]).map { $0 + "\n" }.joined()
  }

  package var json: [UInt8] {
    JSONWriter.object { writer in
      writer.member("version", 1)
      writer.member("module", module)
      writer.objects("targets", uses) { writer, use in
        writer.member("name", architecture.graph.name(of: use.from))
        writer.member("layer", architecture.layer(of: use.from).map { architecture[$0].name })
        writer.member("listed", use.isListed)
        writer.objects("imports", use.sites) { $0.member(at: $1.place) }
      }
    }
  }
}
