import Foundation

/// The order of folders that `docs/architecture.md` states.
///
/// There each target has a line of its own, such as
/// ```
/// - `Findings`: `Report` → `Baseline` → `Finding`
/// ```
///
/// A folder uses only those after it; `.` are the target's own files.
struct StatedOrder {
  /// The folders of each target, from top to bottom.
  let folders: [String: [String]]
  /// The targets as they stand, from top to bottom.
  let targets: [String]

  init() throws {
    let page = PackageFolder().root.appending(path: "docs/architecture.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let rows = lines.compactMap { line -> (String, [String])? in
      guard line.hasPrefix("- `"), let colon = line.firstRange(of: "`: `") else { return nil }
      let target = line[line.index(line.startIndex, offsetBy: 3)..<colon.lowerBound]
      let names = line[colon.upperBound...].components(separatedBy: " → ")
      return (String(target), names.map { $0.replacingOccurrences(of: "`", with: "") })
    }
    folders = Dictionary(rows) { first, _ in first }
    targets = rows.map(\.0)
  }
}
