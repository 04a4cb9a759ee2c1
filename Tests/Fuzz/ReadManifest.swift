import Documents
import Manifests

// What libFuzzer runs; `.ci/full.d/30-fuzz` builds it with the modules that it imports.

/// Reads any bytes as the manifest of a package and of a Tuist project: they end in a manifest or in
/// problems whose places are inside, twice the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func readManifest(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = Source(name: "Package.swift", bytes: bytes)
  precondition(words(of: source) == words(of: source), "reading is not deterministic")
  return 0
}

/// The tables of the libraries, which are made once: the sanitizer does not see what their enums hold.
@_cdecl("__lsan_default_suppressions")
public func suppressions() -> UnsafeRawPointer {
  let words: StaticString = "leak:LibraryTypes"
  return UnsafeRawPointer(words.utf8Start)
}

private func words(of source: Source) -> [String] {
  let package = PackageManifest.read(source)
  let helpers = TuistHelpers(root: "", [ManifestFile(source, module: "X", by: BuildConditions())])
  let project = TuistManifest.read(source, with: helpers)
  let problems = package.problems + project.problems
  for place in problems.compactMap(\.place) {
    precondition(place.endLine <= source.lineCount, "a place outside the text")
  }
  let json = (package.manifest?.json ?? []) + (project.manifest?.json ?? [])
  return problems.map { "\($0.place?.description ?? "") \($0.message)" }
    + [String(decoding: json, as: UTF8.self)]
}
