struct UnknownLink: PlainRule, SpecRule {
  static let description = RuleDescription(
    "unknown-link", .error, "dependencies that no spec builds")

  func findings(in context: RuleContext) -> [Finding] {
    let typos = Notice.Kind.leadNowhere.flatMap { kind in
      // What is in a submodule that is not checked out is not missing.
      let notices = context.notices(kind).filter { context.conditions.misses($0.path ?? "") }
      return Mistake.all(of: notices.filter(\.isSaidOnce), upTo: 1)
        + Mistake.each(of: notices.filter { !$0.isSaidOnce })
    }
    return typos.map { typo in
      let notice = typo.first
      // `target:` entries that name nothing make no link.
      let links = notice.target.map { context.graph.links(from: $0) } ?? []
      let isProduct = links.contains {
        context.graph.place(of: $0) == notice.place && $0.kind == .framework
      }
      let unread = isProduct && notice.kind == .unknownName ? context.conditions.absentModules : []
      let isSevere = ([notice] + typo.twins).contains(where: \.isSevere)
      return finding(
        "\(context.words(for: notice)) \(mistake(in: notice, isProduct: isProduct, context.graph))",
        severity: isSevere && unread.isEmpty ? .error : .warning, about: typo,
        help: help(for: notice, isProduct: isProduct, unread, in: context.graph), in: context
      ).fixed(by: notice.kind == .unknownName ? typo.renames(in: context.graph) : [])
    }
      + remark(
        on: .loneName, "that the spec names", "built by none of its targets",
        help: "run archlint on the folder of all specs, or add an .archlint.yml",
        in: context)
      + remark(
        on: .podName, "that specs name", "not built by any target; CocoaPods may provide it",
        help: "add them under `externals:` in .archlint.yml, or commit Podfile.lock",
        in: context)
  }

  /// One remark about all names that are left open for one reason.
  private func remark(
    on kind: Notice.Kind, _ who: String, _ what: String, help: String, in context: RuleContext
  ) -> [Finding] {
    let notices = context.notices(kind)
    guard let first = notices.first else { return [] }
    let names = Set(notices.map(\.subject)).sorted()
    let isOne = names.count == 1
    let isProject = context.graph[first.spec].isXcodeProject
    let who = isProject ? who.replacing("spec", with: "project") : who
    return [
      finding(
        "\(isOne ? "a product" : "\(names.count) products") \(who) \(isOne ? "is" : "are") "
          + "\(what): " + names.listed(upTo: UnknownLink.mostNames),
        severity: .info, at: first.place, from: Subject(first.spec, in: context.graph),
        help: help, in: context)
    ]
  }

  /// More names than this are only counted.
  private static let mostNames = 6

  private func help(
    for notice: Notice, isProduct: Bool, _ unread: [String], in graph: ModuleGraph
  ) -> String {
    let isProject = graph[notice.spec].isXcodeProject
    if notice.kind == .otherPlatform {
      if isProject { return "add this platform to it, or limit the entry to platforms of it" }
      let key = notice.target.map(graph.platform) == .auto ? "destinationFilters" : "platforms"
      return "add this platform to it, or limit the entry with `\(key):`"
    }
    if notice.isBuiltElsewhere {
      return "add the project that builds it to a workspace of this one"
    }
    if notice.kind == .otherName { return "give it one `PRODUCT_NAME` in all configurations" }
    if notice.kind == .unlistedProduct {
      guard let code = notice.suggestion else {
        return isProject
          ? "add the package to the project again"
          : "fix the name of the package, or add it to `dependencies:` of the manifest"
      }
      return graph[notice.spec].isPackageManifest
        ? "write `\(code)`" : "add `\(code)` to `packages:` of the project"
    }
    if let suggestion = notice.suggestion { return NearestName.help(naming: suggestion) }
    if notice.kind == .unknownProduct {
      return notice.notes.isEmpty
        ? "fix the name, or add the "
          + (graph.package(of: notice) == nil ? "package that has it" : "product to its package")
        : "add `.library(name: \"\(notice.subject)\", targets: [\"\(notice.subject)\"])` to "
          + "`products:` of its package"
    }
    if isProduct, let other = graph.builder(ofOtherForm: notice.subject) {
      return "use \(graph[other].builtFile) instead, which \(graph.name(of: other)) builds"
    }
    let check =
      unread.isEmpty
      ? "" : "check out \(unread.listed(upTo: UnknownLink.mostNames)), which may build it; "
    return check + otherwise(isProduct, notice, graph[notice.spec])
  }

  private func mistake(in notice: Notice, isProduct: Bool, _ graph: ModuleGraph) -> String {
    let subject = notice.subject
    if notice.kind == .sdkNameOfTarget {
      return "takes \(subject) from the SDK, but a target builds it"
    }
    if notice.kind == .otherPlatform {
      return "depends on \(subject), which is built for \(notice.suggestion ?? "") only"
    }
    if notice.kind == .otherName {
      return "depends on \(subject), whose name differs between configurations: "
        + (notice.suggestion ?? "")
    }
    if notice.kind == .unknownProduct {
      let package = graph.package(of: notice)
      // Without a package, an entry of a manifest may as well name a target.
      return "depends on \(subject), which is "
        + (package == nil && graph[notice.spec].isPackageManifest
          ? "neither a target of its package nor a product of a package it names"
          : "not a product of " + (package.map { "the package \($0)" } ?? "any package it names"))
    }
    if notice.kind == .unlistedProduct {
      return "depends on \(subject), whose package "
        + (graph[notice.spec].isPackageManifest ? "it does not name" : "no project lists")
    }
    if isProduct {
      let builders =
        notice.isBuiltElsewhere ? "only targets outside its workspaces build" : "no target builds"
      return "depends on \(subject), which \(builders)"
    }
    return "depends on \(subject), which is not a target of "
      + (subject.contains("/") || graph[notice.spec].isXcodeProject
        ? "that project" : graph[notice.spec].words)
  }

  /// What to do about a name that is like no other.
  private func otherwise(_ isProduct: Bool, _ notice: Notice, _ spec: Spec) -> String {
    let subject = notice.subject
    if spec.isSwift, !isProduct {
      return !notice.notes.isEmpty
        ? "fix the path" : "use a target of \(spec.words), or remove this entry"
    }
    if subject.has(UInt8(ascii: "$")), subject.contains("${") {
      return "set it as an environment variable or template attribute"
    }
    return isProduct
      ? "fix the name, or add it under `externals:` in .archlint.yml"
      : spec.isXcodeProject
        ? "restore the target, or remove this entry"
        : "use a target of the spec, or `Project/Target` with the project under "
          + "`projectReferences:`"
  }
}

extension Notice {
  /// Whether one finding is enough: of everything in a project that isn't there, for example.
  fileprivate var isSaidOnce: Bool { kind == .sdkNameOfTarget || path != nil }
}

extension Spec {
  /// What declares a target, of a manifest by its tool.
  fileprivate var words: String {
    isPackageManifest ? "its package" : isSwift ? "the project" : "its spec"
  }
}

extension ModuleGraph {
  /// The target whose product had this name as another type: `libKit.a` and `Kit.framework`.
  fileprivate func builder(ofOtherForm file: String) -> TargetID? {
    targetIDs.first { id in
      [.staticLibrary, .dynamicLibrary, .framework].contains { (type: ProductType) in
        canBeLinked(id) && type.file(named: self[id].productName) == file
      }
    }
  }

  /// The package that an entry names for its product.
  fileprivate func package(of notice: Notice) -> String? {
    guard let target = notice.target else { return nil }
    let externals = links(from: target).filter { place(of: $0) == notice.place }
      .compactMap { link in link.external.map { self[$0] } }
    let package = externals.first { $0.name == notice.subject }?.package
    // Xcode names none for a local package.
    return package == notice.subject && !self[notice.spec].isPackageManifest ? nil : package
  }
}
