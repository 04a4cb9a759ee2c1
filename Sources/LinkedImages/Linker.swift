/// Links all images of a graph, dynamic libraries before those that link them.
///
/// Follows Apple's linker: the objects of the image come first, then the archives and dynamic
/// libraries of the line, whole if a flag demands it, then autolink hints of those objects. Each
/// undefined symbol is searched along the line. What an executable finds in an earlier dynamic
/// library it doesn't take from a later archive.
struct Linker {
  private let graph: ModuleGraph
  private let map: LinkMap
  /// Whether hints are followed in the reverse order of their names.
  private let againstNames: Bool
  private var archives: Archives
  private var images: [LinkedImage?]

  // What is known of the image at hand.
  private var made = LinkedImage()
  private var line: [LinkLine.Library] = []
  private var wants: [LinkedImage.Part] = []
  private var hints: [LinkLine.Library] = []
  private var takesHints = true
  private var dropsUnused = false
  /// The position on the line of the first library that has the code of a vertex.
  private var providers: VertexTable
  /// The position of the first archive that has it.
  private var holders: VertexTable
  private var parts: VertexTable
  private var onLine: VertexTable
  private var wanted: VertexTable

  /// Every image of a graph, by its vertex.
  static func images(
    of graph: ModuleGraph, at destination: Destination, _ map: LinkMap, _ hosts: TestHosts,
    againstNames: Bool
  ) -> [LinkedImage?] {
    var linker = Linker(graph, map, againstNames, at: destination)
    for image in linker.order(hosts) {
      let target = graph.targets[image]
      let linksHost = target.type == .unitTests && target.build(for: destination).linksHost
      let host = linksHost ? hosts.host(of: TargetID(image)) : nil
      linker.link(image, by: LinkLine(of: image, in: map, graph, at: destination, host: host))
    }
    return linker.images
  }

  private init(
    _ graph: ModuleGraph, _ map: LinkMap, _ againstNames: Bool, at destination: Destination
  ) {
    (self.graph, self.map, self.againstNames) = (graph, map, againstNames)
    archives = Archives(map)
    images = Array(repeating: nil, count: map.shape.count)
    for id in graph.products.keys where graph[id].linkage == .dynamic {
      images[graph.vertex(of: .external(id))] = LinkedImage(of: id, in: graph, at: destination)
    }
    let table = VertexTable(count: map.shape.count)
    (providers, holders, parts, onLine, wanted) = (table, table, table, table, table)
  }

  /// The images of targets, each behind those that it may link.
  private func order(_ hosts: TestHosts) -> [Int] {
    var edges: [Adjacency.Edge?] = graph.links.indices.map { link in
      map.joins(link)
        ? Adjacency.Edge(from: graph.links[link].from.index, to: map.head(of: link)) : nil
    }
    for id in graph.targetIDs {
      if let host = hosts.host(of: id) { edges.append(.init(from: id.index, to: host.index)) }
    }
    return Adjacency(count: map.shape.count, edges: edges).components().sets.joined()
      .filter { $0 < graph.targets.count && map.forms[$0] == .image }
  }

  private mutating func link(_ image: Int, by command: LinkLine) {
    made.removeAll()
    (line, wants, hints) = ([], [], [])
    (takesHints, dropsUnused) = (command.followsHints, command.dropsUnused)
    providers.clear()
    holders.clear()
    parts.clear()
    onLine.clear()
    wanted.clear()
    take(LinkedImage.Part(vertex: image, link: -1, before: -1))
    for library in command.libraries {
      let isWhole = command.takesWhole(library, in: graph)
      guard add(library, isWhole: isWhole), isWhole, map.forms[library.vertex] == .archive else {
        continue
      }
      takeAll(of: library)
    }
    followHints()
    resolve()
    images[image] = made.fitted
  }

  /// Puts a library on the line, unless it is there already.
  private mutating func add(_ library: LinkLine.Library, isWhole: Bool = false) -> Bool {
    guard onLine[library.vertex] == nil else { return false }
    onLine[library.vertex] = line.count
    line.append(library)
    guard map.forms[library.vertex] == .image else {
      for member in archives.members(of: library.vertex) { hold(member.vertex, isWhole) }
      return true
    }
    // A library that is not linked yet is part of a cycle: all that is known is its own code.
    for part in images[library.vertex]?.parts ?? [] { provide(part.vertex) }
    provide(library.vertex)
    if library.source == .phase, !dropsUnused { load(library) }
    return true
  }

  /// Notes that the last library of the line has some code.
  private mutating func provide(_ vertex: Int) {
    guard let first = providers[vertex] else {
      providers[vertex] = line.count - 1
      return
    }
    if case (.hint, .hint) = (line[first].source, line[line.count - 1].source) {
      made.dependsOnNames = true
    }
  }

  /// Notes the same of an archive, and whether another one has it, too.
  private mutating func hold(_ vertex: Int, _ isWhole: Bool) {
    provide(vertex)
    guard let first = holders[vertex] else {
      holders[vertex] = line.count - 1
      return
    }
    made.repetitions.append(
      LinkedImage.Repetition(
        vertex: vertex, first: line[first], second: line[line.count - 1],
        isFatal: isWhole && parts[vertex] != nil))
  }

  private mutating func load(_ library: LinkLine.Library) {
    made.loads.append(
      LinkedImage.Load(
        vertex: library.vertex, isWeak: library.isWeak, link: library.link, part: library.part))
  }

  private mutating func takeAll(of library: LinkLine.Library) {
    for member in archives.members(of: library.vertex) where parts[member.vertex] == nil {
      let before = member.link < 0 ? 0 : parts[graph.links[member.link].from.index] ?? 0
      take(
        LinkedImage.Part(
          vertex: member.vertex, link: member.link < 0 ? library.link : member.link,
          before: before))
    }
  }

  /// Links some code; what it uses will be looked for, and what it hints at put on the line.
  private mutating func take(_ part: LinkedImage.Part) {
    let number = made.parts.count
    parts[part.vertex] = number
    made.parts.append(part)
    for link in map.links(from: part.vertex) where map.imports(link) {
      let head = map.head(of: link)
      if takesHints, map.effects[link].contains(.hints), onLine[head] == nil {
        hints.append(LinkLine.Library(vertex: head, source: .hint, link: link, part: number))
      }
      guard wanted[head] == nil else { continue }
      wanted[head] = number
      wants.append(LinkedImage.Part(vertex: head, link: link, before: number))
    }
  }

  /// Puts what objects hint at on the line, by name.
  private mutating func followHints() {
    guard !hints.isEmpty else { return }
    for hint in hints.sorted(by: { ($0.vertex < $1.vertex) != againstNames }) { _ = add(hint) }
    hints = []
  }

  /// Looks for all undefined symbols in rounds, by name, until a round finds nothing new.
  private mutating func resolve() {
    var stuck: [LinkedImage.Part] = []
    var searched = line.count
    while !wants.isEmpty {
      let round = wants.sorted { ($0.vertex < $1.vertex) != againstNames }
      wants = []
      for want in round where parts[want.vertex] == nil {
        guard let position = providers[want.vertex] else {
          stuck.append(want)
          continue
        }
        satisfy(want, from: line[position])
      }
      guard line.count > searched else { continue }
      searched = line.count
      wants += stuck
      stuck = []
    }
    made.gaps = stuck
  }

  private mutating func satisfy(_ want: LinkedImage.Part, from library: LinkLine.Library) {
    if map.forms[library.vertex] == .archive {
      take(want)
      followHints()
    } else if library.source == .hint || library.source == .phase && dropsUnused,
      onLine[library.vertex] != VertexTable.used
    {
      onLine[library.vertex] = VertexTable.used
      load(library)
    }
  }
}
