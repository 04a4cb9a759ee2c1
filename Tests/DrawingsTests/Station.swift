import Documents
import Findings
import Modules
import TestSupport

@testable import Drawings

/// A small architecture that the tests of drawings share.
struct Station {
  let drawing: GraphDrawing
  let architecture: Architecture

  init(_ text: String, sources: [String: String] = [:]) throws {
    drawing = try GraphDrawing(text, sources: sources)
    architecture = classify(drawing.graph, as: Preset.standard.drawn)
  }

  /// An app over two domains that break a rule, a service with companions, and a shared logger.
  init() throws {
    try self.init(
      """
      app | Overview(app)
      domain | ISSCosmonaut, ISSSpacesuit
      service/Network: ISSNetwork, ISSNetworkCore, ISSNetworkMock, ISSNetworkTests(unit-tests)
      shared | ISSLogging
      Overview => ISSCosmonaut -> ISSSpacesuit
      Overview => ISSNetwork -> ISSNetworkCore
      ISSCosmonaut, ISSSpacesuit -> ISSNetworkCore
      ISSNetworkTests -> ISSNetworkMock -> ISSLogging
      ISSNetwork -> ISSLogging, [Alamofire]
      """)
  }

  /// A finding about the link between two targets.
  func finding(
    _ from: String, _ to: String? = nil, _ severity: Severity = .error,
    rule: String = "same-layer-link",
    members: [String] = []
  ) throws -> ReportedFinding {
    let graph = drawing.graph
    let finding = Finding(
      rule: rule, severity, to.map { "\(from) links \($0)" } ?? "\(from) is broken",
      at: Place(file: "project.yml"),
      from: Subject(try drawing[from], in: graph),
      to: try to.map { Subject(try drawing[$0], in: graph) },
      members: try members.map { Subject(try drawing[$0], in: graph) })
    return ReportedFinding(finding)
  }

  func draw(_ view: DrawingView = DrawingView(), _ findings: [ReportedFinding] = [])
    -> Drawing
  {
    Drawing(of: architecture, findings: findings, as: view)
  }
}

extension Drawing {
  /// Its bands with their boxes, a line each.
  var bandLines: [String] {
    bands.map { band in
      "\(band.name) | " + band.boxes.map { boxes[$0].name }.joined(separator: ", ")
    }
  }

  /// Its arrows, a line each.
  var arrowLines: [String] {
    arrows.map { arrow in
      let name = "\(boxes[arrow.from].name) -> \(boxes[arrow.to].name)"
      return name + (arrow.count > 1 ? " x\(arrow.count)" : "")
        + (arrow.kind == .loose ? " loose" : "")
        + (arrow.worst.map { " \($0.rawValue)" } ?? "") + (arrow.isCut ? " cut" : "")
    }
  }
}
