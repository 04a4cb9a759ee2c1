import Documents
import Loaders
import Modules

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures how fast a framework of many modules is loaded, from the bytes to the graph.
///
/// It counts the time of the processor, so that other programs do not matter much.
enum LoadingBenchmark {
  static func report(modules: Int) {
    let files = FrameworkGenerator.files(modules: modules)
    let bytes = files.values.reduce(0) { $0 + $1.count }
    let disk = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        guard let bytes = files[path] else { throw .missing }
        return bytes
      }, kind: { files[$0] == nil ? nil : .file })
    let paths = files.keys.filter { $0 != "shared/settings.yml" }
    let runs = (0..<7).map { _ in Run(paths, disk) }
    print("\(modules) modules, \(bytes) bytes, \(runs[0].targets) targets, \(runs[0].links) links")
    report("parse", runs.map(\.parsing), modules)
    report("read", runs.map(\.reading), modules)
    report("join", runs.map(\.joining), modules)
  }

  private static func report(_ stage: String, _ times: [Duration], _ modules: Int) {
    let microseconds = times.sorted()[times.count / 2] / .microseconds(1)
    let each = Double(Int(microseconds / Double(modules) * 10)) / 10
    print("  \(stage): \(Int(microseconds)) µs, \(each) µs a module")
  }

  static func processorTime(of work: () -> Void) -> Duration {
    let start = clock()
    work()
    return .microseconds(Int(clock() - start) * 1_000_000 / Int(CLOCKS_PER_SEC))
  }

  /// One load of everything.
  private struct Run {
    var parsing = Duration.zero
    var reading = Duration.zero
    var joining = Duration.zero
    var targets = 0
    var links = 0

    init(_ paths: [String], _ disk: ProjectFiles) {
      var parsed = ParsedFiles(disk)
      parsing = LoadingBenchmark.processorTime {
        for path in paths { _ = parsed.entry(for: path) }
      }
      var loaded: LoadedParts?
      reading = LoadingBenchmark.processorTime {
        loaded = ProjectLoader(files: disk, environment: ["HOME": "/root"], parsed: parsed).read(
          paths)
      }
      guard let loaded else { return }
      for problem in loaded.problems { print(problem.message) }
      var graph: ModuleGraph?
      joining = LoadingBenchmark.processorTime { graph = loaded.graph() }
      targets = graph?.targets.count ?? 0
      links = graph?.links.count ?? 0
    }
  }
}
