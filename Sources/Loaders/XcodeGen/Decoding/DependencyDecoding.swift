internal import Documents
internal import Modules

/// Decodes the entries of `dependencies:`.
struct DependencyDecoding {
  let log: SpecLog
  /// The final name of the target that lists them.
  let target: String
  let platform: Platform

  /// The dependencies of a value that is there; one bad entry makes XcodeGen give up.
  func decode(_ value: SpecValue, steps: Steps) -> [SpecDependency] {
    guard value.isList else {
      log.error("`dependencies` of \(target) must be a list", at: value.place)
      return []
    }
    let items = value.items
    var dependencies: [SpecDependency] = []
    dependencies.reserveCapacity(items.count)
    for item in items {
      if let dependency = decode(item, steps) { dependencies.append(dependency) }
    }
    return dependencies
  }

  private func decode(_ entry: SpecValue, _ steps: Steps) -> SpecDependency? {
    guard entry.isMap else {
      log.error("a dependency of \(target) must be a mapping", at: entry.place)
      return nil
    }
    let fields = SpecFields<DependencyKey>(entry)
    guard let (kind, value, reference) = named(fields, in: entry) else { return nil }
    let platforms = platforms(fields)
    let dependency = SpecDependency(
      kind, reference, embed: bool(.embed, fields, isGrave: true),
      link: bool(.link, fields, isGrave: true), codeSign: bool(.codeSign, fields),
      removeHeaders: bool(.removeHeaders, fields) ?? true,
      implicit: bool(.implicit, fields, isGrave: true) ?? false,
      weak: bool(.weak, fields) ?? false, platformFilter: platformFilter(fields),
      destinationFilters: fields[.destinationFilters]?.anyStrings?
        .compactMap(Platform.init(destination:)), platforms: platforms, copy: copy(fields[.copy]),
      products: kind == .package ? products(fields) : [],
      root: kind == .sdk ? fields[.root]?.string : nil,
      isStaticCarthage: kind == .carthage && fields[.linkType]?.string == "static",
      findFrameworks: kind == .carthage ? bool(.findFrameworks, fields) : nil, at: value.place,
      entry: entry.place, provenance: steps.steps(from: entry.node))
    fields.noteUnknown(
      below: "targets.\(target).dependencies.", grave: Self.grave, target: target, in: log)
    return keeps(dependency, of: entry) ? dependency : nil
  }

  private func bool(
    _ key: DependencyKey, _ fields: SpecFields<DependencyKey>, isGrave: Bool = false
  ) -> Bool? {
    fields.bool(key, target: target, isGrave: isGrave, in: log)
  }

  /// Keys whose loss, by a slip in the name, loses links.
  private static let grave: Set<DependencyKey> = [.embed, .link]

  private static let kinds: [(DependencyKey, Link.Kind)] = [
    (.target, .target), (.framework, .framework), (.carthage, .carthage), (.sdk, .sdk),
    (.package, .package), (.bundle, .bundle),
  ]

  /// The first kind whose value is a string.
  private func named(
    _ fields: SpecFields<DependencyKey>, in entry: SpecValue
  ) -> (Link.Kind, SpecValue, String)? {
    for (key, kind) in DependencyDecoding.kinds {
      guard let value = fields[key], let reference = value.string else { continue }
      if let other = fields.first(where: { $0.isKind && $0 != key }) {
        // Two entries, of which the second lost its dash, or a kind that counts for nothing.
        log.notice(
          .ignoredValue, other.key.rawValue, at: other.value.place, target: target,
          notes: [Note("the entry is read as `\(key.rawValue): \(reference)`", at: value.place)])
      }
      return (kind, value, reference)
    }
    reportNameless(fields, in: entry)
    return nil
  }

  private func reportNameless(_ fields: SpecFields<DependencyKey>, in entry: SpecValue) {
    let names = DependencyDecoding.kinds.map { "\($0.0)" }
    if let (key, _) = DependencyDecoding.kinds.first(where: { fields[$0.0] != nil }),
      let value = fields[key]
    {
      log.error(
        "`\(key)` in a dependency of \(target) must be a string", at: value.place,
        help: "put it in quotes")
      return
    }
    let near = fields.unknown.lazy.compactMap { NearestName.of($0.key.text, among: names) }.first
    log.error(
      "a dependency of \(target) names nothing: it has none of \(names.joined(separator: ", "))",
      at: entry.place, help: near.map { "did you mean `\($0)`?" })
  }

  private func products(_ fields: SpecFields<DependencyKey>) -> [String] {
    let single = fields.string(.product, target: target, in: log)
    return fields.strings(.products, target: target, in: log) ?? single.map { [$0] } ?? []
  }

  private func platformFilter(
    _ fields: SpecFields<DependencyKey>
  ) -> SpecDependency.PlatformFilter {
    fields[.platformFilter]?.string.flatMap(SpecDependency.PlatformFilter.init) ?? .all
  }

  private func platforms(_ fields: SpecFields<DependencyKey>) -> [Platform]? {
    guard let value = fields[.platforms] else { return nil }
    if !value.isList, !value.isNull {
      log.notice(.ignoredValue, "platforms", at: value.place, target: target, isGrave: false)
    }
    return value.anyStrings?.compactMap(Platform.init(target:))
  }

  /// Whether an entry is for the target's platform; all others are dropped.
  private func keeps(_ dependency: SpecDependency, of entry: SpecValue) -> Bool {
    guard let platforms = dependency.platforms, !platforms.contains(platform) else { return true }
    // A list that fits no target, or one with destinations, is a slip; so is one that names what
    // is no platform. Any other is meant.
    let isSlip = entry["platforms"]?.items.count != platforms.count
    if platforms.isEmpty || platform == .auto || isSlip {
      log.notice(
        .droppedDependency, dependency.reference,
        at: entry["platforms"]?.place ?? entry.place, target: target)
    }
    return false
  }

  private func copy(_ value: SpecValue?) -> SpecDependency.Copy? {
    guard let value, value.isMap else { return nil }
    guard
      let destination = value["destination"]?.string.flatMap(
        SpecDependency.Destination.init(rawValue:))
    else {
      let names = SpecDependency.Destination.allCases.map(\.rawValue).joined(separator: ", ")
      log.error(
        "`copy` in a dependency of \(target) needs a `destination`",
        at: (value["destination"] ?? value).place, help: "one of \(names)")
      return nil
    }
    return SpecDependency.Copy(
      destination: destination, subpath: value["subpath"]?.string ?? "")
  }
}
