extension PackageManifest {
  /// The definition of a package; nil if some of it is unknown.
  ///
  /// A product and a dependency are part of the targets that they are made of, or may be of use to.
  package static func definition(of source: Source) -> ProjectDefinition? {
    let file = ManifestFile(source, by: BuildConditions())
    let reading = ManifestResult([file], .package) { reader -> ProjectDefinition? in
      let made = reader.evaluator.objects.compactMap(\.value.record)
      let record = made.last { $0.type == "Package" && $0.name == "init" }
      guard var definition = reader.definition(of: record, without: ["targets", "products"])
      else { return nil }
      definition.shared += (toolsVersion(of: source) ?? []).map { KeyedText("tools", "\($0)") }
      for product in record?["products"]?.content.list ?? [] {
        guard let texts = product.keyedTexts(at: "products") else { return nil }
        for name in product.record?["targets"]?.content.list?.compactMap(\.text) ?? [] {
          definition.targets[name]? += texts
        }
      }
      return definition
    }
    return reading.problems.isEmpty ? reading.manifest : nil
  }
}
