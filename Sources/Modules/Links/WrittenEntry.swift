/// An entry of a dependency list as written: its target and its options.
package struct WrittenEntry: Hashable, Sendable {
  /// The key for the kind of entry, such as `target`.
  package let key: String
  package let reference: String
  package let options: [Option]
  /// The expression instead, in a manifest in Swift.
  package let code: String?
  /// What has to be done first.
  package let condition: String?
  /// The entry that the package needs for it, if nothing else has to be done.
  package let declaration: String?
  /// Rather than code, the call of a helper in a manifest.
  package let form: Form?

  /// Where a team writes its entries by a helper: an entry for the same target, or only a similar one.
  package struct Form: Hashable, Sendable {
    package let place: Place
    package let isSame: Bool

    package init(place: Place, isSame: Bool) { (self.place, self.isSame) = (place, isSame) }
  }

  /// Another key of an entry; the value is YAML.
  package struct Option: Hashable, Sendable {
    package let key: String
    package let value: String

    package init(_ key: String, _ value: String) { (self.key, self.value) = (key, value) }

    package static let links = Option("link", "true")
    package static let doesNotLink = Option("link", "false")
    package static let doesNotEmbed = Option("embed", "false")
    package static let embeds = Option("embed", "true")
    package static let copiesToFrameworks = Option("copy", "{destination: frameworks}")
  }

  package init(
    _ key: String, _ reference: String, _ options: [Option] = [], code: String? = nil,
    after condition: String? = nil, declaring declaration: String? = nil, like form: Form? = nil
  ) {
    (self.key, self.reference, self.options) = (key, reference, options)
    (self.code, self.condition, self.declaration) = (code, condition, declaration)
    self.form = form
  }
}

extension WrittenEntry: CustomStringConvertible {
  /// What a target of an Xcode project has to do with what the entry names.
  package var xcodeVerb: String {
    options.contains(.doesNotLink)
      ? "embeds" : options.contains(.embeds) ? "links and embeds" : "links"
  }

  package func adding(_ others: [Option]) -> WrittenEntry {
    WrittenEntry(
      key, reference, options + others, code: code, after: condition, declaring: declaration,
      like: form)
  }

  /// The same entry as text.
  package func written(_ code: String) -> WrittenEntry {
    WrittenEntry(
      key, reference, options, code: code, after: condition, declaring: declaration)
  }

  /// The entry in a sentence.
  package var words: String { form == nil ? "`\(self)`" : description }

  package var description: String {
    if let form { return "\(reference) (as in \(form.place.file):\(form.place.line))" }
    if let code { return code }
    let words = ["\(key): \(reference.asYAML)"] + options.map { "\($0.key): \($0.value)" }
    return words.count == 1 ? "- \(words[0])" : "- {\(words.joined(separator: ", "))}"
  }
}

extension ModuleGraph {
  /// The entry for a dependency, in the style of the spec.
  ///
  /// Within a spec by target; a package's target by a product. Across specs by target too, if the
  /// spec refers to that project and usually does so, else by the product's name, which Xcode finds.
  package func entry(
    for other: TargetID, in id: TargetID, _ options: [WrittenEntry.Option] = [],
    like model: Link? = nil
  ) -> WrittenEntry {
    let name = self[other].name
    let (home, user) = (spec(of: other), spec(of: id))
    if home == user {
      let code = self[user].isPackageManifest ? "\"\(name)\"" : ".target(name: \"\(name)\")"
      return WrittenEntry("target", name, options, code: self[user].isSwift ? code : nil)
    }
    if self[other].isPackageCode {
      return entry(forProduct: offers[other]?.first?.product, of: other, in: user, options)
    }
    if self[user].isSwift {
      let (root, folder) = (self[user].manifestRoot, self[home].folder)
      let isBelow = root.isEmpty || folder.hasPrefix(root + "/")
      let path =
        isBelow
        ? ".relativeToRoot(\"\(folder.path(from: root))\")"
        : "\"\(folder.path(from: self[user].folder))\""
      return WrittenEntry(
        "target", name, options, code: ".project(target: \"\(name)\", path: \(path))",
        like: form(of: other, in: id))
    }
    let models =
      model.map { [$0] }
      ?? links(from: id).filter { link in
        !link.isInherited && link.target.map { spec(of: $0) != user } ?? false
      }
    let isNamed = 2 * models.count(where: \.isImplicit) > models.count
    if !isNamed, let project = projectKey(of: home, in: user) {
      return WrittenEntry("target", "\(project)/\(name)", options)
    }
    return WrittenEntry("framework", self[other].builtFile, [.init("implicit", "true")] + options)
  }

  /// The call of a helper for a target, if helpers write all entries of this kind.
  private func form(of other: TargetID, in id: TargetID) -> WrittenEntry.Form? {
    let isHelped = { (link: Link) in self.entry(of: link).provenance.contains { $0.step == .helper }
    }
    let near = links(from: id).filter { link in
      !link.isInherited && link.target.map { spec(of: $0) != spec(of: id) } ?? false
    }
    guard let first = near.first, near.allSatisfy(isHelped) else { return nil }
    let same = linkIndices(to: other).map { links[$0] }.first { link in
      let place = place(of: link)
      // In its own project a target has another form.
      return !link.isInherited && isHelped(link) && place.file.hasSuffix(".swift")
        && spec(of: link.from) != spec(of: other)
        && (place.endLine, place.endColumn) > (place.line, place.column + 1)
    }
    return WrittenEntry.Form(place: place(of: same ?? first), isSame: same != nil)
  }

  /// The entry for a product that a package has for a target, or should have.
  package func entry(
    forProduct product: String?, of target: TargetID, in user: SpecID,
    _ options: [WrittenEntry.Option] = []
  ) -> WrittenEntry {
    let home = self[spec(of: target)]
    let key = projectKey(of: spec(of: target), in: user)
    let path = home.folder.path(from: self[user].folder)
    let declaration = ".package(path: \"\(path)\")"
    let words =
      self[user].isPackageManifest
      ? "add `\(declaration)` to the dependencies of the package \(self[user].project)"
      : "declare the package \(home.project) (path: \(path.isEmpty ? "." : path))"
    let conditions = [
      key == nil ? words : nil,
      product == nil ? "add a product for \(self[target].name) to \(home.project)" : nil,
    ].compactMap { $0 }
    let name = product ?? self[target].name
    let code =
      self[user].isPackageManifest
      ? ".product(name: \"\(name)\", package: \"\(key ?? String(home.folder.lastPathName))\")"
      : self[user].externals.contains(home.file)
        ? ".external(name: \"\(name)\")" : ".package(product: \"\(name)\")"
    return WrittenEntry(
      "package", key ?? home.project, [.init("product", name)] + options,
      code: self[user].isSwift ? code : nil,
      after: conditions.isEmpty ? nil : conditions.joined(separator: ", "),
      declaring: key == nil && product != nil && self[user].isPackageManifest ? declaration : nil)
  }
}
