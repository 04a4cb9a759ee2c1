internal import Loaders
internal import Modules
internal import Reporters
internal import YAML

extension Command {
  /// Shows what archlint reads from a spec.
  static let dump = Command(
    name: "dump",
    summary: "Print what a spec says, as JSON",
    details: """
      Values have the types that XcodeGen gives them, keys stand in the order of the file. What \
      was read but is probably not meant, such as a key that stands twice, is said on standard \
      error.
      """,
    examples: [
      .init("archlint dump --raw project.yml", "the YAML of a spec"),
      .init("archlint dump --raw - < project.yml", "the same from standard input"),
    ],
    arguments: [
      .init(
        placeholder: "FILE",
        summary: "a spec, read as JSON if it ends in .json; - is standard input")
    ],
    options: [.raw],
    run: { invocation throws(UsageError) in
      guard invocation.has(.raw), let path = invocation.arguments.first else { throw .onlyRaw }
      return RawDump.run(path)
    })
}

extension Option {
  /// Leaves out everything that XcodeGen does with a spec once it is read.
  static let raw = Option(
    name: "raw", summary: "the document alone, without includes, templates and platforms")
}

extension UsageError {
  fileprivate static let onlyRaw = UsageError(
    "`dump` cannot resolve includes, templates and platforms in this version",
    help: "add `--raw` for the document alone")
}
