internal import Pages

/// An empty source that compiles, for a target of a role.
struct Skeleton {
  let name: String
  let role: Role
  let imports: [String]
  var principal: Principal?

  /// A class, and whether its name is the same for Objective-C.
  typealias Principal = (name: String, isPlain: Bool)

  var text: String {
    let own = framework.map { "import \($0)" } ?? ""
    let isKnown = own.isEmpty || imports.contains(own)
    let lines = (imports + (isKnown ? [] : [own])).sorted { one, other in
      (one.hasPrefix("@") ? 1 : 0, one) < (other.hasPrefix("@") ? 1 : 0, other)
    }
    return (lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n\n") + body + "\n"
  }

  /// Whether tests use Swift Testing, as the model's do.
  private var usesTesting: Bool { imports.contains("import Testing") }

  private var framework: String? {
    switch role {
    case _ where principal != nil: "Foundation"
    case .unitTests: usesTesting ? nil : "XCTest"
    case .uiTests: "XCTest"
    case .app, .hostApp, .development: "SwiftUI"
    default: nil
    }
  }

  private var body: String {
    if let (name, isPlain) = principal {
      return (isPlain ? "@objc(\(name)) " : "") + "public final class \(name): NSObject {}"
    }
    return switch role {
    case .unitTests where usesTesting:
      "struct \(type) {\n  @Test func begins() {}\n}"
    case .unitTests, .uiTests:
      "final class \(type): XCTestCase {\n  func testBegins() {}\n}"
    case .app, .hostApp, .development:
      StartFiles.program.filled(["type": type, "name": name])
    case .interface: "public protocol \(type)Interface {}"
    default: "public enum \(type)Module {}"
    }
  }

  private var type: String { SettingExpansion.identifier(name) }
}

extension String {
  /// The line with a name as Swift imports it, such as `a_b` for `a-b`.
  func asImport(of name: String) -> String {
    replacing(name, with: SettingExpansion.identifier(name))
  }
}
