internal import Modules
internal import YAML

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
    for item in items { decode(item, steps, into: &dependencies) }
    return dependencies
  }

  private func decode(
    _ entry: SpecValue, _ steps: Steps, into dependencies: inout [SpecDependency]
  ) {
    guard entry.isMap else {
      log.error("a dependency of \(target) must be a mapping", at: entry.place)
      return
    }
    let fields = SpecFields<DependencyKey>(entry)
    guard let (kind, value, reference) = named(fields, in: entry) else { return }
    var dependency = SpecDependency(kind, reference, at: value.place, entry: entry.place)
    decodeKind(fields, into: &dependency)
    dependency.embed = bool(.embed, fields, isGrave: true)
    dependency.link = bool(.link, fields, isGrave: true)
    dependency.codeSign = bool(.codeSign, fields)
    dependency.removeHeaders = bool(.removeHeaders, fields) ?? true
    dependency.implicit = bool(.implicit, fields, isGrave: true) ?? false
    dependency.weak = bool(.weak, fields) ?? false
    decodeFilters(fields, into: &dependency)
    decodeCopy(fields[.copy], into: &dependency)
    fields.noteUnknown(
      below: "targets.\(target).dependencies.", grave: Self.grave, target: target, in: log)
    guard keeps(dependency, of: entry) else { return }
    dependency.provenance = steps.steps(from: entry.node)
    dependencies.append(dependency)
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

  /// The keys that only some kinds have.
  private func decodeKind(
    _ fields: SpecFields<DependencyKey>, into dependency: inout SpecDependency
  ) {
    switch dependency.kind {
    case .carthage:
      dependency.isStaticCarthage = fields[.linkType]?.string == "static"
      dependency.findFrameworks = bool(.findFrameworks, fields)
    case .sdk: dependency.root = fields[.root]?.string
    case .package:
      let single = fields.string(.product, target: target, in: log)
      dependency.products =
        fields.strings(.products, target: target, in: log) ?? single.map { [$0] } ?? []
    case .target, .framework, .bundle: break
    }
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

  private func decodeFilters(
    _ fields: SpecFields<DependencyKey>, into dependency: inout SpecDependency
  ) {
    if let filter = fields[.platformFilter]?.string {
      dependency.platformFilter = SpecDependency.PlatformFilter(rawValue: filter) ?? .all
    }
    dependency.destinationFilters = fields[.destinationFilters]?.anyStrings?
      .compactMap(Platform.init(destination:))
    dependency.platforms = fields[.platforms]?.anyStrings?.compactMap(Platform.init(target:))
    if let value = fields[.platforms], !value.isList, !value.isNull {
      log.notice(.ignoredValue, "platforms", at: value.place, target: target, isGrave: false)
    }
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

  private func decodeCopy(_ value: SpecValue?, into dependency: inout SpecDependency) {
    guard let value, value.isMap else { return }
    guard
      let destination = value["destination"]?.string.flatMap(
        SpecDependency.Destination.init(rawValue:))
    else {
      let names = SpecDependency.Destination.allCases.map(\.rawValue).joined(separator: ", ")
      log.error(
        "`copy` in a dependency of \(target) needs a `destination`",
        at: (value["destination"] ?? value).place, help: "one of \(names)")
      return
    }
    dependency.copy = SpecDependency.Copy(
      destination: destination, subpath: value["subpath"]?.string ?? "")
  }
}

extension Platform {
  /// A platform that a target can have.
  init?(target name: String) {
    guard let platform = Platform(rawValue: name), platform != .macCatalyst else { return nil }
    self = platform
  }

  /// A destination that a target can have several of.
  init?(destination name: String) {
    guard let platform = Platform(rawValue: name), platform != .auto else { return nil }
    self = platform
  }
}
