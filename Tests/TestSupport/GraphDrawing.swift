import Imports
import Modules

/// A graph drawn in a few lines of text, for tests.
///
///     app    | Overview(app)
///     domain | ISSCosmonaut, ISSSpacesuit(static)
///     core/Network: ISSNetwork, ISSNetworkCore, ISSNetworkMock, NetworkTests(unit-tests)
///     Overview => ISSCosmonaut -> ISSNetworkCore
///     NetworkTests, ISSCosmonaut -> ISSNetwork
///     ISSNetwork -> [Alamofire], [TrustKit carthage]
///
/// A band, `layer | targets`, gives each target a spec of its own, `layer/Target/project.yml`. A
/// spec, `folder: targets`, holds several targets. A target that is only linked gets the spec
/// `Target/project.yml`. Every target is a dynamic iOS framework unless words in parentheses say
/// otherwise; `DrawingWord` lists them. Brackets make externals, packages unless a kind is named.
///
/// Arrows: `->` links, `=>` links and embeds, `~>` links weakly, `.>` orders the build only, `@>`
/// embeds only, `+>` lists what its defaults do not link. Arrows chain, and commas stand for several
/// ends. The place of a link is the name behind its arrow, and that of a target its first mention:
/// line and column are those of the drawing, the file is the spec of the target that links.
package struct GraphDrawing {
  package let graph: ModuleGraph

  /// A drawing that cannot be read.
  package struct Mistake: Error, CustomStringConvertible {
    package let description: String
  }

  /// Sources are texts of Swift by the names of targets, or of several files of one by
  /// `Target/File.swift`.
  package init(_ drawing: String, sources: [String: String] = [:]) throws(Mistake) {
    var pencil = Pencil()
    for (number, line) in drawing.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated() where !line.allSatisfy({ $0 == " " })
    {
      try pencil.read(DrawingLine(line, number: number + 1))
    }
    let links = pencil.builder.build()
    graph = sources.isEmpty ? links : links.with(SourceFiles(drawn: sources, in: links))
  }

  /// The target of a name, or of a `Project/Target`.
  package subscript(name: String) -> TargetID {
    get throws(Mistake) {
      let id = graph.targetIDs.first {
        graph[$0].name == name || graph[$0].qualifiedName == name
      }
      guard let id else { throw Mistake(description: "no target \(name) is drawn") }
      return id
    }
  }

  /// The names of targets, as tests compare them.
  package func names(_ ids: some Sequence<TargetID>) -> [String] {
    ids.map { graph.name(of: $0) }
  }
}

/// What has been drawn so far.
private struct Pencil {
  var builder = GraphBuilder()
  private var specs: [String: SpecID] = [:]
  private var targets: [String: (id: TargetID, file: String)] = [:]

  mutating func read(_ line: DrawingLine) throws(GraphDrawing.Mistake) {
    if let (layer, rest) = line.split(at: "|") {
      for name in try rest.names() { try addTarget(name, folder: "\(layer)/\(name.text)") }
    } else if !line.hasArrow, let (folder, rest) = line.split(at: ":"), !folder.contains("(") {
      for name in try rest.names() { try addTarget(name, folder: folder) }
    } else {
      try readChain(line)
    }
  }

  private mutating func readChain(_ line: DrawingLine) throws(GraphDrawing.Mistake) {
    let (groups, arrows) = try line.chain()
    var ends: [[DrawnEnd]] = []
    for group in groups {
      var drawn: [DrawnEnd] = []
      for name in group { drawn.append(try end(name)) }
      ends.append(drawn)
    }
    for (index, arrow) in arrows.enumerated() {
      for from in ends[index] {
        for to in ends[index + 1] { try addLink(from: from, arrow, to: to) }
      }
    }
  }

  private mutating func end(_ name: DrawnName) throws(GraphDrawing.Mistake) -> DrawnEnd {
    if let external = name.external {
      return DrawnEnd(name: name, end: .external(builder.add(external)), file: nil)
    }
    let (id, file) = try target(name)
    return DrawnEnd(name: name, end: .target(id), file: file)
  }

  private mutating func addLink(
    from: DrawnEnd, _ arrow: DrawnArrow, to: DrawnEnd
  ) throws(GraphDrawing.Mistake) {
    guard case .target(let origin) = from.end, let file = from.file else {
      throw from.name.mistake("is an external, which links nothing")
    }
    var link = Link(
      from: origin, to: to.end, kind: to.name.external.map(\.linkKind) ?? .target,
      links: arrow.links, embeds: arrow.embeds)
    link.isWeak = arrow == .weak
    if arrow == .embed { link.writtenLink = false }
    if arrow == .order { (link.writtenLink, link.writtenEmbed) = (false, false) }
    builder.add(link, of: Link.Entry(to.name.text, at: to.name.place(in: file)))
  }

  private mutating func target(
    _ name: DrawnName
  ) throws(GraphDrawing.Mistake) -> (id: TargetID, file: String) {
    if let known = targets[name.text], name.words.isEmpty { return known }
    return try addTarget(name, folder: name.text)
  }

  @discardableResult
  private mutating func addTarget(
    _ name: DrawnName, folder: String
  ) throws(GraphDrawing.Mistake) -> (id: TargetID, file: String) {
    guard targets[name.text] == nil else { throw name.mistake("is drawn twice") }
    let file = "\(folder)/project.yml"
    let project = String(folder.split(separator: "/").last ?? "")
    let spec = specs[file] ?? builder.add(Spec(path: file, project: project))
    specs[file] = spec
    var target = Target(
      name: name.text, project: project, spec: spec, type: .framework,
      place: name.place(in: file))
    for word in name.words {
      guard target.apply(word, at: target.place) else { throw name.mistake("is no \(word)") }
    }
    let made = (id: builder.add(target), file: file)
    targets[name.text] = made
    return made
  }
}

/// A name in a chain, and what it stands for.
private struct DrawnEnd {
  let name: DrawnName
  let end: Link.End
  /// The spec of a target.
  let file: String?
}

extension External {
  /// The kind of dependency that usually leads to such an external.
  fileprivate var linkKind: Link.Kind {
    switch kind {
    case .package: .package
    case .sdk: .sdk
    case .carthage: .carthage
    default: .framework
    }
  }
}

extension Architecture {
  /// One line a target, as tests compare them: `name: layer (reason), role, module`.
  ///
  /// A target without a layer has `-` in its place.
  package var table: [String] {
    graph.targetIDs.map { id in
      let part = self[id]
      let layer = part.layer.map { self[$0].name } ?? "-"
      return "\(graph.name(of: id)): \(layer) (\(part.layerReason.source.rawValue)), "
        + "\(part.role.rawValue), \(self[part.module].name)"
    }
  }
}

extension SourceFiles {
  /// Sources next to the specs of their targets.
  fileprivate init(drawn texts: [String: String], in graph: ModuleGraph) {
    var files: [SourceFile] = []
    var members: [[Int]] = graph.targets.map { _ in [] }
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let parts = name.split(separator: "/").map(String.init)
      for id in graph.targetIDs where graph[id].name == parts.first {
        members[id.index].append(files.count)
        let file = parts.count > 1 ? parts[1] : "\(parts[0]).swift"
        var search = ClassSearch()
        search.look(in: Array(text.utf8), as: .swift)
        files.append(
          SourceFile(
            "\(graph[graph[id].spec].folder)/\(file)",
            imports: SourceScan(Array(text.utf8), as: .swift).imports, types: search.counts))
      }
    }
    self.init(files, members: members)
  }
}

extension Preset {
  /// The preset for drawings: folders are layers, and interfaces what is called so, without more
  /// evidence than a drawing has.
  package var drawn: Blueprint {
    var blueprint = blueprint
    blueprint.folderNames = .always
    blueprint.roles[.interface] = blueprint.roles[.interface]?.map { RolePattern($0.pattern) }
    return blueprint
  }
}
