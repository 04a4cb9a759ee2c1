import Foundation
import TestSupport
import Testing

/// The pictures in the documentation are what the program draws today.
@Suite("The pictures in the documentation")
struct PictureTests {
  @Test(
    "are those that the station gives",
    arguments: [
      ("station", ""), ("station-reduced", "--reduce"), ("station-layers", "--level layer"),
      ("station-overview", "--root Overview"), ("station-cosmonaut", "--root Cosmonaut"),
      ("station-laboratory", "--root Laboratory"),
      ("station-radio", "--focus ISSRadio --direction up"),
      ("station-poster", "--view poster"), ("station-matrix", "--view matrix"),
    ])
  func pictureIsGenerated(name: String, view: String) throws {
    let example = SharedFiles.package.appending(path: "Examples/international-space-station")
    let run = try BuiltProgram.run(
      shell: "$archlint graph --format svg --title 'International Space Station' \(view)",
      in: example.path)
    #expect(run.exitCode == 0, "\(run.problems)")
    let picture = try GeneratedFile.text(
      of: "docs/pictures/\(name).svg", updatedTo: run.output)
    #expect(picture == run.output, "run .ci/update")
  }

  @Test("are those that each example gives", arguments: Example.all)
  func exampleIsGenerated(name: String) throws {
    let folder = SharedFiles.package.appending(path: "Examples/\(name)")
    // Four hundred arrows are no picture.
    let view = name == "legacy" ? "--level layer" : "--reduce"
    let run = try BuiltProgram.run(
      shell: "$archlint graph --format svg --title \(name) \(view)", in: folder.path)
    #expect(run.exitCode == 0, "\(run.problems)")
    let picture = try GeneratedFile.text(
      of: "Examples/\(name)/architecture.svg", updatedTo: run.output)
    #expect(picture == run.output, "run .ci/update")
  }
}
