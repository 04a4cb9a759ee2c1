import Foundation

/// How long `check` takes against a program that only finds and reads the same specs.
///
/// The two run by turns, so that what else the machine does slows both.
enum RatioBenchmark {
  private static let rounds = 21

  static func report(program: String, folder: String) throws {
    let reader = URL(fileURLWithPath: CommandLine.arguments[0]).path
    var runs: [(check: Double, reader: Double)] = []
    for _ in 0..<rounds {
      runs.append(
        (
          check: try milliseconds(of: program, ["check", folder]),
          reader: try milliseconds(of: reader, ["specs", folder])
        ))
    }
    report("check", runs.map(\.check))
    report("reader", runs.map(\.reader))
    let ratios = runs.map { $0.check / $0.reader }.sorted()
    print("check takes \(tenths(ratios[rounds / 2])) times as long as reading")
  }

  private static func report(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    print("\(name): \(tenths(sorted[rounds / 2])) ms, at best \(tenths(sorted[0])) ms")
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  /// By the clock, from the start of the program to its end.
  private static func milliseconds(of program: String, _ words: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    return (clock.now - start) / .milliseconds(1)
  }
}
