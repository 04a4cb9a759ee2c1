import Modules
import TestSupport
import Testing

@Suite("Patterns")
struct PatternTests {
  @Test(
    "a pattern with a slash, or named like a spec, is for paths",
    arguments: [
      ("app/**", true), ("project.yml", true), ("*.yaml", true), ("x.json", true),
      ("Legacy*Feature", false), ("ISSNetwork", false), ("**", false),
    ])
  func kinds(text: String, isPath: Bool) {
    #expect(Pattern(text).isPath == isPath)
  }

  @Test(
    "paths",
    arguments: [
      ("app/**", "app", true), ("app/**", "app/Cosmonaut", true), ("app/**", "app/a/b", true),
      ("app/**", "apps", false), ("app/**", "x/app", false), ("app/*", "app/a", true),
      ("app/*", "app/a/b", false), ("app/*", "app", false), ("**/project.yml", "project.yml", true),
      ("**/project.yml", "a/b/project.yml", true), ("**/project.yml", "a/xproject.yml", false),
      ("**/Templates/**", "a/Templates", true), ("**/Templates/**", "a/Templates/b/c", true),
      ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/bb", false),
      ("a/**/b/**/c", "a/b/b/x/c", true), ("./app/*", "app/a", true), ("app/", "app", true),
      ("*/Core*/x", "a/CoreNetwork/x", true), ("**/*Core", "a/b/NetworkCore", true),
      ("a/*b*c", "a/xbybzc", true), ("a/*b*c", "a/xbybz", false), ("/", "a", false),
    ])
  func paths(pattern: String, path: String, isMatch: Bool) {
    #expect(Pattern(pattern).matches(path: path) == isMatch)
  }

  @Test(
    "names",
    arguments: [
      ("*Core", "ISSNetworkCore", true), ("*Core", "Core", true), ("*Core", "CoreKit", false),
      ("Legacy*Feature", "LegacyMapFeature", true), ("Legacy*Feature", "LegacyFeature", true),
      ("*", "", true), ("A", "a", false), ("Äpfel*", "ÄpfelMock", true), ("a/b", "a/b", false),
    ])
  func names(pattern: String, name: String, isMatch: Bool) {
    #expect(Pattern(pattern).matches(name: name) == isMatch)
  }

  @Test("more characters spelled out make a pattern closer")
  func closeness() {
    let patterns = ["**/*", "core/**", "core/Net*", "core/Network"].map { Pattern($0) }
    #expect(patterns.map(\.literalCount) == [1, 5, 8, 12])
  }

  @Test("only a pattern without stars is exact")
  func exactness() {
    #expect(Pattern("ISSCore").isExact)
    #expect(Pattern("core/Network").isExact)
    #expect(!Pattern("*Core").isExact)
    #expect(!Pattern("core/**").isExact)
  }

  @Test("a hostile pattern takes no longer than its length times that of the text")
  func hostile() {
    let stars = String(repeating: "*a", count: 500)
    let text = String(repeating: "a", count: 5000)
    #expect(!Pattern(stars + "b").matches(name: text))
    let parts = Array(repeating: "**/a", count: 200).joined(separator: "/")
    let path = Array(repeating: "a", count: 2000).joined(separator: "/")
    #expect(!Pattern(parts + "/b").matches(path: path))
  }

  @Test("patterns agree with a naive matcher on random texts")
  func property() {
    var random = SplitMix(seed: 7)
    for _ in 0..<20_000 {
      let pattern = random.path(of: ["a", "b", "*", "**", "a*", "*b", "*a*b"])
      let path = random.path(of: ["a", "b", "ab", "aab", "ba"])
      let expected = Naive.matches(pattern.split(separator: "/"), path.split(separator: "/"))
      #expect(
        Pattern("\(pattern)/").matches(path: path) == expected, "\(pattern) on \(path)")
    }
  }
}

/// The meaning of path patterns, written down as it is said.
private enum Naive {
  static func matches(_ pattern: [Substring], _ path: [Substring]) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = Array(pattern.dropFirst())
    if first == "**" {
      return (0...path.count).contains { matches(rest, Array(path.dropFirst($0))) }
    }
    guard let part = path.first else { return false }
    return fits(Array(first), Array(part)) && matches(rest, Array(path.dropFirst()))
  }

  private static func fits(_ pattern: [Character], _ text: [Character]) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = Array(pattern.dropFirst())
    if first == "*" {
      return (0...text.count).contains { fits(rest, Array(text.dropFirst($0))) }
    }
    return text.first == first && fits(rest, Array(text.dropFirst()))
  }
}

extension SplitMix {
  fileprivate mutating func path(of parts: [String]) -> String {
    (0..<Int.random(in: 1...5, using: &self)).map { _ in
      parts.randomElement(using: &self) ?? ""
    }.joined(separator: "/")
  }
}
