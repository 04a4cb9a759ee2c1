/// A simulated process: its images in load order, the contents of each, and missing frameworks.
package struct ImageProcess: Sendable {
  /// Code of a static target in an image.
  package typealias Content = (library: Link.End, chain: [Int])

  /// An argument of the linker.
  package struct Word: Sendable {
    package enum Origin: String, Sendable {
      case entry, flag, host
      /// Code that is linked imports it.
      case imported = "import"
    }

    package let end: Link.End
    package let origin: Origin
    /// The link that names it; nil for a host.
    package let link: Int?
  }

  package struct Image: Sendable {
    package let end: Link.End
    /// Words of the link line that name no library, each with its place in settings, if any.
    package let options: [(text: String, place: Place?)]
    /// The line that links it, in order; empty for what the graph does not build.
    package let line: [Word]
    /// The links from the program to it; none for the program itself.
    package let chain: [Int]
    package let contents: [Content]
    /// The images that its load commands name, as far as they are loaded.
    package let loads: [Link.End]
    /// Whether nothing links it, so that it is loaded only if the program opens it.
    package let isOpenedLater: Bool
  }

  /// A folder of frameworks, as a path in a bundle, and what copy phases put there.
  package typealias Folder = (path: String, contents: [Link.End])

  package let program: TargetID
  package let destination: Destination
  /// The app whose bundle contains the program, or the host of a test bundle.
  package let home: TargetID?
  package let images: [Image]
  /// The folders of frameworks in the bundle of the app, for the app itself.
  package let folders: [Folder]
  /// What dyld finds nowhere.
  package let missing: [MissingFramework]
}

extension Images {
  /// The processes of an app: itself and its extensions; of anything else only its own.
  package func processes(of id: TargetID) -> [ImageProcess] {
    var launcher = Launcher(self)
    var dyld = Dyld(self)
    let isApp = graph.productType(of: id).isApp
    let missing = isApp ? missingFrameworks(in: id, &dyld).found : []
    return ([id] + (isApp ? extensions(of: id) : [])).map { program in
      let launch = isApp ? launcher.launch(program, in: id) : launcher.launch(program).launch
      let loaded = Set(launch.images.map(\.vertex))
      return ImageProcess(
        program: program, destination: destination,
        home: isApp ? id : launcher.home(of: program) ?? hosts.host(of: program),
        images: launch.images.indices.map { image($0, of: launch, loading: loaded) },
        folders: program == id && isApp ? folders(of: id) : [],
        missing: missing.filter { $0.processes.contains(program) })
    }
  }

  private func folders(of app: TargetID) -> [ImageProcess.Folder] {
    bundle(of: app).folders.sorted { $0.key < $1.key }.map { path, contents in
      ImageProcess.Folder(path: path, contents: contents.keys.sorted().map(graph.end))
    }
  }

  private func image(
    _ number: Int, of launch: Launch, loading loaded: Set<Int>
  ) -> ImageProcess.Image {
    let vertex = launch.images[number].vertex
    let (made, target) = (linked[vertex], graph.end(of: vertex).target)
    return ImageProcess.Image(
      end: graph.end(of: vertex), options: target.map(options) ?? [],
      line: target.flatMap { id in made.map { line(of: id, $0) } } ?? [],
      chain: launch.chain(to: number, among: self),
      contents: (made?.parts.indices.dropFirst() ?? 0..<0).map { part in
        ImageProcess.Content(
          library: graph.end(of: made?.parts[part].vertex ?? vertex),
          chain: made?.chain(to: part) ?? [])
      }, loads: loads(of: vertex).map(\.vertex).filter(loaded.contains).map(graph.end),
      isOpenedLater: number >= launch.certainCount)
  }

  /// How much of archives is taken, and where dyld looks.
  private func options(of id: TargetID) -> [(text: String, place: Place?)] {
    let target = graph[id]
    let build = target.build(for: destination)
    var words = [
      (build.loadsAllMembers, "-all_load"), (build.loadsObjCMembers, "-ObjC"),
      (build.ignoresHints, "-ignore_auto_link"),
    ].filter(\.0).map { ($0.1, "") }
    words += build.forceLoaded.map { ("-force_load", $0) }
    if let folder = build.installFolder {
      words.append(("-install_name", "\(folder)/\(build.installFile ?? target.builtFile)"))
    }
    if target.isProcess && !target.type.isTest || build.runPaths != nil {
      words += RunPaths.of(target, at: destination).map { ("-rpath", $0) }
    }
    return words.map { flag, value in
      let places = build.origins.places
      return (value.isEmpty ? flag : "\(flag) \(value)", places[value] ?? places[flag])
    }
  }

  /// What flags and the link phase name, then what the code that is linked imports.
  private func line(of id: TargetID, _ made: LinkedImage) -> [ImageProcess.Word] {
    let command = LinkLine(of: id.index, in: map, graph, at: destination, host: processHost(of: id))
    var words = command.libraries.map { library in
      ImageProcess.Word(
        end: graph.end(of: library.vertex),
        origin: library.link < 0 ? .host : graph.links[library.link].isFlag ? .flag : .entry,
        link: library.link < 0 ? nil : library.link)
    }
    guard command.followsHints else { return words }
    var known = Set(words.map(\.end))
    for part in made.parts {
      let hints = map.links(from: part.vertex).filter {
        map.imports($0) && map.effects[$0].contains(.hints)
      }
      for link in hints where known.insert(graph.links[link].to).inserted {
        words.append(ImageProcess.Word(end: graph.links[link].to, origin: .imported, link: link))
      }
    }
    return words
  }
}
