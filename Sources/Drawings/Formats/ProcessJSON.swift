/// The processes of a program for machines, with the same content as the words.
package enum ProcessJSON {
  package static func bytes(of processes: [ImageProcess], in graph: ModuleGraph) -> [UInt8] {
    JSONWriter.object { writer in
      writer.member("version", 1)
      writer.objects("processes", processes) { $0.write($1, in: graph) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ process: ImageProcess, in graph: ModuleGraph) {
    member("program", graph.name(of: process.program))
    member("home", process.home.map(graph.name))
    member("platform", process.destination.platform?.rawValue)
    member("configuration", process.destination.configuration)
    objects("images", process.images) { writer, image in
      writer.member("name", graph.name(of: image.end))
      writer.member("openedLater", image.isOpenedLater)
      writer.strings("chain", graph.names(along: image.chain))
      writer.objects("options", image.options) { writer, option in
        writer.member("text", option.text)
        writer.member("file", option.place?.file)
        writer.member("line", option.place?.line)
      }
      writer.objects("line", image.line) { writer, word in
        let place = word.link.map { graph.place(of: graph.links[$0]) }
        writer.member("name", graph.name(of: word.end))
        writer.member("origin", word.origin.rawValue)
        writer.member("file", place?.file)
        writer.member("line", place?.line)
      }
      writer.objects("contents", image.contents) { writer, content in
        writer.member("name", graph.name(of: content.library))
        writer.strings("chain", graph.names(along: content.chain))
      }
    }
    objects("folders", process.folders) { writer, folder in
      writer.member("path", folder.path)
      writer.list("contents", folder.contents) { $0.string(graph.name(of: $1)) }
    }
    objects("missing", process.missing) { writer, missing in
      writer.member("name", graph.name(of: missing.framework))
      writer.member("reason", missing.reason.word)
      writer.strings("chain", graph.names(along: missing.chain))
    }
  }
}

extension MissingFramework.Reason {
  fileprivate var word: String {
    switch self {
    case .notEmbedded: "not-embedded"
    case .outOfReach: "out-of-reach"
    case .installed: "installed"
    }
  }
}
