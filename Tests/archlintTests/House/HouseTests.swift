import Testing

/// What the compiler does not guard: it builds an import that no one declared, if it is reachable.
@Suite("The house")
struct HouseTests {
  private let package = PackageFolder()
  private let library: Set = ["Darwin", "Glibc", "Musl"]
  /// What comes with the compiler and may be used anywhere.
  private let standard: Set = ["Swift", "Synchronization"]

  @Test("imports nothing that the manifest does not declare")
  func imports() throws {
    let targets = try package.targets()
    #expect(targets.count > 10)
    for target in targets {
      let known = target.declared.union(standard).union(library(of: target))
      for file in try package.files(in: target.folder) {
        let undeclared = Set(file.imports).subtracting(known).sorted()
        #expect(undeclared.isEmpty, "\(file.path) imports \(undeclared)")
      }
    }
  }

  @Test("imports once what all files of a target need")
  func repeatedImports() throws {
    let mentions = try TypeMentions.ofSources.get()
    let seen = TypeMentions.seen(by: mentions.files)
    for file in mentions.files {
      let repeated = file.imports.subtracting(file.exports).intersection(seen[file.target] ?? [])
      #expect(repeated.isEmpty, "\(file.path) imports \(repeated.sorted()), as its target does")
    }
  }

  /// The libraries of the system that a target may use.
  private func library(of target: PackageFolder.Target) -> Set<String> {
    if target.folder.hasPrefix("Tests/") { return library.union(["Foundation", "Testing"]) }
    if target.type == "plugin" { return ["Foundation", "PackagePlugin"] }
    return target.name == "CLibrary" ? library : []
  }

  @Test("touches the world outside in one target only")
  func world() throws {
    for file in try package.files(in: "Sources")
    where !library.union(["CLibrary"]).isDisjoint(with: file.imports) {
      #expect(["SystemIO/", "CLibrary/"].contains { file.path.hasPrefix("Sources/\($0)") })
    }
  }

  @Test("has no more lines than it had: the sum only falls")
  func sum() throws {
    let lines = try package.files(in: "Sources").map(\.lines.count).reduce(0, +)
    #expect(lines <= 75_346, "\(lines) lines")
  }

  @Test("keeps a file to one idea: 300 lines at most, half of them under 150")
  func lengths() throws {
    let files = try package.files(in: "Sources")
    for file in files + (try package.files(in: "Tests")) {
      #expect(file.lines.count <= 300, "\(file.path) has \(file.lines.count) lines")
    }
    let lengths = files.map(\.lines.count).sorted()
    #expect(lengths[lengths.count / 2] < 150)
  }
}
