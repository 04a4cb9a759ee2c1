import Imports

// What libFuzzer runs; `.ci/full.d/30-fuzz` builds it with the module that it imports.

/// Scans any bytes as a source of each language: twice the same imports, whose places lie inside
/// and in the order of the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func scanAnything(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
  for language in [SourceScan.Language.swift, .cFamily, .interfaceBuilder] {
    let scan = SourceScan(bytes, as: language)
    let again = SourceScan(bytes, as: language)
    precondition(scan.imports == again.imports, "scanning is not deterministic")
    precondition(scan.comments == again.comments, "scanning is not deterministic")
    var last = (0, 0)
    for item in scan.imports {
      precondition(item.line <= lines && item.column <= bytes.count + 1, "a place outside the text")
      precondition(last < (item.line, item.column), "imports out of order")
      precondition(!item.module.isEmpty, "an import of nothing")
      last = (item.line, item.column)
    }
    if language == .swift { checkPrefix(bytes, scan) }
  }
  return 0
}

/// What comes behind an import takes nothing from what was found before it.
private func checkPrefix(_ bytes: [UInt8], _ scan: SourceScan) {
  let more = SourceScan(bytes + Array("\n\"\"\" /* import".utf8), as: .swift)
  precondition(more.imports.starts(with: scan.imports), "an import was lost to what follows it")
}
