import Documents
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import archlint

/// Every command in every format, with names that act, hide or contain commands.
///
/// The commands, formats and options are the program's own: new ones are tested automatically,
/// except for their arguments. The guards: `BuildLog`, `escapingInvisibles`, and the escapes of each
/// format.
@Suite("All that is printed")
struct EveryOutputTests {
  private let folder: TemporaryFolder

  /// What must never reach a stream as it is.
  private static let unseen: [Unicode.Scalar] = [
    "\u{7}", "\u{8}", "\u{85}", "\u{9B}", "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{1160}",
    "\u{17B4}", "\u{180E}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{202E}",
    "\u{2060}", "\u{2066}", "\u{2800}", "\u{3164}", "\u{FE00}", "\u{FE0F}", "\u{FEFF}", "\u{FFA0}",
    "\u{FFF9}", "\u{A0}", "\u{2003}", "\u{3000}", "\u{E000}", "\u{378}", "\u{13430}", "\u{1D173}",
    "\u{E0041}", "\u{E0101}",
  ]
  private static let escape = "\u{1B}[77m"
  private static let orders = [
    "##[evil]", "##vso[evil]", "##teamcity[evil]", "##TeamCity[evil]", "::evil::",
  ]
  private static let name =
    "A" + escape + String(String.UnicodeScalarView(unseen.map { $0 })) + "Z"
    + orders.joined()

  /// The name in double quotes of YAML and JSON.
  private static let quoted =
    "\""
    + name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value >= 0x20
        ? String(scalar) : "\\U" + String(Int(scalar.value) + 0x1_0000_0000, radix: 16).dropFirst()
    }.joined() + "\""

  /// The arguments of each command; every command must be here.
  private static let words: [String: [[String]]] = [
    "check": [[]], "graph": [[]], "metrics": [[]], "why": [[name, name + "2"], [name, "none"]],
    "explain-image": [["App" + name]], "imports": [[name], ["M"]], "init": [["--print"]],
    "explain": [[name], ["cycle"], ["layers"], [escape]], "config": [[]], "rules": [[]],
    "baseline": [[]], "render": [["REPORT"]], "dump": [["SPEC"]], "schema": [[]],
    "completions": [["bash"], ["zsh"], ["fish"]], "manual": [[]],
    "help": [[], ["check"], [escape]],
    // It writes where temporary files are.
    "demo": [], "fix": [["--diff"]], "affected": [["--changed", name]],
    "new": [[name, "--layer", "rest", "--dry-run"], ["New", "--layer", "rest", "--dry-run"]],
    "rename": [[name, "New", "--dry-run"], [name, escape]],
    "owners": [[], ["--changed", name]],
    "what-if": [["--drop", name], ["--link", name + ":" + name + "2"]], "plan": [[]],
    // Its folder is where the name of no app can be.
    "framework-app": [["--output", "."]],
  ]

  /// What options take that take anything.
  private static let values: [String: String] = [
    "module": name, "only": "cycle", "skip": "cycle", "as-of": "2027-01-01", "focus": name,
    "around": name, "demo": name, "layer": name,
  ]

  init() throws {
    folder = try TemporaryFolder()
    let target = "type: framework, platform: iOS"
    // JSON, since all characters can be written in it; other formats read it as YAML.
    try folder.write(
      """
      name: \(Self.quoted)
      targets:
        \(Self.quoted): {\(target), sources: [S], dependencies: [{target: \(Self.quoted2)}, {sdk: \(Self.quoted)}, {target: none}]}
        \(Self.quoted2): {\(target), settings: {PRODUCT_NAME: \(Self.quoted)}, dependencies: [{target: \(Self.quoted)}, {target: none}]}
        \("\"App" + Self.quoted.dropFirst()): {type: application, platform: iOS, dependencies: [{target: \(Self.quoted), embed: false}]}
      """, to: "\(Self.folderName)/project.yml")
    try folder.write(
      "import M\n@testable import `\(Self.orders.joined())`\n",
      to: "\(Self.folderName)/S/\(Self.folderName).swift")
    try folder.write("targets: [\(Self.quoted)\n", to: "broken/\(Self.folderName)/project.yml")
    try folder.write(
      """
      layers: [{\(Self.quoted): \(Self.quoted)}, {rest: "**"}]
      exceptions: [{rule: cycle, from: \(Self.quoted), to: x, because: \(Self.quoted), owner: \(Self.quoted)}]
      rules: {forbidden-link: [{from: "*", to: none, because: \(Self.quoted)}]}
      """, to: ".archlint.yml")
    try folder.write("* \(Self.orders[0])\n", to: "CODEOWNERS")
    _ = try BuiltProgram.run(shell: "mkdir .git", in: folder.path)
  }

  private static var quoted2: String { quoted.dropLast() + "2\"" }
  /// What may be the name of a folder.
  private static let folderName = "d" + escape + "\u{202E}\u{3164}\u{180E}" + orders.joined()

  /// All command lines: each choice of each option, and each option alone.
  private static var lines: [[String]] {
    Program.archlint.commands.flatMap { command -> [[String]] in
      let bases = words[command.name] ?? []
      var options: [[String]] = [[]]
      for option in command.options where !skipped.contains(option.name) {
        if !(option.value?.choices ?? []).isEmpty {
          options += option.value?.choices.map { [option.spelling, $0] } ?? []
        } else if option.value == nil {
          options.append([option.spelling])
        } else if let value = values[option.name] {
          options.append([option.spelling, value])
          for format in command.options.first(where: { $0.name == "format" })?.value?.choices ?? []
          {
            options.append([option.spelling, value, "--format", format])
          }
        }
      }
      return bases.flatMap { base in options.map { [command.name] + base + $0 } }
    }
  }

  /// Interactive ones, or ones that need something missing here.
  private static let skipped: Set<String> = ["large-files", "other-devices"]
  private static let takesPath: Set<String> = [
    "check", "graph", "metrics", "why", "imports", "init", "config", "rules", "baseline",
    "explain", "explain-image", "fix", "affected", "new", "rename", "owners", "framework-app",
    "what-if", "plan",
  ]

  @Test("every command is known here")
  func known() {
    #expect(Program.archlint.commands.map(\.name).filter { Self.words[$0] == nil } == [])
  }

  @Test("shows what hides, and gives no orders, in every command and format")
  func shown() throws {
    let spec = "\(folder.path)/\(Self.folderName)/project.yml"
    let report = "\(folder.path)/report.json"
    let saved = Main.run(["check", "--format", "json", folder.path])
    try Data(saved.output).write(to: URL(fileURLWithPath: report))
    #expect(saved.output.count > 1_000, "\(saved.problems.debugDescription)")
    var printed = 0
    for line in Tries.some(Self.lines, oneIn: 3) {
      var words = line.map { $0 == "SPEC" ? spec : $0 == "REPORT" ? report : $0 }
      if Self.takesPath.contains(line[0]) { words.append(folder.path) }
      if line[0] == "init" { words = words.filter { $0 != "--baseline" } }
      if line[0] == "init" {
        try? FileManager.default.moveItem(
          atPath: folder.path + "/.archlint.yml", toPath: folder.path + "/kept")
      }
      defer {
        if line[0] == "init" {
          try? FileManager.default.moveItem(
            atPath: folder.path + "/kept", toPath: folder.path + "/.archlint.yml")
        }
      }
      let outcome = Main.run(words)
      let texts = [String(decoding: outcome.output, as: UTF8.self), outcome.problems]
      printed += outcome.output.count
      for text in texts {
        let shown = "\(line.prefix(1) + line.filter { $0.hasPrefix("-") || $0.count < 12 })"
        #expect(!text.contains(Self.escape), "\(shown)")
        let found = Set(text.unicodeScalars).intersection(Self.unseen)
        #expect(found.isEmpty, "\(shown): \(found.map { String($0.value, radix: 16) })")
        for order in Self.orders.dropLast() { #expect(!text.contains(order), "\(shown): \(order)") }
        let begins = text.split(separator: "\n").contains {
          $0.drop { $0.isWhitespace }.hasPrefix("::evil")
        }
        #expect(!begins, "\(shown)")
      }
    }
    #expect(printed > 100_000)
  }

  @Test("twins look different, and emoji are left alone (Unseen)")
  func twins() {
    for scalar in Self.unseen {
      let twin = "a" + String(Character(scalar)) + "b"
      #expect(
        twin.escapingInvisibles == "a\\u{\(String(scalar.value, radix: 16, uppercase: true))}b")
    }
    for emoji in ["👩‍🚀", "❤️", "🏳️‍🌈", "🏃🏽‍♀️", "日本", "é", "e\u{301}"] {
      #expect(emoji.escapingInvisibles == emoji)
    }
  }
}
