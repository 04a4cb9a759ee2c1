import Documents
import Loaders
import Modules

// What libFuzzer runs; `.ci/full.d/30-fuzz` builds it with the modules that it imports.

/// Reads any bytes as a project of Xcode, as a workspace over it, as a file of settings, and as files of
/// package managers: they end in a graph and problems, twice the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func readProject(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  precondition(words(for: bytes) == words(for: bytes), "loading is not deterministic")
  return 0
}

/// All that loading has to say of some bytes.
private func words(for bytes: [UInt8]) -> [String] {
  let files = [
    "A.xcodeproj/project.pbxproj": bytes, "All.xcworkspace/contents.xcworkspacedata": bytes,
    "Low.xcconfig": bytes, "Podfile": bytes, "Podfile.lock": bytes, "A.podspec": bytes,
    "Cartfile.resolved": bytes,
  ]
  let disk = ProjectFiles(
    read: { path throws(ProjectFiles.Failure) in
      guard let bytes = files[path] else { throw .missing }
      return bytes
    },
    kind: { files[$0].map { _ in .file } })
  let loaded = ProjectLoader(files: disk, environment: [:])
    .read(["A.xcodeproj/project.pbxproj", "All.xcworkspace/contents.xcworkspacedata", "Podfile"])
  let libraries = LibraryReader(
    ["Podfile", "Podfile.lock", "A.podspec", "Cartfile.resolved"], of: disk)
  var options = JoiningOptions()
  options.exists = { files[$0] != nil }
  let graph = loaded.graph(by: options)
  let project = XcodeProject.read(Source(name: "A.xcodeproj/project.pbxproj", bytes: bytes)).project
  return (loaded.problems + libraries.problems).map {
    "\($0.place?.description ?? "") \($0.message)"
  }
    + graph.targets.map { "\($0.name) \($0.linkage) \($0.moduleNames)" }
    + graph.links.map { "\($0.from) \($0.to)" } + libraries.pods.names.sorted()
    + [String(decoding: project?.json ?? [], as: UTF8.self)]
}
