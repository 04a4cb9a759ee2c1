import Foundation
import Imports
import Testing

/// Compares with the compiler on sources of public repositories.
///
/// The variable `ARCHLINT_SOURCES` names their folder; they are only needed for changes of the
/// scanner, and not part of the package.
struct PublicSourceTests {
  private static let folder = ProcessInfo.processInfo.environment["ARCHLINT_SOURCES"]

  /// So many files make the test worth something.
  private static let fewest = 2000

  @Test(
    "the same modules are found, but for those of branches that the compiler does not take",
    .enabled(
      if: folder != nil && SwiftCompiler.isInstalled,
      "needs Swift files of public repositories in the folder that ARCHLINT_SOURCES names"))
  func agree() throws {
    let folder = try #require(PublicSourceTests.folder)
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    #expect(files.count >= PublicSourceTests.fewest)
    let different = SwiftCompiler.differences(files) { path in
      guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
      return Comparison(Array(bytes), try? SwiftCompiler.modules(of: path)).map { "\(path): \($0)" }
    }
    #expect(different == [])
    print("compared \(files.count) files")
  }
}

/// What is different between the imports that the scanner and the compiler find.
struct Comparison: CustomStringConvertible {
  let description: String

  /// Nil if all differences are in inactive branches of conditions.
  init?(_ bytes: [UInt8], _ expected: [String]?) {
    let imports = SourceScan(bytes, as: .swift).imports
    // A template's placeholder passes for an operator, and an operator for a module.
    let expected = Set(expected ?? []).filter { $0.first?.isLetter == true || $0.hasPrefix("_") }
    let missing = expected.subtracting(imports.map(\.module))
    let surplus = imports.filter { $0.condition == nil && !expected.contains($0.module) }
    guard !(missing.isEmpty && surplus.isEmpty) else { return nil }
    description = "lost \(missing.sorted()), made up \(surplus.map { "\($0.line): \($0.module)" })"
  }
}
