extension ModuleGraph {
  /// Processes of a program as text: what dyld loads for each image, and what is missing.
  package func text(of processes: [ImageProcess]) -> String {
    processes.map(lines).joined(separator: [""]).map { $0.escapingInvisibles + "\n" }.joined()
  }

  private func lines(of process: ImageProcess) -> [String] {
    let program = name(of: process.program)
    let home = process.home.flatMap { $0 == process.program ? nil : name(of: $0) }
    let place = home.map { ", in \($0)" } ?? ""
    let count = process.images.count.of("image")
    var lines = ["\(program)\(place)\(destination(of: process)): \(count)"]
    let missing = Set(process.missing.map(\.framework))
    for (number, image) in process.images.enumerated() {
      let opened =
        image.isOpenedLater
        ? ", only if it is opened: nothing links it"
        : missing.contains(image.end) ? ", which is not found" : ""
      lines.append("  \(number + 1). \(name(of: image.end))\(chain(image.chain))\(opened)")
      lines += image.options.map { option in
        let place = option.place.map { "a setting: \($0.file):\($0.line)" }
        return "       \(option.text), \(place ?? "added by default")"
      }
      lines += image.line.map { "       links \(name(of: $0.end)), \(words(for: $0))" }
      lines += image.contents.map { content in
        "       holds \(name(of: content.library))\(chain(content.chain))"
      }
    }
    lines += process.folders.map { folder in
      "  \(folder.path) contains " + folder.contents.map(name).joined(separator: ", ")
    }
    return lines
      + process.missing.map { missing in
        "  missing: \(name(of: missing.framework))\(chain(missing.chain)), "
          + words(for: missing.reason)
      }
  }

  private func destination(of process: ImageProcess) -> String {
    let systems = self[process.program].systems
    let platform = process.destination.platform ?? (systems.count == 1 ? systems[0] : nil)
    let configuration = process.destination.configuration
    return Destination(platform, configuration).words
      + (configuration == nil ? " in all configurations" : "")
  }

  /// The links to something, where they say more than its name does.
  private func chain(_ links: [Int]) -> String {
    links.isEmpty ? "" : ": " + names(along: links).joined(separator: " → ")
  }

  /// Where a word of a link line comes from.
  private func words(for word: ImageProcess.Word) -> String {
    guard let link = word.link.map({ links[$0] }) else { return "its host" }
    let place = place(of: link)
    let origin =
      switch word.origin {
      case .entry, .host: "listed"
      case .flag: "a flag"
      case .imported: "imported by \(name(of: link.from))"
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

  /// The names along a chain of links, the first of which makes it.
  func names(along chain: [Int]) -> [String] {
    chain.prefix(1).map { name(of: links[$0].from) } + chain.map { name(of: links[$0].to) }
  }
}
