/// An entry of a dependency list as written: its target and its options.
package struct WrittenEntry: Hashable, Sendable {
  /// The key for the kind of entry, such as `target`.
  package let key: String
  package let reference: String
  package let options: [Option]
  /// The expression instead, in a manifest in Swift.
  private let code: String?
  /// The package that the spec has to declare first.
  private let package: String?

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
    declaring package: String? = nil
  ) {
    (self.key, self.reference, self.options) = (key, reference, options)
    (self.code, self.package) = (code, package)
  }
}

extension WrittenEntry: CustomStringConvertible {
  /// What a target of an Xcode project has to do with what the entry names.
  package var xcodeVerb: String {
    options.contains(.doesNotLink)
      ? "embeds" : options.contains(.embeds) ? "links and embeds" : "links"
  }

  package func adding(_ others: [Option]) -> WrittenEntry {
    WrittenEntry(key, reference, options + others, code: code, declaring: package)
  }

  /// How to add it to a target.
  package func addition(to target: String) -> String {
    (package.map { "declare the package \($0), and " } ?? "")
      + "add `\(self)` to the dependencies of \(target)"
  }

  /// The line to paste.
  package var description: String {
    if let code { return code }
    let words = ["\(key): \(reference)"] + options.map { "\($0.key): \($0.value)" }
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
    if self[spec(of: id)].isSwift {
      return WrittenEntry("target", name, options, code: code(for: other, in: id))
    }
    if spec(of: other) == spec(of: id) { return WrittenEntry("target", name, options) }
    if let product = offers[other] {
      return entry(forProduct: product, of: spec(of: other), in: spec(of: id), options)
    }
    let models =
      model.map { [$0] }
      ?? links(from: id).filter { link in
        !link.isInherited && link.target.map { spec(of: $0) != spec(of: id) } ?? false
      }
    let isNamed = 2 * models.count(where: \.isImplicit) > models.count
    if !isNamed, let project = projectKey(of: spec(of: other), in: spec(of: id)) {
      return WrittenEntry("target", "\(project)/\(name)", options)
    }
    return WrittenEntry(
      "framework", self[other].builtFile, [.init("implicit", "true")] + options)
  }

  package func entry(
    forProduct product: String, of package: SpecID, in spec: SpecID,
    _ options: [WrittenEntry.Option] = []
  ) -> WrittenEntry {
    let key = projectKey(of: package, in: spec)
    let name = self[package].project
    return WrittenEntry(
      "package", key ?? name, [.init("product", product)] + options,
      declaring: key == nil ? name : nil)
  }

  /// A dependency as a manifest has it.
  private func code(for other: TargetID, in id: TargetID) -> String {
    let (user, home) = (spec(of: id), spec(of: other))
    let isPackage = self[user].file.lastPathName.hasPrefix("Package")
    let name = self[other].name
    if user == home { return isPackage ? "\"\(name)\"" : ".target(name: \"\(name)\")" }
    guard let product = offers[other] else {
      return ".project(target: \"\(name)\", path: .relativeToRoot(\"\(self[home].folder)\"))"
    }
    let package = projectKey(of: home, in: user) ?? self[home].project
    return isPackage
      ? ".product(name: \"\(product)\", package: \"\(package)\")"
      : ".package(product: \"\(product)\")"
  }
}
