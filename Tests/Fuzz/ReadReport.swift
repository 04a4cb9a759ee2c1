import Documents
import Findings
import Modules
import Reporters

// What libFuzzer runs; `.ci/full.d/30-fuzz` builds it with the modules that it imports.

/// Reads any bytes as a saved report and writes it in every format: nothing in it acts, and as JSON
/// it is read again as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func readReport(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let report = read(bytes) else { return 0 }
  for format in ReporterCatalog.formats {
    let text = written(report, format)
    let acting = text.unicodeScalars.first { $0.isUnseen && $0 != "\n" }
    precondition(acting == nil, "\(format) has a character that acts")
    if format == "json" {
      guard let again = read(Array(text.utf8)) else { fatalError("the report cannot be read") }
      precondition(written(again, format) == text, "a report changes when it is read and written")
    }
  }
  return 0
}

private func read(_ bytes: [UInt8]) -> Report? {
  let document = try? Document.read(Source(name: "fuzz", bytes: bytes), as: .json)
  return document.flatMap { try? Report($0) }
}

private func written(_ report: Report, _ format: String) -> String {
  let reporter = ReporterCatalog.reporter(named: format)
  let bytes = reporter?.bytes(of: report, in: ReportSetting()) ?? []
  return String(decoding: bytes, as: UTF8.self)
}
