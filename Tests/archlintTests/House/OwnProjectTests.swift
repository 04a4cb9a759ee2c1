import Foundation
import TestSupport
import Testing

@testable import archlint

/// archlint checks the references among its own folders and files as links between targets.
@Suite("archlint checks its own folders")
struct OwnProjectTests {
  private let mentions: TypeMentions
  private let order: StatedOrder

  init() throws {
    mentions = try TypeMentions.ofSources.get()
    order = try StatedOrder()
  }

  /// All folders, each a layer, so that each may use only those below it.
  private var folders: [(name: String, targets: [String])] {
    order.targets.flatMap { target in
      (order.folders[target] ?? []).map { folder in
        let name = TypeMentions.File.folderName(folder, of: target)
        return (name, [name])
      }
    }
  }

  @Test("and finds none that uses one above it, and no cycle")
  func folderByFolder() throws {
    let project = try OwnProject(mentions, layers: folders) { $0.folderName }
    let check = try CheckedProject(project.url)
    #expect(check.findings.map(\.message) == [])
    #expect(check.problems == "")
    #expect(check.exitCode == .success)
  }

  @Test("and finds an arrow that points up")
  func planted() throws {
    let upside = Array(folders.reversed())
    let project = try OwnProject(mentions, layers: upside) { $0.folderName }
    let check = try CheckedProject(project.url)
    #expect(Set(check.findings.map(\.rule)) == ["upward-link"])
  }

  @Test("file by file, and finds no cycle", arguments: ["Documents", "KeyedDecoding", "Rules"])
  func fileByFile(target: String) throws {
    let layers = (order.folders[target] ?? []).map { folder in
      let files = mentions.files.filter { $0.target == target && $0.folder == folder }
      return (TypeMentions.File.folderName(folder, of: target), files.map(\.fileName))
    }
    let project = try OwnProject(mentions, layers: layers) { file in
      file.target == target ? file.fileName : nil
    }
    let check = try CheckedProject(project.url)
    #expect(check.findings.map(\.message) == [])
    #expect(check.problems == "")
  }

  /// The drawing in `docs/architecture.md`: folders in a band for each target, without arrows that
  /// follow from others.
  @Test("and draws them")
  func drawingIsGenerated() throws {
    let bands = order.targets.map { target in
      (target, (order.folders[target] ?? []).map { TypeMentions.File.folderName($0, of: target) })
    }
    let project = try OwnProject(mentions, layers: bands) { $0.folderName }
    let run = try BuiltProgram.run(
      shell: "$archlint graph --format svg --reduce --title archlint", in: project.url.path)
    #expect(run.exitCode == 0, "\(run.problems)")
    let picture = try GeneratedFile.text(of: "docs/pictures/house.svg", updatedTo: run.output)
    #expect(picture == run.output, "run .ci/update")
  }
}
