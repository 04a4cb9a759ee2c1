import Documents
import Loaders
import Modules

// What libFuzzer runs; `.ci/full.d/30-fuzz` builds it with the modules that it imports.

/// Loads any files as a project's specs: they give the same graph and problems twice.
///
/// A line `== path` begins a file; anything before the first is `project.yml`.
@_cdecl("LLVMFuzzerTestOneInput")
public func loadAnything(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let files = files(in: Array(UnsafeBufferPointer(start: start, count: count)))
  precondition(words(for: files) == words(for: files), "loading is not deterministic")
  return 0
}

private func files(in bytes: [UInt8]) -> [String: [UInt8]] {
  var files: [String: [UInt8]] = [:]
  var path = "project.yml"
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    if line.starts(with: "== ".utf8) {
      path = String(decoding: line.dropFirst(3), as: UTF8.self)
    } else {
      files[path, default: []] += line + CollectionOfOne(UInt8(ascii: "\n"))
    }
  }
  return files
}

/// All that loading has to say of some files.
private func words(for files: [String: [UInt8]]) -> [String] {
  let disk = ProjectFiles(
    read: { path throws(ProjectFiles.Failure) in
      guard let bytes = files[path] else { throw .missing }
      return bytes
    },
    kind: { files[$0].map { _ in .file } })
  let loaded = ProjectLoader(files: disk, environment: ["HOME": "a: [b", "X": "${X}${X}"])
    .read(files.keys.filter { $0.hasSuffix("project.yml") })
  var options = JoiningOptions()
  options.exists = { files[$0] != nil }
  let graph = loaded.graph(by: options)
  let architecture = classify(graph, as: Blueprint(layers: [], roles: [:]))
  return loaded.problems.map { "\($0.place?.description ?? "") \($0.message)" }
    + architecture.graph.targets.map(\.name) + ["\(graph.targetIDs.count)"]
}
