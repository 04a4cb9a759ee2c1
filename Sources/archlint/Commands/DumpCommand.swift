internal import CommandLine
internal import Documents
internal import Loaders
internal import Modules
internal import Reporters

extension Command {
  /// Shows what archlint reads from a spec.
  static let dump = Command(
    name: "dump",
    summary: "Print what a spec says, as JSON",
    details: """
      The targets of a spec with all that they depend on, as XcodeGen understands them: files \
      included, variables of the environment put in, templates laid, platform lists split. What \
      was read but is probably not meant, such as a key that stands twice, is said on standard \
      error.
      """,
    examples: [
      ("archlint dump project.yml", "the targets of a spec"),
      ("archlint dump --raw project.yml", "its YAML, as it is written"),
      ("archlint dump --raw - < project.yml", "the same from standard input"),
    ],
    arguments: [
      .init(.file, "a spec, read as JSON if it ends in .json; - is standard input")
    ],
    options: [.raw],
    run: { invocation throws(UsageError) in
      let path = invocation.arguments.first ?? "project.yml"
      return invocation.has(.raw) ? RawDump.run(path) : SpecDump.run(path)
    })
}

extension Option {
  /// Leaves out everything that XcodeGen does with a spec once it is read.
  static let raw = Option(
    name: "raw", summary: "the document alone, without includes, templates and platforms")
}
