/// An entry of a dependency list as written: its target and its options.
package struct WrittenEntry: Hashable, Sendable {
  /// The key for the kind of entry, such as `target`.
  package let key: String
  package let reference: String
  package let options: [Option]

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

  package init(_ key: String, _ reference: String, _ options: [Option] = []) {
    (self.key, self.reference, self.options) = (key, reference, options)
  }
}

extension WrittenEntry: CustomStringConvertible {
  /// What a target of an Xcode project has to do with what the entry names.
  package var xcodeVerb: String {
    options.contains(.doesNotLink)
      ? "embeds" : options.contains(.embeds) ? "links and embeds" : "links"
  }

  /// The line to paste.
  package var description: String {
    let words = ["\(key): \(reference)"] + options.map { "\($0.key): \($0.value)" }
    return words.count == 1 ? "- \(words[0])" : "- {\(words.joined(separator: ", "))}"
  }
}

extension ModuleGraph {
  /// The entry for a dependency, in the style of the spec.
  ///
  /// Within a spec by target; across specs by target too, if the spec refers to that project and
  /// usually does so, else by the product's name, which Xcode finds.
  package func entry(
    for other: TargetID, in id: TargetID, _ options: [WrittenEntry.Option] = [],
    like model: Link? = nil
  ) -> WrittenEntry {
    let name = self[other].name
    if spec(of: other) == spec(of: id) { return WrittenEntry("target", name, options) }
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
}
