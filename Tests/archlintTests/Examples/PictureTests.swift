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
    ])
  func station(name: String, view: String) throws {
    let example = SharedFiles.package.appending(path: "Examples/international-space-station")
    let run = try BuiltProgram.run(
      shell: "$archlint graph --format svg --title 'International Space Station' \(view)",
      in: example.path)
    #expect(run.exitCode == 0, "\(run.problems)")
    let picture = SharedFiles.package.appending(path: "docs/pictures/\(name).svg")
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] != nil {
      try run.output.write(to: picture, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: picture, encoding: .utf8) == run.output,
      "UPDATE_DOCS=1 draws it anew")
  }
}
