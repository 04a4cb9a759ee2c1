/// The installed pods and what each requires, by a `Podfile.lock`.
struct PodLock {
  /// A name without its subspec, as in `Moya/Core (14.0.0)`.
  typealias Name = (name: String, version: String, place: Place)

  private(set) var pods: [Name] = []
  private(set) var requirements: [String: [(name: String, place: Place)]] = [:]
  private(set) var paths: [String: String] = [:]

  init(_ root: Node?) {
    for item in root?["PODS"]?.items ?? [] {
      let (key, needs) = item.entries.first.map { ($0.key, $0.value.items) } ?? (item, [])
      let pod = PodLock.name(key)
      pods.append(pod)
      requirements[pod.name, default: []] += needs.map(PodLock.name)
        .filter { $0.name != pod.name }.map { ($0.name, $0.place) }
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
