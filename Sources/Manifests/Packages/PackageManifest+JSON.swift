internal import Documents

extension PackageManifest {
  /// What was read, as `archlint dump` prints it.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    writer.member("name", name.text)
    writer.objects("packages", packages) { writer, package in
      writer.member("kind", package.kind.rawValue)
      writer.member("at", package.at.text)
      if let called = package.called { writer.member("called", called) }
    }
    writer.objects("products", products) { writer, product in
      writer.member("name", product.name.text)
      writer.member("type", product.type)
      writer.list("targets", product.targets) { $0.string($1) }
    }
    writer.objects("targets", targets) { $1.write(to: &$0) }
    if !traits.isEmpty { writer.list("traits", traits) { $0.string($1) } }
    writer.close()
    return writer.bytes
  }
}

extension PackageManifest.Target {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("name", name.text)
    writer.member("type", type)
    func member(_ key: String, _ text: String?) {
      if let text { writer.member(key, text) }
    }
    member("path", path)
    if let sources { writer.list("sources", sources) { $0.string($1) } }
    writer.list("exclude", exclude) { $0.string($1) }
    member("publicHeadersPath", publicHeadersPath)
    writer.objects("dependencies", dependencies) { $1.write(to: &$0) }
    if !resources.isEmpty {
      writer.list("resources", resources) { writer, resource in
        writer.openArray()
        writer.string(resource.rule)
        writer.string(resource.path)
        writer.close()
      }
    }
    if !plugins.isEmpty {
      writer.list("plugins", plugins) { writer, plugin in
        writer.openArray()
        writer.string(plugin.name.text)
        if let package = plugin.package { writer.string(package) } else { writer.null() }
        writer.close()
      }
    }
    if !linker.isEmpty {
      writer.objects("linker", linker) { writer, setting in
        writer.member("kind", setting.kind.text)
        writer.list("value", setting.values) { $0.string($1) }
        setting.condition.write(to: &writer)
      }
    }
    member("url", url)
    member("checksum", checksum)
    member("pkgConfig", pkgConfig)
  }
}

extension PackageManifest.Dependency {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("kind", kind.rawValue)
    writer.member("name", name.text)
    if let package { writer.member("package", package) }
    if !aliases.isEmpty {
      writer.object("aliases") { writer in
        for (old, new) in aliases.sorted(by: { $0.key < $1.key }) { writer.member(old, new) }
      }
    }
    condition.write(to: &writer)
  }
}

extension PackageManifest.Condition {
  fileprivate func write(to writer: inout JSONWriter) {
    if !platforms.isEmpty { writer.list("platforms", platforms) { $0.string($1) } }
    if !traits.isEmpty { writer.list("traits", traits) { $0.string($1) } }
  }
}
