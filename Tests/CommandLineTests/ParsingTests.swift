import Testing

@testable import CommandLine

@Suite("A command line")
struct ParsingTests {
  @Test("is a command, its arguments and its options, in any order")
  func order() throws {
    for line in [
      "draw a b --level 2 --quiet", "draw --level 2 a --quiet b", "draw --quiet --level=2 a b",
    ] {
      let invocation = try invocation(line)
      #expect(invocation.command.name == "draw")
      #expect(invocation.arguments == ["a", "b"])
      #expect(invocation.values(of: .level) == ["2"])
      #expect(invocation.has(.quiet))
      #expect(!invocation.has(.color))
    }
  }

  @Test("without a command is for the default one: a path, or options before it")
  func defaultCommand() throws {
    for line in ["Modules/A --quiet", "--quiet Modules/A", "Modules/A -- --quiet", "- --quiet"] {
      let invocation = try invocation(line)
      #expect(invocation.command.name == "draw")
      #expect(invocation.arguments.first == (line.hasPrefix("- ") ? "-" : "Modules/A"))
    }
    #expect(try invocation("--level 3 -").values(of: .level) == ["3"])
  }

  @Test("keeps repeated options in their order")
  func repeated() throws {
    let invocation = try invocation("draw --only b a --only=a --only c")
    #expect(invocation.values(of: .only) == ["b", "a", "c"])
  }

  @Test("takes everything behind a double dash as it is")
  func doubleDash() throws {
    #expect(try invocation("draw -- --quiet -c").arguments == ["--quiet", "-c"])
    #expect(try invocation("draw a --").arguments == ["a"])
    #expect(try invocation("draw a -- --").arguments == ["a", "--"])
  }

  @Test("takes a single dash for standard input")
  func dash() throws {
    #expect(try invocation("draw --quiet -").arguments == ["-"])
    #expect(try invocation("draw --level - a").values(of: .level) == ["-"])
  }

  @Test("knows the letters of options")
  func letters() throws {
    #expect(try invocation("draw -c red a").values(of: .color) == ["red"])
  }

  @Test("takes the text behind the first equals sign as the value")
  func equalsSign() throws {
    #expect(try invocation("draw --level=a=b a").values(of: .level) == ["a=b"])
    #expect(try invocation("draw --level=--quiet a").values(of: .level) == ["--quiet"])
  }

  @Test("asks for help or the version wherever that stands")
  func alone() throws {
    for (line, expected) in [
      ("--help", "help"), ("-h", "help"), ("--version", "version"), ("--help draw", "help draw"),
      ("draw --help", "help draw"), ("draw a -h --level", "help draw"),
      ("draw --version", "version"), ("Modules/A --help", "help"), ("--quiet -h", "help"),
    ] {
      let described =
        switch try Program.drawing.parse(words(line), pathExists: { $0 == "Modules/A" }) {
        case .run(let invocation): "run \(invocation.command.name)"
        case .help(let command): ["help", command?.name].compactMap(\.self).joined(separator: " ")
        case .version: "version"
        }
      #expect(described == expected, "\(line)")
    }
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  private func invocation(_ line: String) throws -> Invocation {
    guard
      case .run(let invocation) = try Program.drawing.parse(
        words(line), pathExists: { $0 == "Modules/A" })
    else {
      throw UsageError("nothing to run", help: "")
    }
    return invocation
  }
}
