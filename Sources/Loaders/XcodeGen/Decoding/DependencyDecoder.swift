/// Decodes the entries of `dependencies:`.
struct DependencyDecoder {
  let log: SpecLog
  let owner: KeyOwner
  let origins: Origins
  let platform: Platform
  let names: NameCheck

  private var target: String { owner.name }

  /// The dependencies of a value that is there; one bad entry makes XcodeGen give up.
  func decode(_ value: SpecValue) -> [Dependency] {
    guard value.isList else {
      log.error("`dependencies` of \(target) must be a list", at: value.place)
      return []
    }
    let items = value.items
    var dependencies: [Dependency] = []
    dependencies.reserveCapacity(items.count)
    for item in items where !log.isOverdrawn {
      if let dependency = decode(entry: item) { dependencies.append(dependency) }
    }
    return dependencies
  }

  private func decode(entry: SpecValue) -> Dependency? {
    let target = target
    guard log.requiresMap(entry, "a dependency of \(target)", help: "write `- target: NAME`")
    else { return nil }
    let fields = SpecFields<DependencyKey>(entry, in: owner, log: log)
    guard let (kind, value, reference) = named(fields, in: entry),
      log.mayKeep(reference, at: entry.place)
    else { return nil }
    log.noteNoList(fields[.platforms], "platforms", owner: owner, isSevere: false)
    let dependency = Dependency(
      kind, reference, at: value.place, embed: fields.bool(.embed), link: fields.bool(.link),
      codeSign: fields.bool(.codeSign), removeHeaders: fields.bool(.removeHeaders) ?? true,
      implicit: fields.bool(.implicit, isSevere: true) ?? false, weak: fields.bool(.weak) ?? false,
      platformFilter: fields[.platformFilter]?.string
        .flatMap(Dependency.PlatformFilter.init) ?? .all,
      uncommon: Dependency.UncommonOptions(
        destinationFilters: fields[.destinationFilters]?.anyStrings?
          .compactMap(Platform.init(destination:)),
        platforms: fields[.platforms]?.anyStrings?.compactMap(Platform.init(target:)),
        copy: copy(fields[.copy]),
        products: kind == .product ? log.kept(products(fields), at: entry.place) ?? [] : [],
        root: kind == .sdk ? fields[.root]?.string : nil),
      isStatic: kind == .carthage && fields[.linkType]?.string == "static",
      findFrameworks: kind == .carthage ? fields.bool(.findFrameworks) : nil,
      provenance: origins.steps(from: entry.node, to: owner))
    fields.noteUnknown()
    guard keeps(dependency, of: entry) else { return nil }
    if kind == .product {
      names.check(package: reference, at: value.place, owner: owner, node: value.node)
    }
    // XcodeGen takes paths and files of three kinds for something of an SDK.
    let endings = [".framework", ".tbd", ".dylib"]
    if kind == .sdk, !reference.holds("/"), !reference.holds("$"),
      !endings.contains(where: reference.hasSuffix)
    {
      log.notice(.refusedSDK, reference, at: value.place, target: owner.target(of: value.node))
    }
    return dependency
  }

  /// The first kind whose value is a string.
  private func named(
    _ fields: SpecFields<DependencyKey>, in entry: SpecValue
  ) -> (Dependency.Kind, SpecValue, String)? {
    for key in DependencyKey.kinds {
      guard let value = fields[key], let kind = key.kind, let reference = value.string else {
        continue
      }
      if let other = fields.first(where: { $0.isKind && $0 != key }) {
        // Two entries, of which the second lost its dash, or an ignored kind.
        log.noteIgnored(
          other.value, other.key.rawValue, owner: owner,
          notes: [Note("the entry is read as `\(key.rawValue): \(reference)`", at: value.place)])
      }
      return (kind, value, reference)
    }
    reportNameless(fields, in: entry)
    return nil
  }

  private func reportNameless(_ fields: SpecFields<DependencyKey>, in entry: SpecValue) {
    for key in DependencyKey.kinds {
      guard let value = fields[key] else { continue }
      log.error(
        "`\(key)` in a dependency of \(target) must be a string", at: value.place,
        help: "put it in quotes")
      return
    }
    let names = DependencyKey.kinds.map(\.rawValue)
    let near = fields.unknown.lazy.compactMap { NearestName.of($0.key.text, among: names) }.first
    log.error(
      "a dependency of \(target) needs one of \(names.joined(separator: ", "))",
      at: entry.place, help: near.map(NearestName.help(naming:)))
  }

  private func products(_ fields: SpecFields<DependencyKey>) -> [String] {
    let single = fields.string(.product)
    let all = fields.strings(.products)
    // An empty list counts, too: the product is named like the package then.
    if let all, let single, !all.contains(single), let lost = fields[.product] {
      log.noteIgnored(
        lost, "product", owner: owner,
        notes: (fields[.products]?.place).map { [Note("`products` applies", at: $0)] } ?? [])
    }
    return all ?? single.map { [$0] } ?? []
  }

  /// Whether an entry is for the target's platform; all others are dropped.
  private func keeps(_ dependency: Dependency, of entry: SpecValue) -> Bool {
    guard let platforms = dependency.platforms, !platforms.contains(platform) else { return true }
    // Platforms that the target doesn't have, or that are unknown, are an error.
    let isSlip = entry["platforms"]?.items.count != platforms.count
    if platforms.isEmpty || platform == .auto || isSlip {
      log.notice(
        .droppedDependency, dependency.reference,
        at: entry["platforms"]?.place ?? entry.place, target: target)
    }
    return false
  }

  private func copy(_ value: SpecValue?) -> CopyPhase? {
    guard let value, value.isMap else { return nil }
    guard let destination = value.copyDestination else {
      let names = CopyPhase.Folder.allCases.map(\.rawValue).joined(separator: ", ")
      log.error(
        "`copy` in a dependency of \(target) needs a `destination`",
        at: (value["destination"] ?? value).place, help: "expected one of \(names)")
      return nil
    }
    let order = value["phaseOrder"]?.string.flatMap(CopyPhase.Order.init(rawValue:))
    return CopyPhase(
      to: destination, subpath: value["subpath"]?.string ?? "", phaseOrder: order ?? .postCompile)
  }
}

extension SpecValue {
  var copyDestination: CopyPhase.Folder? {
    self["destination"]?.string.flatMap(CopyPhase.Folder.init(rawValue:))
  }
}
