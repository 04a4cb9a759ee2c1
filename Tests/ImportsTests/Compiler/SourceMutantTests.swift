import Foundation
import Imports
import TestSupport
import Testing

/// Against the compiler, on mutants of our own sources.
struct SourceMutantTests {
  /// The long run of `.ci/full.d` names a number; each one costs a process.
  private static let count =
    ProcessInfo.processInfo.environment["ARCHLINT_MUTANTS"].flatMap { Int($0) } ?? 24

  @Test(
    "the same modules are found in mutants",
    .enabled(if: SwiftCompiler.isInstalled, "needs the Swift compiler"))
  func agree() throws {
    let folder = SharedFiles.package.appending(path: "Sources/Imports")
    let sources = try SharedFiles.files(in: folder).filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let folderOfMutants = try TemporaryFolder()
    let scratch = folderOfMutants.path
    defer { withExtendedLifetime(folderOfMutants) {} }
    let different = SwiftCompiler.differences(Array(0..<SourceMutantTests.count)) { number in
      var mutator = SourceMutator(seed: UInt64(number))
      let mutant = Array(mutator.mutant(of: sources[number % sources.count]).utf8)
      let path = "\(scratch)/\(number).swift"
      try? Data(mutant).write(to: URL(filePath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      return Comparison(mutant, try? SwiftCompiler.modules(of: path, language: "6"))
        .map { "seed \(number): \($0)" }
    }
    #expect(different == [])
  }
}
