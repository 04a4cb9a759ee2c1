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
    try write(DemoRun.spec("Shop", "application", links: ["Basket", "Network"]), to: "app/Shop")
    try write(DemoRun.spec("Basket", "framework", links: ["Network"]), to: "domain/Basket")
    try write(DemoRun.spec("Network", "framework", links: ["Basket"]), to: "core/Network")
    var tour = """
      An app of three modules is in \(folder.text):
        app/Shop       links Basket and Network
        domain/Basket  links Network
        core/Network   links Basket, which is in a higher layer


      """
    tour += archlint("check")
    try write(DemoRun.spec("Network", "framework", links: []), to: "core/Network")
    tour += "The fix: core/Network/project.yml no longer lists Basket. Checked again:\n\n"
    tour += archlint("check")
    let picture = folder.appending("architecture.html")
    try write(Program.run(["graph", "--format", "html", folder.text]).output, at: picture)
    tour += """
      The diagram, for a browser: \(picture.text)

      Next: run `archlint check` in the folder of your own project

      """
    return Outcome(output: tour)
  }

  private func archlint(_ command: String) -> String {
    let outcome = Program.run([command, folder.text])
    return "$ archlint \(command) \(folder.text)\n"
      + String(decoding: outcome.output, as: UTF8.self)
      + "\n"
  }

  private static func spec(_ name: String, _ type: String, links: [String]) -> String {
    let entries = links.map { "      - {framework: \($0).framework, implicit: true}\n" }.joined()
    return """
      name: \(name)
      targets:
        \(name):
          type: \(type)
          platform: iOS

      """ + (entries.isEmpty ? "" : "    dependencies:\n" + entries)
  }

  private func write(_ spec: String, to module: String) throws(Problem) {
    try write(Array(spec.utf8), at: folder.appending(module).appending("project.yml"))
  }

  private func write(_ bytes: [UInt8], at file: FilePath) throws(Problem) {
    do throws(ReadFailure) {
      if Disk.exists(file.text) {
        try Disk.replace(file.text, with: bytes, inside: folder)
      } else {
        try Disk.create(file.text, with: bytes, inside: folder.parent)
      }
    } catch {
      throw Problem("cannot write `\(file.text)`: \(error.words)")
    }
  }
}
