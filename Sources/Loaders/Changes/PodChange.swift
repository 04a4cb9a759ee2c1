/// Finds the users of pods that differ by a `Podfile`, its lock file or a podspec.
struct PodChange {
  let earlier: ProjectState
  let today: ProjectState

  /// What a lock file or a `Podfile` says about each pod; what concerns all pods has an empty name.
  private typealias Facts = [String: [KeyedText]]

  /// Lists in a lock file that repeat the `Podfile` or checksums, or concern CocoaPods itself.
  private static let idle: Set<String> = [
    "DEPENDENCIES", "SPEC REPOS", "PODFILE CHECKSUM", "COCOAPODS",
  ]

  /// Returns the targets that use what differs in a file; nil if that is unknown.
  func users(of path: String) -> Set<TargetID>? {
    let uses = today.parts.pods
    guard today.parts.knowsPods, !uses.isEmpty, var pods = pods(differingIn: path),
      !pods.contains("")
    else { return nil }
    for file in Set(uses.map { PathText.join($0.folder, "Podfile.lock") }) {
      guard let root = root(of: file, in: today) else { return nil }
      let needs = PodLock(root).requirements.mapValues { Set($0.map(\.name)) }
      var count = -1
      while count != pods.count {
        count = pods.count
        pods.formUnion(needs.filter { !$0.value.isDisjoint(with: pods) }.keys)
      }
    }
    let users = uses.filter { !$0.names.isDisjoint(with: pods) }.map(\.target)
    return Set((users + pods).flatMap(today.targets))
  }

  private func pods(differingIn path: String) -> Set<String>? {
    let name = path.lastPathName
    if name.hasSuffix(".podspec") { return [String(name.dropLast(".podspec".count))] }
    let facts = [earlier, today].compactMap { state in
      switch name {
      case "Podfile": statements(of: path, in: state)
      case "Podfile.lock": root(of: path, in: state).map(lock)
      default: nil
      }
    }
    guard facts.count == 2 else { return nil }
    return Set(facts.flatMap(\.keys)).filter { facts[0][$0] != facts[1][$0] }
  }

  private func root(of path: String, in state: ProjectState) -> Node? {
    (try? state.files.read(path)).flatMap { Source(name: path, bytes: $0).root(as: .yaml) }
  }

  private func lock(_ root: Node) -> Facts {
    var facts: Facts = [:]
    func add(_ node: Node?, about pod: String, at key: String) {
      let texts = node.map { $0.keyedTexts(at: key) ?? [KeyedText(key, $0.text)] } ?? []
      facts[String(pod.prefix { !"/ ".contains($0) }), default: []] += texts
    }
    for section in root.entries where !PodChange.idle.contains(section.key.text) {
      let key = section.key.text
      switch key {
      case "PODS":
        for item in section.value.items {
          add(item, about: item.entries.first?.key.text ?? item.text, at: key)
        }
      case "EXTERNAL SOURCES", "CHECKOUT OPTIONS", "SPEC CHECKSUMS":
        for entry in section.value.entries { add(entry.value, about: entry.key.text, at: key) }
      default: add(section.value, about: "", at: key)
      }
    }
    return facts
  }

  /// The statements about single pods, and all others.
  private func statements(of path: String, in state: ProjectState) -> Facts? {
    guard let bytes = try? state.files.read(path) else { return nil }
    let statements = RubyReader.statements(of: Source(name: path, bytes: bytes)).map {
      ($0.name == "pod" ? $0.argument ?? "" : "", [KeyedText("", $0.pieces.joined(separator: "'"))])
    }
    return Facts(statements, uniquingKeysWith: +)
  }
}
