import Documents

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures reading specs: `swift run -c release Benchmarks [MEGABYTES …]`.
///
/// `Benchmarks load [MODULES …]` loads a framework, and `Benchmarks rules [SHAPE …] [DIVISOR]`
/// checks one. `Benchmarks growth [DIVISOR]` exits with code 1 if the time of checks grows faster
/// than their input. `Benchmarks sources FOLDER COUNT` writes a workspace with so many Swift files,
/// and `Benchmarks read FOLDER` only finds and reads them. `Benchmarks framework FOLDER COUNT`
/// writes a framework of so many modules, and `Benchmarks ratio PROGRAM FOLDER` alternates `PROGRAM
/// check` there with a program that only finds and reads the specs.
@main
enum Benchmark {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "load" {
      let counts = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
      for modules in counts.isEmpty ? [1000, 10_000] : counts {
        LoadingBenchmark.report(modules: modules)
      }
      return
    }
    if CommandLine.arguments.dropFirst().first == "rules" {
      JudgingBenchmark.report(Array(CommandLine.arguments.dropFirst(2)))
      return
    }
    if CommandLine.arguments.dropFirst().first == "growth" {
      let isFair = JudgingBenchmark.growsWithSize(Array(CommandLine.arguments.dropFirst(2)))
      exit(isFair ? 0 : 1)
    }
    let words = Array(CommandLine.arguments.dropFirst())
    if words.count == 3, words[0] == "sources", let count = Int(words[2]) {
      return SourceBenchmark.write(count, to: words[1])
    }
    if words.count == 2, words[0] == "read" {
      return print("\(SourceBenchmark.read(words[1], ".swift")) sources")
    }
    if words.count == 3, words[0] == "framework", let count = Int(words[2]) {
      return try FrameworkGenerator.write(modules: count, to: words[1])
    }
    if words.count == 3, words[0] == "ratio" {
      return try RatioBenchmark.report(program: words[1], folder: words[2])
    }
    let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    for megabytes in sizes.isEmpty ? [1, 10, 50] : sizes {
      report(SpecGenerator.yaml(bytes: megabytes * 1_000_000))
    }
  }

  private static func report(_ text: [UInt8]) {
    let clock = ContinuousClock()
    var times: [Duration] = []
    var count = Count()
    for _ in 0..<7 {
      count = Count()
      times.append(
        clock.measure {
          do throws(Problem) {
            let document = try Document.read(Source(name: "generated", bytes: text), as: .yaml)
            document.root.map { count.add($0) }
          } catch {
            print("the generated text is no YAML: \(error.message)")
          }
        })
    }
    times.sort()
    let seconds = times[times.count / 2] / .seconds(1)
    let rate = Double(text.count) / 1_000_000 / seconds
    print(
      "\(text.count) bytes: median \(Int(seconds * 1_000_000)) µs, \(Int(rate)) MB/s,",
      "\(count.nodes) nodes, \(count.typed) of them no strings")
  }
}

/// Visits every node and asks for its type.
private struct Count {
  var nodes = 0
  var typed = 0

  mutating func add(_ node: Node) {
    nodes += 1
    switch node.kind {
    case .scalar: if node.scalar != .string { typed += 1 }
    case .sequence: for item in node.items { add(item) }
    case .mapping:
      for entry in node.entries {
        nodes += 1
        add(entry.value)
      }
    }
  }
}
