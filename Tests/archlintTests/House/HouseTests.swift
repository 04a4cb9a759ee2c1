import Testing

/// What the compiler does not guard: it builds an import that no one declared, if it is reachable.
@Suite("The house")
struct HouseTests {
  private let package = PackageFolder()
  private let library: Set = ["Darwin", "Glibc", "Musl"]

  @Test("imports nothing that the manifest does not declare")
  func imports() throws {
    let targets = try package.targets()
    #expect(targets.count > 10)
    for target in targets {
      let given: Set =
        target.type == "test" || target.folder.hasPrefix("Tests/")
        ? library.union(["Foundation", "Testing"])
        : target.name == "archlint" ? library : []
      for file in try package.files(in: target.folder) {
        let undeclared = Set(file.imports).subtracting(target.declared).subtracting(given)
        #expect(undeclared.isEmpty, "\(file.path) imports \(undeclared.sorted())")
      }
    }
  }

  @Test("touches the world outside in one folder only")
  func world() throws {
    for file in try package.files(in: "Sources") where !library.isDisjoint(with: file.imports) {
      #expect(file.path.hasPrefix("Sources/archlint/World/"))
    }
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
