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
      let path = invocation.argument(0) ?? "project.yml"
      return invocation.has(.raw) ? RawDump.run(path) : SpecDump.run(path)
    })
}

extension Option {
  /// Leaves out everything that XcodeGen does with a spec once it is read.
  static let raw = Option(
    name: "raw", summary: "the document alone, without includes, templates and platforms")
}

/// Prints one document as JSON, without a look at what it means.
enum RawDump {
  /// Reads a file, or standard input where the path is `-`.
  static func run(_ path: String) -> Outcome {
    Outcome { () throws(Problem) in
      run(try Source.typed(path), as: path.lowercased().hasSuffix(".json") ? .json : .yaml)
    }
  }

  /// Prints a document, and what was noticed in it.
  static func run(_ source: Source, as format: Document.Format) -> Outcome {
    let words = ProblemText { _ in source }
    do throws(Problem) {
      let document = try Document.read(source, as: format)
      return Outcome(output: try document.json(), problems: words.text(of: document.problems))
    } catch {
      return Outcome(problems: words.text(of: error), exitCode: .unable)
    }
  }
}

/// Prints one spec as archlint understands it: includes, templates and platforms resolved.
enum SpecDump {
  /// Reads a spec, or standard input as if it were `project.yml` here where the path is `-`.
  static func run(_ path: String) -> Outcome {
    let disk = ProjectFiles.onDisk()
    guard path == "-" else {
      let spec = Disk.kind(of: path) == .folder ? "\(path)/project.yml" : path
      return run(spec, in: disk, environment: Environment.variables)
    }
    let input = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        guard path == "<stdin>" else { return try disk.read(path) }
        do throws(ReadFailure) {
          return try Disk.contentsOfStandardInput()
        } catch {
          throw ProjectFiles.Failure(error)
        }
      }, kind: disk.kind)
    return run("<stdin>", in: input, environment: Environment.variables)
  }

  static func run(
    _ path: String, in files: ProjectFiles, environment: [String: String]
  ) -> Outcome {
    var loading = Loading(files: files, environment: environment)
    guard let load = loading.read(path) as? LoadedSpec else {
      return Outcome(
        Problem(
          "`\(path)` tells of a Swift package, and is no spec",
          help: "`archlint graph --format json` shows what is in it"))
    }
    let problems = ProblemText(source: loading.parsed.source)
      .text(of: load.problems + load.notices.map { Problem($0.notice) })
    guard let project = load.project, !load.isBroken else {
      return Outcome(problems: problems, exitCode: .unable)
    }
    return Outcome(output: project.json, problems: problems)
  }
}
