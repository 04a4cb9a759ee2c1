internal import Documents

extension TuistManifest {
  /// What was read, as `archlint dump` prints it.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
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
    writer.close()
    return writer.bytes
  }
}

extension TuistManifest.Target {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("name", name.text)
    writer.member("product", product)
    if let productName { writer.member("productName", productName) }
    writer.member("bundleId", bundleId)
    writer.list("platforms", platforms) { $0.string($1) }
    writer.objects("dependencies", dependencies) { $1.write(to: &$0) }
    writer.list("sources", sources) { writer, source in
      writer.openArray()
      writer.string(source.glob)
      writer.openArray()
      for path in source.excluding { writer.string(path) }
      writer.close()
      writer.close()
    }
    writer.list("resources", resources) { $0.string($1) }
    writer.object("plist") { writer in
      if let plistFile { writer.member("file", plistFile) }
      if let principalClass { writer.member("NSPrincipalClass", principalClass.text) }
    }
    if !tags.isEmpty { writer.list("tags", tags) { $0.string($1) } }
    if !folders.isEmpty { writer.list("folders", folders) { $0.string($1) } }
  }
}

extension TuistManifest.Dependency {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    let isPrebuilt = ["framework", "xcframework", "library"].contains(kind)
    if !isPrebuilt, !name.text.isEmpty { writer.member("name", name.text) }
    if let path { writer.member("path", path) }
    if let status { writer.member("status", status) }
    if kind == "sdk" || kind == "package" { writer.member("type", type) }
    if !platforms.isEmpty { writer.list("platforms", platforms) { $0.string($1) } }
  }
}
