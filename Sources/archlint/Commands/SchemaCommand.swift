extension Command {
  /// Prints what editors need to complete and check a configuration.
  static let schema = Command(
    name: "schema",
    summary: "Print the JSON Schema of .archlint.yml",
    details: """
      Editors that know it complete the keys of the configuration, show what they mean and mark \
      mistakes while one types.
      """,
    examples: [
      ("archlint schema", "the schema, to be saved where an editor finds it")
    ],
    run: { _ throws(UsageError) in
      Outcome(output: Configuration.schema(rules: Catalogue.outlines))
    })
}
