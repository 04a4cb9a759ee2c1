import Loaders
import Modules
import TestSupport
import Testing

/// Specs and packages in one workspace: one join resolves the names of both.
@Suite("Joined inputs")
struct MixedInputsTests {
  /// A package with the products and the targets of some names.
  private static func package(_ name: String, _ targets: String...) -> String {
    let products = targets.map {
      #"{"name": "\#($0)", "targets": ["\#($0)"], "type": {"library": ["automatic"]}}"#
    }
    let declared = targets.map { #"{"name": "\#($0)", "type": "regular", "dependencies": []}"# }
    return """
      {"name": "\(name)", "packageKind": {"root": ["/x"]}, "dependencies": [],
       "products": [\(products.joined(separator: ", "))],
       "targets": [\(declared.joined(separator: ", "))]}
      """
  }

  /// Every link as `from -> to`, with the spec that declares the target, or `external`.
  private static func links(_ drawing: String) -> [String] {
    let files = DrawnFiles(drawing)
    let paths = files.files.keys.filter { $0.hasSuffix("project.yml") || $0.hasSuffix(".json") }
    let graph = ProjectLoader(files: .inMemory(files), environment: [:]).read(Array(paths)).graph()
    return graph.links.map { link in
      let home = link.target.map { graph[graph[$0].spec].path } ?? "external"
      return "\(graph[link.from].name) -> \(graph.productName(of: link.to)) (\(home))"
    }
  }

  private static func app(_ packages: String, _ dependencies: String) -> String {
    """
    == app/project.yml
    name: App
    packages: {\(packages)}
    targets:
      App:
        type: application
        platform: iOS
        dependencies: [\(dependencies)]
    """
  }

  @Test("end at the targets of a package that a spec names by its folder")
  func localPackage() {
    let links = Self.links(
      Self.app(
        "Kit: {path: ../Kit}, Gone: {path: ../Gone}",
        "{package: Kit, products: [KitUI, Missing]}, {package: Gone, product: KitUI}")
        + "\n== Kit/package.json\n" + Self.package("Kit", "KitUI", "Core"))
    #expect(
      links == [
        "App -> KitUI (Kit/package.json)", "App -> Missing (external)", "App -> KitUI (external)",
      ])
  }

  @Test("end at the package that is named, where two have a product of one name")
  func namesakes() {
    let links = Self.links(
      Self.app(
        "B: {url: https://example.com/x/Second.git, from: 1.0.0}", "{package: B, product: UI}")
        + "\n== first/package.json\n" + Self.package("First", "UI")
        + "\n== second/package.json\n" + Self.package("Second", "UI"))
    #expect(links == ["App -> UI (second/package.json)"])
  }

  @Test("take no target of a package for a file that a framework entry names")
  func noFiles() {
    let links = Self.links(
      Self.app(
        "Kit: {path: ../Kit}", "{framework: Core.framework, implicit: true}, {sdk: libCore.a}")
        + "\n== Kit/package.json\n" + Self.package("Kit", "Core"))
    #expect(links == ["App -> Core (external)", "App -> Core (external)"])
  }
}
