import TestSupport
import Testing

// Exceptions in comments.
extension PolicyGrowthTests {
  @Test("an exception in a comment is one, and moves with its line and its file")
  func comments() throws {
    let project = try DrawnProject(Self.drawing)
    try project.commit("main")
    let spec = try project.text(of: "domain/A/project.yml")
    let comment = "# archlint:allow same-layer-link because x"
    let excused = spec.replacing("implicit: true}", with: "implicit: true} \(comment)")
    try project.folder.write(excused, to: "domain/A/project.yml")
    #expect(
      try losses(in: project) == ["new exception for same-layer-link in a comment"])
    try project.commit()
    _ = try project.run("git branch -f main")
    try project.folder.write("# one more line\n\(excused)", to: "domain/A/project.yml")
    #expect(try losses(in: project) == [])
    _ = try project.run("git mv domain/A domain/Apple")
    #expect(try losses(in: project) == [])
  }

  @Test("an exception in a comment of another module is new, and that of a moved target is not")
  func commentsBetweenFiles() throws {
    let project = try DrawnProject("domain/A -> B\ndomain/B -> A\ndomain/C")
    let paths = ["domain/A/project.yml", "domain/B/project.yml"]
    let plain = try paths.map(project.text)
    let excused = plain.map {
      $0.replacing(
        "implicit: true}", with: "implicit: true} # archlint:allow same-layer-link because x")
    }
    try project.folder.write(excused[0], to: paths[0])
    try project.commit("main")
    try project.folder.write(plain[0], to: paths[0])
    try project.folder.write(excused[1], to: paths[1])
    #expect(try losses(in: project) == ["new exception for same-layer-link in a comment"])
    let moved = excused[0].split(separator: "\n").drop { !$0.hasPrefix("  A:") }
    try project.folder.write("name: A\n", to: paths[0])
    try project.folder.write(plain[1] + moved.joined(separator: "\n") + "\n", to: paths[1])
    #expect(try losses(in: project) == [])
  }

  @Test("several exceptions in the comments of a file are one finding that counts them")
  func severalComments() throws {
    let project = try DrawnProject("domain/A -> B, C\ndomain/B\ndomain/C")
    try project.commit("main")
    let spec = try project.text(of: "domain/A/project.yml")
    let comment = "# archlint:allow same-layer-link because x"
    try project.folder.write(
      spec.replacing("implicit: true}", with: "implicit: true} \(comment)"),
      to: "domain/A/project.yml")
    #expect(try losses(in: project) == ["2 new exceptions for same-layer-link in a comment"])
  }
}
