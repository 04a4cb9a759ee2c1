package import Imports

/// A source that imports something.
package struct SourceFile: Sendable {
  /// Relative to the root.
  package let path: String
  package let imports: [Import]
  /// The types that it declares; nil unless they were counted.
  package let types: TypeCounts?

  package init(_ path: String, imports: [Import], types: TypeCounts? = nil) {
    self.path = path
    self.imports = imports
    self.types = types
  }

  /// The modules that it imports, and in which lines.
  package var modules: [(name: String, line: Int)] { imports.map { ($0.module, $0.line) } }
}

/// The sources of a run that were read, and which of them belong to which target.
///
/// A file may belong to several targets. Of files that import nothing only the number is known.
package struct SourceFiles: Sendable {
  /// Those that import something, sorted by path.
  package let files: [SourceFile]
  /// The number of sources read, with or without imports.
  package let total: Int
  /// What specs name and is not there, such as what a build makes; sorted.
  package let missing: [String]
  /// The files of each target, by their positions; those of a target are sorted.
  private let members: [Int32]
  /// Where those of each target begin; one more entry marks the end.
  private let starts: [Int32]
  /// The number of sources of each target, with or without imports.
  private let counts: [Int32]
  /// The targets all of whose sources are in other languages than Swift.
  private let swiftless: Set<TargetID>
  /// The types of the targets whose types were counted.
  private let types: [TargetID: TypeCounts]

  /// Takes the files in any order, and which belong to each target, by their positions there.
  package init(_ found: [SourceFile], members: [[Int]], missing: [String] = []) {
    total = found.count
    self.missing = missing.sorted()
    let order = found.indices.filter { !found[$0].imports.isEmpty }
      .sorted { found[$0].path < found[$1].path }
    var positions: [Int: Int32] = [:]
    for (position, index) in order.enumerated() { positions[index] = Int32(clamping: position) }
    files = order.map { found[$0] }
    counts = members.map { Int32(clamping: $0.count) }
    swiftless = Set(
      members.indices.lazy.filter { id in
        !members[id].isEmpty && !members[id].contains { found[$0].path.hasSuffix(".swift") }
      }.map { TargetID($0) })
    types = Dictionary(
      uniqueKeysWithValues: members.indices.lazy.compactMap { id in
        let counted = members[id].compactMap { found[$0].types }
        guard !counted.isEmpty else { return nil }
        let sums = (counted.map(\.protocols).reduce(0, +), counted.map(\.others).reduce(0, +))
        return (TargetID(id), TypeCounts(protocols: sums.0, others: sums.1))
      })
    var sorted: [Int32] = []
    var starts: [Int32] = [0]
    for own in members {
      sorted += own.compactMap { positions[$0] }.sorted()
      starts.append(Int32(clamping: sorted.count))
    }
    (self.members, self.starts) = (sorted, starts)
  }

  /// Nothing was read.
  package init() { self.init([], members: []) }

  /// Whether no source of any target is there.
  package var isEmpty: Bool { counts.allSatisfy { $0 == 0 } }

  /// The files of a target that import something, sorted by path.
  package func files(of id: TargetID) -> some Sequence<SourceFile> {
    let own = counts.indices.contains(id.index) ? starts[id.index]..<starts[id.index + 1] : 0..<0
    return members[Int(own.lowerBound)..<Int(own.upperBound)].lazy.map { files[Int($0)] }
  }

  /// Whether sources of a target were read, and none is in Swift.
  package func holdNoSwift(of id: TargetID) -> Bool { swiftless.contains(id) }

  /// The types that the sources of a target declare; nil unless they were counted.
  package func types(of id: TargetID) -> TypeCounts? { types[id] }

  /// Whether a file is one of those that import something.
  package func contains(_ path: String) -> Bool {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path
  }

  /// How many sources of a target were read.
  package func count(of id: TargetID) -> Int {
    counts.indices.contains(id.index) ? Int(counts[id.index]) : 0
  }
}
