struct RegistrationRule: ImageRule {
  static let description = RuleDescription(
    "registration", .error, needsOptions: true,
    "frameworks that register themselves but aren't found at run time")

  private let layers: Selector
  private let key: String

  init(_ options: MappingDecoder) {
    layers = options.required("layers", .selector, "Whose frameworks register.") ?? Selector([])
    key =
      options.optional("key", .anyText, "What names the class; NSPrincipalClass.")
      ?? "NSPrincipalClass"
  }

  var selectors: [Selector] { [layers] }
  var registrationKeys: Set<String> { [key] }

  func findings(in context: RuleContext) -> [Finding] {
    let graph = context.graph
    let meant = layers.selection(in: context.architecture)
    let launched = context.images.launchedFrameworks().filter {
      context.architecture.ships($0.app)
    }
    let loaded = Set(launched.flatMap(\.frameworks))
    return graph.targetIDs.filter { graph.isNative($0) }.flatMap { id -> [Finding] in
      let own = context.conditions.registrations[id]?.first { $0.key == key }
      switch graph[id].codeForm {
      case .archive: return own.map { [neverFound(id, $0, in: context)] } ?? []
      case .image where meant.contains(id) && mustRegister(id, in: context.architecture):
        guard let own else {
          return graph[id].build.isInfoKnown ? [missing(id, in: context)] : []
        }
        let isLoaded = launched.isEmpty || loaded.contains(.target(id))
        return [mistake(in: own, of: id, in: context)].compactMap { $0 }
          + (isLoaded ? [] : [notLoaded(id, own, launched.map(\.app), in: context)])
      default: return []
      }
    }
  }

  /// Whether a target must register; interfaces and mocks have nothing to register.
  private func mustRegister(_ id: TargetID, in architecture: Architecture) -> Bool {
    architecture.graph.productType(of: id).isFramework
      && architecture.role(of: id) == .implementation
  }

  private func missing(_ id: TargetID, in context: RuleContext) -> Finding {
    let isProject = context.graph[context.graph.spec(of: id)].isXcodeProject
    return finding(
      "\(context.architecture.words(for: id)) does not name a class that registers it (no \(key))",
      about: id, to: Subject(key),
      help: "add `\(key): $(PRODUCT_MODULE_NAME).CLASS` "
        + (isProject ? "to its Info.plist" : "under `info: properties:`"),
      in: context)
  }

  private func neverFound(
    _ id: TargetID, _ registration: Registration, in context: RuleContext
  ) -> Finding {
    finding(
      "\(context.architecture.words(for: id)) is static, so at run time its bundle does not exist "
        + "and \(registration.name) is never found",
      at: registration.place, from: Subject(id, in: context.graph), to: Subject(key),
      help: "make it a dynamic framework, or call its registration from the app", in: context)
  }

  private func mistake(
    in registration: Registration, of id: TargetID, in context: RuleContext
  ) -> Finding? {
    let modules = context.graph[id].moduleNames
    let words = context.architecture.words(for: id)
    guard !registration.isOpen else { return nil }
    var story: (message: String, help: String)?
    if let prefix = registration.prefix, !modules.contains(prefix) {
      story = (
        "\(words) registers \(registration.name), but its module is \(modules.listed(upTo: 4))",
        "use `$(PRODUCT_MODULE_NAME).\(registration.className)`"
      )
    } else if registration.isDeclared == false, let module = modules.first {
      story = (
        "\(words) registers \(registration.name), which none of its sources declares",
        registration.prefix == nil
          ? "use `\(module).\(registration.name)`, or add `@objc(\(registration.name))` to it"
          : "use the name of an existing class without `@objc(NAME)`"
      )
    }
    return story.map {
      finding(
        $0.message, at: registration.place, from: Subject(id, in: context.graph),
        to: Subject(key), help: $0.help, in: context)
    }
  }

  private func notLoaded(
    _ id: TargetID, _ registration: Registration, _ apps: [TargetID], in context: RuleContext
  ) -> Finding {
    let graph = context.graph
    let carrier = apps.first { context.images.embedded(in: $0).contains(.target(id)) }
    let app = carrier ?? apps.first
    return finding(
      "no app loads \(context.architecture.words(for: id)) at launch, so \(registration.name) is "
        + "never found"
        + (carrier.map { ": \(graph.name(of: $0)) embeds it, but nothing links it" } ?? ""),
      about: id, to: Subject("app"), in: context
    ).fixed(by: app.map { [Fix(graph.addition(of: id, to: $0))] } ?? [])
  }
}
