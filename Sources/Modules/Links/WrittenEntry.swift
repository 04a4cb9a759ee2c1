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
    after condition: String? = nil
  ) {
    (self.key, self.reference, self.options) = (key, reference, options)
    (self.code, self.condition) = (code, condition)
  }
}

extension WrittenEntry: CustomStringConvertible {
  /// What a target of an Xcode project has to do with what the entry names.
  package var xcodeVerb: String {
    options.contains(.doesNotLink)
      ? "embeds" : options.contains(.embeds) ? "links and embeds" : "links"
  }

  package func adding(_ others: [Option]) -> WrittenEntry {
    WrittenEntry(key, reference, options + others, code: code, after: condition)
  }

  package func addition(to target: String) -> String {
    (condition.map { "\($0), and " } ?? "")
      + "add `\(self)` to the dependencies of \(target)"
  }

  package var description: String {
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
      return entry(forProduct: offers[other], of: other, in: user, options)
    }
    if self[user].isSwift {
      let path = ".relativeToRoot(\"\(self[home].folder)\")"
      return WrittenEntry(
        "target", name, options, code: ".project(target: \"\(name)\", path: \(path))")
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

  /// The entry for a product that a package has for a target, or should have.
  package func entry(
    forProduct product: String?, of target: TargetID, in user: SpecID,
    _ options: [WrittenEntry.Option] = []
  ) -> WrittenEntry {
    let home = self[spec(of: target)]
    let key = projectKey(of: spec(of: target), in: user)
    let declaration =
      self[user].isPackageManifest
      ? "add `.package(path: \"\(home.folder.path(from: self[user].folder))\")` to the "
        + "dependencies of \(self[user].project)"
      : "declare the package \(home.project)"
    let conditions = [
      key == nil ? declaration : nil,
      product == nil ? "add a product for \(self[target].name) to \(home.project)" : nil,
    ].compactMap { $0 }
    let name = product ?? self[target].name
    let code =
      self[user].isPackageManifest
      ? ".product(name: \"\(name)\", package: \"\(key ?? home.folder.lastPathName.lowercased())\")"
      : self[user].externals.contains(home.file)
        ? ".external(name: \"\(name)\")" : ".package(product: \"\(name)\")"
    return WrittenEntry(
      "package", key ?? home.project, [.init("product", name)] + options,
      code: self[user].isSwift ? code : nil,
      after: conditions.isEmpty ? nil : conditions.joined(separator: ", "))
  }
}
