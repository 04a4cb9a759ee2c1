extension PackageManifest {
  package var json: [UInt8] {
    JSONWriter.object { writer in
      writer.member("name", name.text)
      writer.objects("packages", packages) { writer, package in
        writer.member("kind", package.kind.rawValue)
        writer.member("at", package.at.text)
        writer.member("called", ifAny: package.called)
      }
      writer.objects("products", products) { writer, product in
        writer.member("name", product.name.text)
        writer.member("type", product.type)
        writer.strings("targets", product.targets)
      }
      writer.objects("targets", targets) { $1.write(to: &$0) }
      writer.strings("traits", ifAny: traits.map(\.name))
    }
  }
}

extension PackageManifest.Target {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("name", name.text)
    writer.member("type", type)
    writer.member("path", ifAny: path)
    if let sources { writer.strings("sources", sources) }
    writer.strings("exclude", exclude)
    writer.member("publicHeadersPath", ifAny: publicHeadersPath)
    writer.objects("dependencies", dependencies) { $1.write(to: &$0) }
    if !resources.isEmpty {
      writer.list("resources", resources) { $0.array([$1.rule, $1.path]) }
    }
    if !plugins.isEmpty {
      writer.list("plugins", plugins) { $0.array([$1.name.text, $1.package]) }
    }
    if !linker.isEmpty {
      writer.objects("linker", linker) { writer, setting in
        writer.member("kind", setting.kind.text)
        writer.strings("value", setting.values)
        setting.condition.write(to: &writer)
      }
    }
    writer.member("url", ifAny: url)
    writer.member("checksum", ifAny: checksum)
    writer.member("pkgConfig", ifAny: pkgConfig)
  }
}

extension PackageManifest.Dependency {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("kind", kind.rawValue)
    writer.member("name", name.text)
    writer.member("package", ifAny: package)
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
    writer.strings("platforms", ifAny: platforms)
    writer.strings("traits", ifAny: traits)
  }
}
