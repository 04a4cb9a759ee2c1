import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A workspace with many sources, and a program that only finds and reads them: what scanning is
/// measured against.
enum SourceBenchmark {
  /// How many bytes a source has, and how many sources a target.
  private static let (size, sourcesOfTarget) = (8000, 20)

  /// Writes so many sources below a folder, with the specs of their targets.
  static func write(_ count: Int, to folder: String) {
    mkdir(folder, 0o755)
    for module in 0..<count / sourcesOfTarget {
      mkdir("\(folder)/M\(module)", 0o755)
      mkdir("\(folder)/M\(module)/Sources", 0o755)
      write(spec(of: module), to: "\(folder)/M\(module)/project.yml")
      for number in 0..<sourcesOfTarget {
        write(
          source(number, of: module), to: "\(folder)/M\(module)/Sources/File\(number).swift")
      }
    }
  }

  private static func spec(of module: Int) -> String {
    let links = links(of: module).map { "      - {framework: M\($0).framework, implicit: true}\n" }
    return """
      name: M\(module)
      targets:
        M\(module):
          type: framework
          platform: iOS
          sources: [Sources]
          dependencies:\(links.isEmpty ? " []" : "")
      \(links.joined())
      """
  }

  private static func links(of module: Int) -> [Int] {
    Set([module / 2, module / 3, module / 5]).filter { $0 < module }.sorted()
  }

  private static func source(_ number: Int, of module: Int) -> String {
    var text = "// File \(number) of module \(module).\n\nimport Foundation\nimport UIKit\n"
    for other in links(of: module) { text += "import M\(other)\n" }
    while text.utf8.count < size { text += body }
    // A word at the end that makes the scanner go so far, as every second source has one.
    return number.isMultiple(of: 2) ? text : text + "// What is important comes last.\n"
  }

  private static let body = #"""

    /// A screen that shows what its model has to say.
    final class ScreenModel: NSObject {
      private let title: String
      private var items: [String: Int] = [:] // by name

      init(title: String) {
        self.title = title
        super.init()
      }

      func describe(_ count: Int) -> String {
        guard count > 0 else { return "nothing in \(title.isEmpty ? "?" : title)" }
        let half = count / 2
        return items.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " (\(half))"
      }
    }

    """#

  private static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return print("\(path) cannot be written") }
    fwrite(text, 1, text.utf8.count, file)
    fclose(file)
  }

  /// Finds all files with an ending below a folder and reads them on all cores; nothing else.
  static func read(_ folder: String, _ ending: String) -> Int {
    let paths = paths(below: folder, ending)
    let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    DispatchQueue.concurrentPerform(iterations: cores) { core in
      let buffer = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16)
      defer { buffer.deallocate() }
      for index in stride(from: core, to: paths.count, by: cores) {
        let file = open(paths[index], O_RDONLY)
        while pull(file, buffer) > 0 {}
        close(file)
      }
    }
    return paths.count
  }

  /// How long that takes by the clock.
  static func milliseconds(toRead folder: String, _ ending: String) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    _ = read(folder, ending)
    return (clock.now - start) / .milliseconds(1)
  }

  private static func pull(_ file: CInt, _ buffer: UnsafeMutableRawPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, buffer, 1 << 20)
    #else
      Glibc.read(file, buffer, 1 << 20)
    #endif
  }

  private static func paths(below folder: String, _ ending: String) -> [String] {
    var (open, found) = ([folder], [String]())
    while let folder = open.popLast() {
      guard let listing = opendir(folder) else { continue }
      while let entry = readdir(listing) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasPrefix(".") { continue }
        if Int(entry.pointee.d_type) == Int(DT_DIR) { open.append("\(folder)/\(name)") }
        if name.hasSuffix(ending) { found.append("\(folder)/\(name)") }
      }
      closedir(listing)
    }
    return found
  }
}
