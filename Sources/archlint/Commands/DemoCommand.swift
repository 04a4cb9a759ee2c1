internal import Pages

extension Command {
  static let demo = Command(
    "demo",
    run: { _ throws(UsageError) in
      Outcome { () throws(Problem) in try DemoRun().run() }
    })
}

/// The tour: a broken example, its report, the fix, and the diagram.
struct DemoRun {
  private let folder: FilePath

  init() throws(Problem) {
    let temporary = FilePath(Environment.variables["TMPDIR"] ?? "/tmp", in: FilePath("/tmp"))
    let names = ["archlint-demo"] + (2...99).map { "archlint-demo-\($0)" }
    guard let name = names.first(where: { !Disk.exists(temporary.appending($0).text) }) else {
      throw Problem(
        "no free folder name in `\(temporary.text)`", help: "remove the folders of earlier tours")
    }
    folder = temporary.appending(name)
  }

  func run() throws(Problem) -> Outcome {
    try write("app/Shop", "application", links: ["Basket", "Network"])
    try write("domain/Basket", links: ["Network"])
    try write("core/Network", links: ["Basket"])
    let before = archlint("check")
    try write("core/Network", links: [])
    let after = archlint("check")
    let picture = folder.appending("architecture.html")
    try write(Program.run(["graph", "--format", "html", folder.text]).output, at: picture)
    let words = ["folder": folder.text, "before": before, "after": after, "picture": picture.text]
    return Outcome(output: CommandPages.tour.filled(words))
  }

  private func archlint(_ command: String) -> String {
    let output = String(decoding: Program.run([command, folder.text]).output, as: UTF8.self)
    let shown = (try? Root(path: folder.text).shown).map { $0 + "/" } ?? ""
    return "$ archlint \(command)\n\(output.replacing(shown, with: ""))\n"
  }

  private func write(
    _ module: String, _ type: String = "framework", links: [String]
  ) throws(Problem) {
    let entries = links.map { "      - {framework: \($0).framework, implicit: true}\n" }.joined()
    let spec = StartFiles.demo.filled([
      "name": String(module.lastPathName), "type": type,
      "dependencies": entries.isEmpty ? "" : "    dependencies:\n" + entries,
    ])
    try write(Array(spec.utf8), at: folder.appending("\(module)/project.yml"))
  }

  private func write(_ bytes: [UInt8], at file: FilePath) throws(Problem) {
    try Problem.writing(file.text) { () throws(ReadFailure) in
      try Disk.replace(file.text, with: bytes, inside: folder.parent, makingFolders: true)
    }
  }
}

extension Problem {
  /// Turns a failure to write a file into a problem.
  static func writing(_ name: String, _ write: () throws(ReadFailure) -> Void) throws(Problem) {
    do throws(ReadFailure) {
      try write()
    } catch {
      throw Problem("cannot write `\(name)`: \(error.words)")
    }
  }
}
