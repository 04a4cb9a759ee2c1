import Configuration
import Documents
import Findings
import Modules
import Rules

// What libFuzzer runs; `.ci/full.d/30-fuzz` builds it with the modules that it imports.

/// Reads any bytes as a configuration: they end in values, and mistakes whose places lie inside.
@_cdecl("LLVMFuzzerTestOneInput")
public func readConfiguration(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = Source(name: "fuzz", bytes: bytes)
  guard let document = try? Document.read(source, as: .yaml) else { return 0 }
  let (configuration, problems) = Configuration.read([document], rules: RuleCatalog.outlines)
  for place in problems.compactMap(\.place) {
    precondition(place.endLine <= source.lineCount, "a place outside the text")
  }
  let book = RuleBook(preset: configuration.preset.rules, configuration: configuration.rules)
  precondition(book.problems.allSatisfy { !$0.message.isEmpty }, "a problem without words")
  return 0
}
