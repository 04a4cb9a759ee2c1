import Documents
import Modules
import TestSupport
import Testing

@Suite("Findings about images of partial projects")
struct PartialProjectTests {
  @Test("a project that is not whole proves nothing", arguments: [true, false])
  func partial(isPartial: Bool) throws {
    var builder = GraphBuilder()
    let ends = ["A", "B", "C"].map { name -> Link.End in
      let file = "\(name).xcodeproj/project.pbxproj"
      let spec = builder.add(
        Spec(
          path: "\(name).xcodeproj", file: file, project: name,
          isPartial: isPartial && name == "B"))
      let type: ProductType = name == "A" ? .application : .framework
      return .target(
        builder.add(
          Target(name: name, project: name, spec: spec, type: type, place: Place(file: file))))
    }
    for (number, link) in zip(ends, ends.dropFirst()).enumerated() {
      guard let from = link.0.target else { return }
      builder.add(
        Link(from: from, to: link.1, kind: .framework, embeds: number == 0),
        of: Link.Entry(
          "X.framework",
          at: Place(file: "\("AB".dropFirst(number).prefix(1)).xcodeproj/project.pbxproj")))
    }
    let architecture = classify(builder.build(), as: Preset.standard.drawn)
    let findings = try Trial(architecture, only: ["missing-embed"]).verdict.findings
    #expect(findings.isEmpty == isPartial)
  }
}
