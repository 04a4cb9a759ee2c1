import Manifests
import Testing

/// Nothing of a `Package.swift` is left out silently.
struct WholeManifestTests {
  @Test("takes a package by the full name of its type")
  func qualified() {
    let manifest = ManifestText(
      """
      let package = PackageDescription.Package(
        name: "Kit", targets: [PackageDescription.Target.target(name: "Core")])
      """)
    #expect(manifest.targets == ["Core:"])
  }

  @Test("what follows in a function that archlint cannot follow is not left out")
  func lost() {
    let manifest = ManifestText(
      """
      func made() -> Package {
        let package = Package(name: "Kit", targets: [.target(name: "Core")])
        defer { print(1) }
        package.targets.append(.target(name: "Late"))
        return package
      }
      let package = made()
      """)
    #expect(manifest.problems == ["5:3: cannot read this: archlint cannot evaluate `defer`"])
  }

  @Test("does not leave out an argument with a misspelled label, and names a merge conflict")
  func mistakes() {
    let label = ManifestText(
      """
      let package = Package(name: "Kit", targets: [
        .target(name: "Core"),
        .target(name: "UI", dependancies: ["Core"]),
      ])
      """)
    let words = "`target` has no argument `dependancies`; did you mean `dependencies`?"
    #expect(label.problems == ["5:3: cannot read this: \(words)"])
    let conflict = ManifestText(
      """
      <<<<<<< HEAD
      let package = Package(name: "Kit")
      =======
      let package = Package(name: "Tool")
      >>>>>>> other
      """)
    #expect(conflict.problems == ["3:1: a merge conflict is left in this file"])
  }

  @Test("the app of a playground is an executable")
  func playground() throws {
    let manifest = ManifestText(
      """
      import AppleProductTypes
      let package = Package(
        name: "Play",
        products: [
          .iOSApplication(
            name: "Play", targets: ["AppModule"], bundleIdentifier: "a.b", appIcon: .asset("Icon"),
            supportedInterfaceOrientations: [.portrait, .portraitUpsideDown(.when(deviceFamilies: [.pad]))])
        ],
        targets: [.executableTarget(name: "AppModule")])
      """)
    #expect(manifest.problems == [])
    let product = try #require(manifest.reading.manifest).products[0]
    #expect(product.type == "executable" && product.targets == ["AppModule"])
  }
}
