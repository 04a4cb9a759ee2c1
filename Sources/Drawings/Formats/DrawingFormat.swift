/// A format that drawings are written in: its name, what it takes, and how to write it.
package struct DrawingFormat: Sendable {
  package let name: String
  /// The endings of files that are usually written in it, without a point.
  package let endings: [String]
  /// With more boxes the diagram is unreadable, or can't be rendered.
  let boxLimit: Int
  /// Beyond this many arrows it is not accepted.
  let arrowLimit: Int
  /// Beyond this many characters it is not accepted.
  var characterLimit = Int.max
  /// Whether a drawing is to be reduced to what matters most.
  var isTooWide: @Sendable (Drawing) -> Bool = { _ in false }
  package let write: @Sendable (Drawing) -> String

  /// Whether it can hold a matrix or a poster.
  package var takesSheets: Bool {
    name == DrawingFormat.svg.name || name == DrawingFormat.html.name
  }

  /// Those that are written in one go, in the order of the help.
  package static let all: [DrawingFormat] = [dot, mermaid, plantUML, d2, structurizr, svg, html]

  /// Graphviz itself fails on much larger graphs.
  static let dot = DrawingFormat(
    name: "dot", endings: ["dot", "gv"], boxLimit: 1000, arrowLimit: 5000, write: DOTDrawing.text)

  /// The limits of Mermaid, which a diagram cannot raise.
  static let mermaid = DrawingFormat(
    name: "mermaid", endings: ["mmd", "mermaid"], boxLimit: 500,
    arrowLimit: MermaidDrawing.linkLimit, characterLimit: 50_000,
    isTooWide: { MermaidSize(of: $0).isTooWide }, write: MermaidDrawing.text)

  /// PlantUML draws at most 4096 pixels to a side.
  static let plantUML = DrawingFormat(
    name: "plantuml", endings: ["puml", "plantuml"], boxLimit: 300, arrowLimit: 1000,
    write: PlantUMLDrawing.text)

  /// D2 gives up after two minutes, which it needs for 350 arrows.
  static let d2 = DrawingFormat(
    name: "d2", endings: ["d2"], boxLimit: 300, arrowLimit: 300, write: D2Drawing.text)

  static let structurizr = DrawingFormat(
    name: "structurizr", endings: ["dsl"], boxLimit: 1000, arrowLimit: 5000,
    write: StructurizrDrawing.text)

  /// Fast to draw and to show in browsers; more is unreadable.
  package static let svg = DrawingFormat(
    name: "svg", endings: ["svg"], boxLimit: 5000, arrowLimit: 30_000, write: \.svg)

  static let html = DrawingFormat(
    name: "html", endings: ["html", "htm"], boxLimit: 5000, arrowLimit: 30_000, write: \.html)
}

// Views that fill a sheet are pictures in any format.
extension Drawing {
  /// The sheet that the look asks for; nil for boxes and arrows.
  fileprivate var sheet: Sheet? {
    switch view.look {
    case .arrows: nil
    case .matrix: MatrixDrawing(of: self).sheet
    case .poster: PosterDrawing(of: self).sheet
    }
  }

  fileprivate var svg: String { sheet?.picture(of: self).text ?? SVGDrawing.text(of: self) }

  fileprivate var html: String { sheet?.page(of: self).text ?? HTMLDrawing.text(of: self) }
}
