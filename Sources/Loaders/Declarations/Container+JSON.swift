extension Container {
  /// A spec as XcodeGen understands it, with sorted keys and without defaults that it doesn't keep.
  package var json: [UInt8] {
    JSONWriter.object { writer in
      writer.objects("aggregateTargets", targets.filter { $0.kind == .aggregate }) {
        $0.member("name", $1.name)
        $0.strings("targets", $1.dependencies.map(\.reference))
      }
      writer.member("name", name)
      writer.objects("targets", targets.filter { $0.kind != .aggregate }) { $0.target($1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func target(_ target: DeclaredTarget) {
    objects("dependencies", target.dependencies) { $0.dependency($1) }
    member("linkage", target.made.declaredLinkage.rawValue)
    member("name", target.name)
    member("platform", target.platform.rawValue)
    member("productName", target.made.productName)
    strings("sources", target.sources.compactMap { $0?.path })
    member("type", target.type.rawValue)
  }

  private mutating func dependency(_ dependency: Dependency) {
    written("codeSign", dependency.codeSign)
    if let copy = dependency.copy {
      object("copy") { writer in
        writer.member("destination", copy.destination.rawValue)
        writer.member("phaseOrder", copy.phaseOrder.rawValue)
        writer.member("subpath", copy.subpath)
      }
    }
    if let filters = dependency.destinationFilters {
      strings("destinationFilters", filters.map(\.rawValue))
    }
    written("embed", dependency.embed)
    written("findFrameworks", dependency.findFrameworks)
    flag("implicit", dependency.implicit)
    member("kind", dependency.kind.rawValue)
    written("link", dependency.link)
    if dependency.kind == .carthage {
      member("linkType", dependency.isStatic ? "static" : "dynamic")
    }
    member("platformFilter", dependency.platformFilter.rawValue)
    if let platforms = dependency.platforms {
      strings("platforms", Set(platforms.map(\.rawValue)).sorted())
    }
    if dependency.kind == .product { strings("products", dependency.products) }
    member("reference", dependency.reference)
    member("removeHeaders", dependency.removeHeaders)
    member("root", ifAny: dependency.root)
    flag("weak", dependency.weak)
  }

  /// An optional flag; `false` is kept, since it overrides XcodeGen's default.
  private mutating func written(_ name: String, _ value: Bool?) {
    if let value { member(name, value) }
  }

  private mutating func flag(_ name: String, _ value: Bool) { if value { member(name, true) } }
}
