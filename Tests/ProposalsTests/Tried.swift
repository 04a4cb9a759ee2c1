import Configuration
import Documents
import Findings
import Modules
import Rules
import TestSupport

@testable import Proposals

/// What `init` would propose for a drawn project, tried with all rules there are.
struct Tried {
  let proposals: [Proposal]
  /// The effect of each configuration, read and checked again.
  let trials: [ProposalEvaluation]

  init(_ drawing: String, options: ProposalOptions = ProposalOptions()) throws {
    try self.init(GraphDrawing(drawing).graph, options: options)
  }

  init(_ graph: ModuleGraph, options: ProposalOptions = ProposalOptions()) throws {
    proposals = try Proposal.all(
      for: classify(graph, as: Configuration().blueprint), options: options
    ) { text, _ in Tried.trial(of: text, on: graph) }
    trials = proposals.map { Tried.trial(of: $0.text, on: graph) }
  }

  var first: Proposal { proposals[0] }

  /// The configuration without comments.
  var lines: [String] {
    first.text.split(separator: "\n").map(String.init).filter {
      !$0.drop { $0 == " " }.hasPrefix("#")
    }
  }

  /// Each layer with its modules: `app: Main`.
  var layers: [String] {
    first.layers.map { layer in
      let names = layer.modules.map { first.trial.architecture.graph[$0].name }
      return "\(layer.name): \(names.sorted().joined(separator: " "))"
    }
  }

  private static func trial(of text: String, on graph: ModuleGraph) -> ProposalEvaluation {
    let source = Source(name: Configuration.fileName, bytes: Array(text.utf8))
    var (configuration, problems) = (Configuration(), [Problem]())
    do throws(Problem) {
      (configuration, problems) = Configuration.read(
        [try Document.read(source, as: .yaml)], rules: RuleCatalog.outlines)
    } catch {
      problems = [error]
    }
    let architecture = classify(graph, as: configuration.blueprint)
    return ProposalEvaluation(architecture: architecture, isRefused: problems.haveError) { only in
      let book = RuleBook(
        preset: configuration.preset.rules, configuration: configuration.rules, only: only,
        // Drawn apps embed what they link alone.
        skip: ["missing-embed"])
      let verdict = book.check(
        architecture, exceptions: configuration.exceptions, under: Conditions())
      return (
        verdict.findings,
        problems + book.problems + verdict.problems + architecture.problems(isComplete: true)
      )
    }
  }
}
