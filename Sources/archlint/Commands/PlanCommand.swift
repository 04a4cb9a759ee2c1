extension Command {
  static let plan = Command(
    "plan",
    arguments: [.path],
    options: [
      .planGoal, .planSteps, .planFormat, .graphOutput, .config, .noBaseline, .noImports, .asOf,
    ] + .reading,
    run: { invocation throws(UsageError) in try invocation.plan() })
}

extension Option {
  static let planGoal = Option("goal", .init("NAME"))
  static let planSteps = Option(
    name: "steps", value: .init("N"), summary: "at most N steps; default: \(PlanRun.mostSteps)")
  static let planFormat = choice("format", "FORMAT", of: PlanFormat.self)
}

private enum PlanFormat: String, CaseIterable {
  case text, markdown, json
}

extension Invocation {
  fileprivate func plan() throws(UsageError) -> Outcome {
    let terms = try terms()
    let steps = try number(
      of: .planSteps, "not a number of steps", help: "use a number, such as `--steps 5`")
    return withWorkspace(forOthers: true, orSaying: "cannot plan") { workspace throws(Problem) in
      let name = value(of: .planGoal)
      let (architecture, rules) = (workspace.architecture, RuleCatalog.names)
      guard let goal = PlanGoal(name, in: architecture, rules: rules) else {
        throw Problem(
          "unknown rule, layer or module `\(name ?? "")`",
          help: NearestName.help(
            for: name ?? "", among: PlanGoal.names(in: architecture, rules: rules))
            ?? "use the name of one; `archlint rules` lists rules")
      }
      let plan = PlanRun(
        ModifiedProject(workspace, on: terms), to: goal,
        mostSteps: min(steps ?? .max, PlanRun.mostSteps), arguments: argumentsOfFix)
      return Outcome(output: bytes(of: plan, in: workspace.root))
    }.going(where: self)
  }

  /// What `fix` must be given to see the same.
  private var argumentsOfFix: [String] {
    let flags = [Option.noBaseline, .noImports].filter(has).map(\.spelling)
    let values = [Option.config, .asOf].compactMap { option in
      value(of: option).map { "\(option.spelling) \($0)" }
    }
    return flags + values + arguments
  }

  private func bytes(of plan: PlanRun, in root: Root) -> [UInt8] {
    let format = value(of: .planFormat).flatMap(PlanFormat.init)
    guard format != .json else { return plan.json }
    let text = PlanText(plan: plan, goal: value(of: .planGoal), shown: root.shown)
    let lines = format == .markdown ? text.ticket : text.lines
    return Array(BuildLog.disarmed(lines.joined(separator: "\n") + "\n").utf8)
  }
}

private struct PlanText {
  let plan: PlanRun
  let goal: String?
  let shown: (String) -> String

  private static let mostFiles = 6
  private static let mostOpen = 20

  var lines: [String] {
    let steps = plan.steps.enumerated().flatMap { number, step in
      ["\(number + 1). \(step.command.map { "run `\($0)`" } ?? step.words)".escapingInvisibles]
        + details(of: step).map { "   \($0)".escapingInvisibles }
    }
    return steps + (steps.isEmpty ? [] : [""]) + closing + open.map { "  \($0)" }
  }

  var ticket: [String] {
    let steps = plan.steps.flatMap { step in
      ["- [ ] **\(step.words.capitalizedFirst.asMarkdown)**"]
        + (step.command.map { ["  `\($0)`"] } ?? [])
        + details(of: step).map { "  \($0.asMarkdown)" }
    }
    return ["## Plan", ""] + steps + (steps.isEmpty ? [] : [""]) + closing
      + (plan.open.isEmpty ? [] : [""]) + open.map { "- \($0.asMarkdown)" }
  }

  private func details(of step: PlanStep) -> [String] {
    let (fixed, added) = (step.fixes.filter { $0.count > 0 }, step.fixes.filter { $0.count < 0 })
    let rules = fixed.map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
    let new = added.map { "\($0.rule) \(-$0.count)" }.joined(separator: ", ")
    let files = step.files.map(shown).listed(upTo: PlanText.mostFiles)
    return ["fixes \(fixed.reduce(0) { $0 + $1.count }.of("finding")): \(rules)"]
      + (added.isEmpty ? [] : ["adds \(new)"])
      + (step.links > 0 ? ["changes \(step.links.of("link"))"] : [])
      + (step.files.isEmpty
        ? [] : ["imports to change in \(step.files.count.of("file")): \(files)"])
      + step.splits.map { split in
        "or split \(split.module): \(split.user) uses only \(split.names.listed(upTo: PlanText.mostFiles))"
          + "; \(split.files.count.of("file")) to move to a new module: "
          + split.files.map(shown).listed(upTo: PlanText.mostFiles)
      }
  }

  private var closing: [String] {
    guard !plan.found.isEmpty else {
      let known = plan.baselined > 0 ? " outside the baseline (\(plan.baselined) in it)" : ""
      return ["Nothing to do: no findings\(goal.map { " for `\($0)`" } ?? "")\(known)."]
    }
    let fixed = plan.found.count - plan.open.count
    let words =
      plan.steps.isEmpty
      ? "No steps found."
      : "\(plan.steps.count.of("step")) would fix \(fixed) of \(plan.found.count.of("finding"))."
    return [words]
      + (plan.isCut
        ? ["Not every step was tried (limits: \(PlanRun.mostTried) candidates a step, `--steps`)."]
        : [])
      + [
        plan.open.isEmpty ? "No findings would be left." : "Open: \(plan.open.count.of("finding"))"
      ]
  }

  private var open: [String] {
    let rest = plan.open.count - PlanText.mostOpen
    return plan.open.prefix(PlanText.mostOpen).map { $0.line(shown) }
      + (rest > 0 ? ["… and \(rest) more; `--format json` lists them"] : [])
  }
}

extension PlanRun {
  fileprivate var json: [UInt8] {
    JSONWriter.object { writer in
      writer.member("version", 1)
      writer.member("findings", found.count)
      writer.objects("steps", steps) { writer, step in
        writer.member("kind", step.kind.rawValue)
        writer.member("step", step.words)
        writer.member("command", step.command)
        writer.member("fixes", step.count)
        writer.object("rules") { writer in
          for fix in step.fixes { writer.member(fix.rule, fix.count) }
        }
        writer.member("links", step.links)
        writer.objects("changes", step.changes) { writer, change in
          writer.member("target", change.target?.name)
          writer.member("change", change.words)
          writer.member("file", change.place.file)
          writer.member("line", change.place.line)
        }
        writer.strings("files", step.files)
        writer.objects("splits", step.splits) { writer, split in
          writer.member("module", split.module)
          writer.member("user", split.user)
          writer.strings("names", split.names)
          writer.strings("files", split.files)
        }
      }
      writer.objects("open", open) { writer, finding in
        writer.member("rule", finding.rule)
        writer.member("severity", finding.severity.rawValue)
        writer.member("message", finding.message)
        writer.member("file", finding.place.file)
        writer.member("line", finding.place.line)
      }
      writer.member("isCut", isCut)
    }
  }
}

extension String {
  fileprivate var asMarkdown: String {
    replacing("_", with: "\\_").replacing("*", with: "\\*").replacing("<", with: "&lt;")
  }
}
