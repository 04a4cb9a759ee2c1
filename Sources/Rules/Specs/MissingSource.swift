struct MissingSource: PlainRule, SpecRule {
  static let description = RuleDescription(
    "missing-source", .error, "source paths that don't exist")

  func findings(in context: RuleContext) -> [Finding] {
    let missing = context.graph.missingFiles.filter {
      [.missingSource, .missingSettingFile].contains($0.notice.kind)
    }
    guard let first = missing.first else { return absentModules(in: context) }
    if context.graph.hasNoSources {
      // Specs alone, as they are kept for reading: nothing is missing in particular.
      if context.graph[first.notice.spec].isPackageManifest { return [] }
      return [
        finding(
          missing.count == 1
            ? "the only source path does not exist"
            : "none of the \(missing.count) source paths exists",
          severity: .info, at: first.notice.place, from: Subject("."), in: context)
      ]
    }
    // A path that several targets get from a template is fixed once.
    let notices = missing.filter { context.conditions.misses($0.path) }.map(\.notice)
    let isProject = { (notice: Notice) in context.graph[notice.spec].isXcodeProject }
    return
      (Mistake.each(of: notices.filter { !isProject($0) })
      + Mistake.all(of: notices.filter(isProject), upTo: 1)).map { finding(about: $0, in: context) }
      + absentModules(in: context)
  }

  /// The submodules that are not checked out, once each for all paths inside.
  private func absentModules(in context: RuleContext) -> [Finding] {
    var files: [String: [ModuleGraph.MissingFile]] = [:]
    for file in context.graph.missingFiles {
      if let module = context.conditions.absentModule(of: file.path) {
        files[module, default: []].append(file)
      }
    }
    return files.sorted { $0.key < $1.key }.compactMap { module, files in
      files.first.map { first in
        finding(
          "the submodule \(module) is not checked out, and \(files.count) "
            + (files.count == 1 ? "path leads" : "paths lead") + " into it",
          severity: .info, at: first.notice.place, from: Subject("."), to: Subject.path(module),
          help: Conditions.checkOut, in: context)
      }
    }
  }

  private func finding(about mistake: Mistake, in context: RuleContext) -> Finding {
    let notice = mistake.first
    let path = notice.path ?? notice.subject
    let spec = context.graph[notice.spec]
    let isMade = spec.hasPreGenCommand
    let subject = mistake.others.isEmpty ? notice.subject : notice.mistake
    let isFile = notice.kind == .missingSettingFile
    let words =
      "\(isFile ? "file" : "source path") \(subject) of \(context.words(for: notice)) "
    if let near = notice.suggestion {
      // Most Macs do not tell the one from the other.
      return finding(
        words + "does not exist on a case-sensitive disk", severity: .warning,
        about: mistake, help: "did you mean `\(near)`?", in: context)
    }
    let fix =
      "fix the path"
      + (path == subject || !mistake.others.isEmpty ? "" : " (from the root it is \(path))")
    let help =
      if spec.isPackageManifest {
        "create the folder \(path), or set `path:` to where the sources are"
      } else if isFile || spec.isSwift {
        fix + ", or create the \(isFile ? "file" : "folder")"
      } else {
        fix + (spec.isXcodeProject ? ", or remove the reference" : ", or add `optional: true`")
      }
    return finding(
      words + "does not exist" + (isMade ? ", unless the spec's `preGenCommand` generates it" : ""),
      severity: isMade ? .warning : .error, about: mistake, help: help, in: context)
  }
}

extension ModuleGraph {
  /// Whether sources are named but none exists: only specs are present.
  ///
  /// A folder that exists only because another module's spec is in it is not evidence of sources.
  var hasNoSources: Bool {
    let notices = missingFiles.map(\.notice)
    let lost = notices.filter { $0.kind == .missingSource && $0.suggestion == nil }
    let places = Set(lost.map(\.place))
    guard !places.isEmpty else { return false }
    let folders = specs.map(\.folder)
    let holders = Set(withFolders: folders).union(folders)
    return targets.allSatisfy { target in
      target.sources.allSatisfy { source in
        // A path with a variable depends on who generates the project.
        source.isOptional || source.path.contains("$") || places.contains(source.place)
          || (source.path != self[target.spec].folder && holders.contains(source.path))
      }
    }
  }
}
