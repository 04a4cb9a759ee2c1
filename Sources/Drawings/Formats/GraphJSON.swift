/// The graph for machines: layers, modules, targets, links and externals.
package enum GraphJSON {
  package static func bytes(of architecture: Architecture) -> [UInt8] {
    let uses = architecture.uses
    return JSONWriter.object { writer in
      writer.member("version", 1)
      writer.list("layers", architecture.layers) { $0.string($1.name) }
      writer.objects("modules", architecture.modules) { $0.write($1, in: architecture) }
      writer.objects("targets", architecture.graph.targetIDs) { $0.write($1, in: architecture) }
      writer.objects("links", architecture.graph.links) {
        $0.write($1, in: architecture.graph, uses)
      }
      if !architecture.graph.sources.isEmpty {
        // Imports of workspace modules without a link; the others are listed at their link.
        writer.objects("imports", uses.all.filter(\.isWithoutLink)) {
          $0.member("from", architecture.graph.name(of: $1.from))
          $0.member("to", $1.ends.first.map(architecture.graph.name))
          $0.write($1)
        }
      }
      writer.objects("externals", architecture.graph.externals) { writer, external in
        writer.member("name", external.name)
        writer.member("kind", external.kind.rawValue)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ module: Module, in architecture: Architecture) {
    member("name", module.name)
    member("layer", module.layer.map { architecture[$0].name })
    member("spec", architecture.graph[module.spec].path)
    list("targets", module.targets) { $0.string(architecture.graph.name(of: $1)) }
    objects("folded", module.folded) { writer, folded in
      writer.member("target", architecture.graph.name(of: folded.target))
      writer.member("because", folded.reason.rawValue)
    }
  }

  fileprivate mutating func write(_ id: TargetID, in architecture: Architecture) {
    let target = architecture.graph[id]
    let part = architecture[id]
    member("name", architecture.graph.name(of: id))
    member("module", architecture[part.module].name)
    member("layer", part.layer.map { architecture[$0].name })
    member("layerFrom", part.layerReason.source.rawValue)
    member("role", part.role.rawValue)
    member("type", target.type.rawValue)
    member("platform", target.platform.rawValue)
    member("linkage", target.linkage.rawValue)
    member("product", target.product)
    member("spec", architecture.graph[target.spec].path)
    member("line", target.place.line)
  }

  /// How often a module is imported, and where first.
  fileprivate mutating func write(_ use: ModuleUse) {
    member("count", use.sites.count)
    if let place = use.sites.first?.place { member(at: place) }
  }

  fileprivate mutating func write(_ link: Link, in graph: ModuleGraph, _ uses: ModuleUses) {
    member("from", graph.name(of: link.from))
    member("to", graph.name(of: link.to))
    member("kind", link.kind.rawValue)
    member("link", link.links)
    member("embed", link.embeds)
    member("implicit", link.isImplicit)
    member("weak", link.isWeak)
    member("inherited", link.isInherited)
    member(at: graph.place(of: link))
    guard graph.sources.count(of: link.from) > 0 else { return }
    object("imports") { writer in
      if let use = uses.use(of: link.to, by: link.from) {
        writer.write(use)
      } else {
        writer.member("count", 0)
      }
    }
  }
}
