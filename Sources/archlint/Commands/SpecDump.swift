internal import CommandLine
internal import Documents
internal import Findings
internal import Loaders
internal import Modules
internal import Reporters

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
    guard let load = loading.read(path) as? LoadedSpec else { return refusal(ofPackage: path) }
    let words = ProblemText(source: loading.parsed.source)
    let problems = load.problems + load.notices.map { Problem($0.notice) }
    let text = words.text(of: problems)
    guard let project = load.project, !load.isBroken else {
      return Outcome(problems: text, exitCode: .unable)
    }
    return Outcome(output: JSONWriter.text(of: project), problems: text)
  }

  private static func refusal(ofPackage path: String) -> Outcome {
    let problem = Problem(
      "`\(path)` tells of a Swift package, and is no spec",
      help: "`archlint graph --format json` shows what is in it")
    return Outcome(problem)
  }
}
