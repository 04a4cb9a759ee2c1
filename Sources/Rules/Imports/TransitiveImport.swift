struct TransitiveImport: ArchitectureRule {
  static let isAboutLinks = true
  static let usesRejectedLinks = true

  static let description = RuleDescription(
    "transitive-import", .info, "imports of modules that a target depends on only transitively")

  /// Whether every imported module must be listed.
  private let isExplicit: Bool

  var ownSeverity: Severity? { isExplicit ? .error : nil }

  init(_ options: MappingDecoder) { isExplicit = options.optional("explicit", .flag) ?? false }

  func findings(in context: RuleContext) -> [Finding] {
    let exports = Exports(context.graph, context.uses)
    return context.uses.all.compactMap { use in
      guard case .reached(let chain) = use.relation, let target = use.target,
        !context.graph.pods.mayBring(use.module), !context.isInOtherProgram(use),
        !exports.hand(.target(target), to: use.from)
      else { return nil }
      let isForbidden = context.forbidden.contains(.init(from: use.from, to: .target(target)))
      let ban =
        isForbidden
        ? "remove the import, since a rule forbids the link"
        : context.ban(on: use, of: target, over: chain)
      return finding(
        "\(context.architecture.words(for: use.from)) imports \(context.words(for: use)) "
          + "but depends on it only \(context.wayWords(over: chain))",
        about: use.certainSites, of: use,
        help: ban, notes: [context.note(onEntriesOf: use.from)], in: context
      )?.fixed(by: ban == nil ? [Fix(context.graph.addition(of: target, to: use.from))] : [])
    }
  }
}

extension RuleContext {
  /// The targets in between; a test's host needs no link.
  fileprivate func wayWords(over chain: [Int]) -> String {
    if chain.isEmpty { return "as its test host" }
    let names = chain.dropLast().compactMap { graph.links[$0].target }.map(graph.name)
    return "indirectly" + (names.isEmpty ? "" : ", through \(names.joined(separator: ", "))")
  }

  /// The reason not to link static code of a framework again.
  fileprivate func ban(on use: ModuleUse, of target: TargetID, over chain: [Int]) -> String? {
    let name = graph.name(of: use.from)
    let holder = chain.dropLast().compactMap { graph.links[$0].target }
      .last { images.codeForm(of: .target($0)) == .image }
    if images.codeForm(of: .target(target)) == .archive, let holder, holder != use.from,
      images.codeForm(of: .target(use.from)) == .image
    {
      return "remove the import, and re-export what \(name) needs from \(graph.name(of: holder))"
    }
    return nil
  }
}
