/// The processes of a program as text: what dyld loads for each image, and what is missing.
package struct ProcessText {
  private let processes: [ImageProcess]
  private let graph: ModuleGraph

  package init(_ processes: [ImageProcess], in graph: ModuleGraph) {
    (self.processes, self.graph) = (processes, graph)
  }

  package var text: String {
    processes.map(lines).joined(separator: [""]).map { $0.escapingInvisibles + "\n" }.joined()
  }

  private func lines(of process: ImageProcess) -> [String] {
    let name = graph.name(of: process.program)
    let home = process.home.flatMap { $0 == process.program ? nil : graph.name(of: $0) }
    let place = home.map { ", in \($0)" } ?? ""
    let count = process.images.count.of("image")
    var lines = ["\(name)\(place)\(destination(of: process)): \(count)"]
    let missing = Set(process.missing.map(\.framework))
    for (number, image) in process.images.enumerated() {
      let opened =
        image.isOpenedLater
        ? ", only if it is opened: nothing links it"
        : missing.contains(image.end) ? ", which is not found" : ""
      lines.append("  \(number + 1). \(graph.name(of: image.end))\(chain(image.chain))\(opened)")
      lines += image.options.map { option in
        let place = option.place.map { "a setting: \($0.file):\($0.line)" }
        return "       \(option.text), \(place ?? "added by default")"
      }
      lines += image.line.map { "       links \(graph.name(of: $0.end)), \(words(for: $0))" }
      lines += image.contents.map { content in
        "       holds \(graph.name(of: content.library))\(chain(content.chain))"
      }
    }
    lines += process.folders.map { folder in
      "  \(folder.path) contains " + folder.contents.map(graph.name).joined(separator: ", ")
    }
    return lines
      + process.missing.map { missing in
        "  missing: \(graph.name(of: missing.framework))\(chain(missing.chain)), "
          + words(for: missing.reason)
      }
  }

  private func destination(of process: ImageProcess) -> String {
    let systems = graph[process.program].systems
    let platform = process.destination.platform ?? (systems.count == 1 ? systems[0] : nil)
    let configuration = process.destination.configuration
    return Destination(platform, configuration).words
      + (configuration == nil ? " in all configurations" : "")
  }

  /// The links to something, where they say more than its name does.
  private func chain(_ links: [Int]) -> String {
    links.isEmpty ? "" : ": " + graph.names(along: links).joined(separator: " → ")
  }

  /// Where a word of a link line comes from.
  private func words(for word: ImageProcess.Word) -> String {
    guard let link = word.link.map({ graph.links[$0] }) else { return "its host" }
    let place = graph.place(of: link)
    let origin =
      switch word.origin {
      case .entry, .host: "listed"
      case .flag: "a flag"
      case .imported: "imported by \(graph.name(of: link.from))"
      }
    return "\(origin): \(place.file):\(place.line)"
  }

  private func words(for reason: MissingFramework.Reason) -> String {
    switch reason {
    case .notEmbedded: "which is not embedded"
    case .outOfReach: "which is outside all run paths"
    case .installed(let path): "whose install name is \(path)"
    }
  }
}

extension ModuleGraph {
  /// The names along a chain of links, the first of which makes it.
  func names(along chain: [Int]) -> [String] {
    chain.prefix(1).map { name(of: links[$0].from) } + chain.map { name(of: links[$0].to) }
  }
}
