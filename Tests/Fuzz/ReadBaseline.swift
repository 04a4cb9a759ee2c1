import Documents
import Findings
import Modules
import Rules

// What libFuzzer runs; `.ci/full.d/30-fuzz` builds it with the modules that it imports.

/// Reads any bytes as a baseline, and what is written of it once more: nothing is lost.
@_cdecl("LLVMFuzzerTestOneInput")
public func readBaseline(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let (entries, problems) = read(bytes), problems.isEmpty else { return 0 }
  let text = Baseline(entries).text
  guard let (again, mistakes) = read(Array(text.utf8)) else {
    fatalError("a baseline that was written cannot be read")
  }
  precondition(mistakes.isEmpty, "a baseline that was written has mistakes")
  precondition(Baseline(again).text == text, "a baseline changes when it is read and written")
  return 0
}

private func read(_ bytes: [UInt8]) -> (entries: [BaselineEntry], problems: [Problem])? {
  let document = try? Document.read(Source(name: "fuzz", bytes: bytes), as: .yaml)
  return document.map {
    let (reading, problems) = Baseline.read($0, rules: RuleCatalog.names)
    return (reading.entries, problems)
  }
}
