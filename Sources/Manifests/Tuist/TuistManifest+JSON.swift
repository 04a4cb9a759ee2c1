extension TuistManifest {
  package var json: [UInt8] {
    JSONWriter.object { writer in
      writer.member("kind", kind.rawValue)
      writer.member("name", name.text)
      switch kind {
      case .workspace: writer.list("projects", projects) { $0.string($1.text) }
      case .project:
        writer.objects("packages", packages) { writer, package in
          writer.member("kind", package.kind)
          writer.member("at", package.at.text)
        }
        writer.objects("targets", targets) { $1.write(to: &$0) }
      }
    }
  }
}

extension TuistManifest.Target {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("name", name.text)
    writer.member("product", product)
    writer.member("productName", ifAny: productName)
    writer.member("bundleId", bundleId)
    writer.strings("platforms", platforms)
    writer.objects("dependencies", dependencies) { $1.write(to: &$0) }
    writer.list("sources", sources) { writer, source in
      writer.openArray()
      writer.string(source.glob)
      writer.array(source.excluding)
      writer.close()
    }
    writer.strings("resources", resources)
    writer.object("plist") { writer in
      writer.member("file", ifAny: plistFile)
      if let principalClass { writer.member("NSPrincipalClass", principalClass.text) }
    }
    writer.strings("tags", ifAny: tags)
    writer.strings("folders", ifAny: folders.map(\.glob))
  }
}

extension TuistManifest.Dependency {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    let isPrebuilt = ["framework", "xcframework", "library"].contains(kind)
    if !isPrebuilt, !name.text.isEmpty { writer.member("name", name.text) }
    writer.member("path", ifAny: path)
    writer.member("status", ifAny: status)
    if kind == "sdk" || kind == "package" { writer.member("type", type) }
    writer.strings("platforms", ifAny: platforms)
  }
}
