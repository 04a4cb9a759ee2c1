extension Command {
  static let dump = Command(
    "dump",
    arguments: [
      .init(
        .file,
        "a spec, read as JSON if it ends in .json, a project or a Swift manifest; - is standard input"
      )
    ],
    options: [.raw, .noEnvironment, .largeFiles],
    run: { invocation throws(UsageError) in
      let path = invocation.argument(0) ?? "project.yml"
      return Outcome { () throws(Problem) in
        if PathText.tidied(path).hasSuffix(".xcworkspace") {
          throw Problem(
            "`\(path)` is a workspace, which only names projects",
            help: "run `archlint dump` on one of its projects")
        }
        if ProjectDump.isMeant(by: path) {
          return try ProjectDump.run(path, upTo: invocation.largestFile)
        }
        return invocation.has(.raw)
          ? try RawDump.run(path, upTo: invocation.largestFile)
          : try SpecDump.run(path, invocation)
      }
    })
}

extension Option {
  /// Leaves out everything that XcodeGen does with a spec once it is read.
  static let raw = Option("raw")
}

/// Prints one document as JSON, without a look at what it means.
enum RawDump {
  static func run(_ path: String, upTo limit: Int) throws(Problem) -> Outcome {
    let source = try Source.typed(path, upTo: limit)
    return run(source, as: path.lowercased().hasSuffix(".json") ? .json : .yaml)
  }

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
  static func run(_ path: String, _ invocation: Invocation) throws(Problem) -> Outcome {
    let spec = Disk.kind(of: path) == .folder ? "\(path)/project.yml" : path
    guard path == "-" || Disk.kind(of: spec) != nil else {
      throw Problem(
        "`\(spec)` does not exist", help: "use the path of a spec; `archlint check -v` lists them")
    }
    let current = try Environment.currentFolder()
    let folder = FilePath(path == "-" ? "x" : spec, in: current).parent
    let limit = invocation.largestFile
    let around = Disk.repository(around: folder) ?? (folder.isInside(current) ? current : folder)
    let disk = ProjectFiles.onDisk(inside: around, upTo: limit)
    if ManifestDump.reads(spec) {
      return ManifestDump.run(spec, in: disk, environment: invocation.environment)
    }
    guard path == "-" else { return run(spec, in: disk, environment: invocation.environment) }
    let input = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        guard path == "<stdin>" else { return try disk.read(path) }
        do throws(ReadFailure) {
          return try Disk.contentsOfStandardInput(upTo: limit)
        } catch {
          throw ProjectFiles.Failure(error)
        }
      }, kind: disk.kind, isForeign: disk.isForeign)
    return run("<stdin>", in: input, environment: invocation.environment)
  }

  static func run(
    _ path: String, in files: ProjectFiles, environment: [String: String]
  ) -> Outcome {
    var loading = ProjectLoader(files: files, environment: environment)
    guard let load = loading.read(path), load.isProject else {
      return Outcome(
        Problem(
          "`\(path)` describes a Swift package, not a spec",
          help: "run `archlint graph --format json` to see its contents"))
    }
    let problems = ProblemText { [parsed = loading.parsed] in
      files.isForeign($0) ? nil : parsed.source(of: $0)
    }
    .text(of: load.problems + load.notices.map { Problem($0.notice) })
    guard let container = load.container, !load.isBroken else {
      return Outcome(problems: problems, exitCode: .unable)
    }
    return Outcome(output: container.json, problems: problems)
  }
}

enum ProjectDump {
  private static let endings = [".xcodeproj", ".xcodeproj/", ".pbxproj"]

  static func isMeant(by path: String) -> Bool { endings.contains(where: path.hasSuffix) }

  static func run(_ path: String, upTo limit: Int) throws(Problem) -> Outcome {
    let file = path.hasSuffix(".pbxproj") ? path : PathText.join(path, "project.pbxproj")
    let source = try Source.typed(PathText.tidied(file), upTo: limit)
    let words = ProblemText { _ in source }
    let (project, problems) = XcodeProject.read(source)
    return Outcome(
      output: project?.json ?? [], problems: words.text(of: problems),
      exitCode: problems.contains { $0.severity == .error } ? .unable : .success)
  }
}
