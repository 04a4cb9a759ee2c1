extension Command {
  /// Prints what editors need to complete and check a configuration.
  static let schema = Command(
    name: "schema",
    summary: "Print the JSON Schema of .archlint.yml",
    details: """
      Editors use it to complete keys of the configuration, to show what they mean, and to mark \
      errors as you type.
      """,
    examples: [
      ("archlint schema", "write the schema to a file")
    ],
    run: { _ throws(UsageError) in
      Outcome(output: Configuration.schema(rules: Catalogue.outlines))
    })
}
