internal import CommandLine
internal import Documents
internal import Modules
internal import Reporters

extension Invocation {
  /// Loads and judges the project that the first argument names, and adds its problems to the
  /// outcome.
  func withJudgement(
    on terms: Judgement.Terms, _ body: (Judgement) throws(Problem) -> Outcome
  ) -> Outcome {
    do throws(Problem) {
      let root = try Root(path: arguments.first, configuration: values(of: .config).first)
      let judgement = Judgement(of: Workspace(root), on: terms)
      var problems = judgement.problems
      var outcome = Outcome()
      do throws(Problem) {
        outcome = try body(judgement)
      } catch {
        problems.append(error)
      }
      outcome.problems = judgement.workspace.text(of: problems) + outcome.problems
      if problems.contains(where: { $0.severity == .error }) { outcome.exitCode = .unable }
      return outcome
    } catch {
      return Outcome(error)
    }
  }

  /// Loads the project that an argument names, and adds its problems to the outcome.
  func withWorkspace(
    pathAt position: Int = 0, _ body: (Workspace) throws(Problem) -> Outcome
  ) -> Outcome {
    do throws(Problem) {
      let path = arguments.indices.contains(position) ? arguments[position] : nil
      let workspace = Workspace(
        try Root(path: path, configuration: values(of: .config).first))
      var problems = workspace.problems
      var outcome = Outcome()
      do throws(Problem) {
        outcome = try body(workspace)
      } catch {
        problems.append(error)
      }
      outcome.problems = workspace.text(of: problems)
      if problems.contains(where: { $0.severity == .error }) { outcome.exitCode = .unable }
      return outcome
    } catch {
      return Outcome(error)
    }
  }
}
