/// The installed pods and what each requires, by a `Podfile.lock`.
struct PodLock {
  /// A name without its subspec, as in `Moya/Core (14.0.0)`.
  typealias Name = (name: String, version: String, place: Place)

  /// A pod that another one requires, or a part of it.
  typealias Need = (part: Substring, name: String, place: Place)

  private(set) var pods: [Name] = []
  private(set) var requirements: [String: [Need]] = [:]
  /// The installed subspecs of each pod.
  private(set) var parts: [String: Set<String>] = [:]
  private(set) var paths: [String: String] = [:]

  init(_ root: Node?) {
    for item in root?["PODS"]?.items ?? [] {
      let (key, needs) = item.entries.first.map { ($0.key, $0.value.items) } ?? (item, [])
      let pod = PodLock.name(key)
      let part = key.text.prefix { $0 != " " }.dropFirst(pod.name.count + 1)
      pods.append(pod)
      if !part.isEmpty { parts[pod.name, default: []].insert(String(part)) }
      requirements[pod.name, default: []] += needs.map(PodLock.name).map {
        (part, $0.name, $0.place)
      }
    }
    for source in root?["EXTERNAL SOURCES"]?.entries ?? [] {
      paths[String(source.key.text.prefix { $0 != "/" })] = source.value[":path"]?.text
    }
  }

  private static func name(_ node: Node) -> Name {
    let words = node.text.split { " ()".contains($0) }
    let name = String(words.first?.prefix { $0 != "/" } ?? "")
    return (name, words.dropFirst().joined(separator: " "), node.place)
  }
}
