import Foundation
import Modules
import Testing

@testable import Loaders

/// Every spec of the corpus is read as XcodeGen read it.
@Suite(.enabled(if: Corpus.folder != nil, "the corpus is not here: ../shared/corpus"))
struct CorpusTests {
  /// Specs that are read differently on purpose, with the reason.
  static let differences: [String: String] = [:]

  @Test func everySpecIsReadAsXcodeGenReadsIt() throws {
    let corpus = try #require(Corpus.folder)
    let cases = try Corpus.cases(in: corpus)
    #expect(cases.count == 304)
    for example in cases where CorpusTests.differences[example.name] == nil {
      let expected = try example.expectation()
      var loading = ProjectLoader(files: .onDisk(below: example.root), environment: [:])
      let read = loading.read(example.path)
      let load = try #require(read)
      let actual = load.isBroken ? nil : load.container.map(Summary.init)
      guard actual != expected else { continue }
      let words = load.problems.map(\.message) + Summary.difference(actual, expected)
      Issue.record("\(example.name)\n\(words.joined(separator: "\n"))")
    }
  }

  /// With next to nothing that is free: the bounds are for enemies.
  @Test("is whole also as one of two thousand that include the same (ExpansionBudget)")
  func crowd() throws {
    for example in try Corpus.cases(in: #require(Corpus.folder)) {
      let files = ProjectFiles.onDisk(below: example.root)
      var parsed = ParsedFiles(files)
      var loader = XcodeGenLoader(files: files, environment: [:])
      let spec = loader.read(example.path, in: &parsed, among: SpecBatch(count: 2_000))
      #expect(
        spec?.isOverdrawn == false, "\(example.name): \(spec?.problems.first?.message ?? "")")
    }
  }
}

/// What is compared of a project.
private struct Summary: Equatable {
  var lines: [String]

  /// The lines that only one of two has.
  static func difference(_ actual: Summary?, _ expected: Summary?) -> [String] {
    guard let actual, let expected else {
      return [actual == nil ? "XcodeGen reads this spec" : "XcodeGen gives up on this spec"]
    }
    return actual.lines.difference(from: expected.lines).map { change in
      switch change {
      case .insert(let offset, let line, _): "ours \(offset): \(line)"
      case .remove(let offset, let line, _): "XcodeGen's \(offset): \(line)"
      }
    }
  }
}

extension Summary {
  init(_ project: Container) {
    lines = ["project \(project.name)"]
    for target in project.targets where target.kind != .aggregate {
      lines.append(
        "target \(target.name): \(target.type.rawValue) \(target.platform.rawValue) "
          + "\(target.productName) \(target.declaredLinkage.rawValue) "
          + "\(target.sources.compactMap { $0?.path })")
      lines += target.dependencies.map(Summary.line)
    }
    for aggregate in project.targets where aggregate.kind == .aggregate {
      lines.append("aggregate \(aggregate.name): \(aggregate.dependencies.map(\.reference))")
    }
  }

  private static func line(_ dependency: Dependency) -> String {
    var keys = [
      "kind: \(dependency.kind.rawValue)", "reference: \(dependency.reference)",
      "platformFilter: \(dependency.platformFilter.rawValue)",
      "removeHeaders: \(dependency.removeHeaders)",
    ]
    if let embed = dependency.embed { keys.append("embed: \(embed)") }
    if let link = dependency.link { keys.append("link: \(link)") }
    if let codeSign = dependency.codeSign { keys.append("codeSign: \(codeSign)") }
    if dependency.implicit { keys.append("implicit: true") }
    if dependency.weak { keys.append("weak: true") }
    if dependency.kind == .product { keys.append("products: \(dependency.products)") }
    if dependency.kind == .carthage {
      keys.append("linkType: \(dependency.isStatic ? "static" : "dynamic")")
    }
    return "  " + keys.sorted().joined(separator: ", ")
  }

  /// What XcodeGen read, as the corpus keeps it.
  init(expected: [String: Any]) {
    lines = ["project \(expected["name"] ?? "")"]
    for target in expected["targets"] as? [[String: Any]] ?? [] {
      let sources = target["sources"] as? [String] ?? []
      lines.append(
        "target \(target["name"] ?? ""): \(target["type"] ?? "") \(target["platform"] ?? "") "
          + "\(target["productName"] ?? "") \(target["linkage"] ?? "") \(sources)")
      for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
        let keys = dependency.map { key, value in "\(key): \(Summary.text(value))" }
        lines.append("  " + keys.sorted().joined(separator: ", "))
      }
    }
    for aggregate in expected["aggregateTargets"] as? [[String: Any]] ?? [] {
      let members = aggregate["targets"] as? [String] ?? []
      lines.append("aggregate \(aggregate["name"] ?? ""): \(members)")
    }
  }

  private static func text(_ value: Any) -> String {
    if let flag = value as? Bool { return "\(flag)" }
    if let list = value as? [String] { return "\(list)" }
    return "\(value)"
  }
}

extension Corpus.Case {
  /// What XcodeGen read; nothing where it gave up.
  fileprivate func expectation() throws -> Summary? {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: expected))
    let members = try #require(object as? [String: Any])
    return members["error"] == nil ? Summary(expected: members) : nil
  }
}
