extension AffectedReport {
  /// The version of the document; it grows when a reader of the last one would be misled.
  private static let version = 1

  package var json: [UInt8] {
    let touched = affected.touched
    return JSONWriter.object { writer in
      writer.member("version", AffectedReport.version)
      writer.member("everything", touched.isEverything)
      writer.object("files") { writer in
        writer.member("changed", touched.fileCount)
        writer.list("unplaced", touched.unplaced) { $0.string($1) }
        writer.list("everything", touched.general) { $0.string($1) }
        writer.list("nothing", touched.idle) { $0.string($1) }
      }
      writer.object("summary") { writer in
        for kind in Kind.allCases {
          writer.object(kind.rawValue) { writer in
            writer.member("affected", targets(of: kind).count)
            writer.member("total", total(of: kind))
          }
        }
      }
      writer.objects("targets", listed) { self.write($1, to: &$0) }
      writer.objects("schemes", byScheme(tests)) { writer, part in
        writer.member("scheme", part.scheme)
        writer.list("tests", part.tests) { $0.string(self.graph[$1].name) }
      }
      if shardCount != nil {
        writer.objects("shards", shards) { writer, shard in
          writer.list("tests", shard.tests) { $0.string(self.graph.name(of: $1)) }
          writer.member("seconds", durations == nil ? nil : shard.seconds)
        }
      }
    }
  }

  private func write(_ id: TargetID, to writer: inout JSONWriter) {
    writer.member("name", graph.name(of: id))
    writer.member("kind", Kind(of: graph[id])?.rawValue)
    writer.member("spec", graph[graph.spec(of: id)].path)
    writer.list("chain", affected.chain(from: id)) { $0.string(self.graph.name(of: $1)) }
    writer.objects("touches", affected.touches(of: id)) { writer, touch in
      writer.member("cause", touch.cause.rawValue)
      writer.member("path", touch.path)
    }
    if let durations { writer.member("seconds", durations.seconds(of: graph[id])) }
  }
}
