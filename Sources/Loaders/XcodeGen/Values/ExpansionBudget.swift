/// Limits the size of expanded specs relative to their source, against exponential growth.
///
/// Expansion stops at the limit and reports it once, at the entry that exceeded it. The specs of a
/// run share the fixed part of the limit, and the size of files that several of them include.
final class ExpansionBudget {
  /// A counted quantity; its limit is a fixed part plus a multiple of the bytes in the file.
  enum Kind: Int, CaseIterable {
    case laid
    /// Bytes of includes other than templates, which each spec searches again.
    case included
    /// Bytes that variables put in.
    case expanded
    /// Entries that targets keep; a long entry or a target counts more than once.
    case entries

    fileprivate func free(among specs: Int) -> Int {
      switch self {
      case .laid: max((8 << 20) / specs, 64 << 10)
      case .included: max((8 << 20) / specs, 16 << 10)
      case .expanded: max((4 << 20) / specs, 16 << 10)
      case .entries: max(100_000 / specs, 128)
      }
    }

    /// The part of the limit that the bytes in the file add.
    fileprivate func share(of written: Int) -> Int {
      switch self {
      case .laid, .included: written.multipliedReportingOverflow(by: 64).partialValue
      case .expanded: written.multipliedReportingOverflow(by: 32).partialValue
      // A few lines with wide templates need more than their length, long lists less.
      case .entries: min(written, 1_024) / 2 + written / 8
      }
    }

    fileprivate var words: String {
      switch self {
      case .laid: "templates that expand to more than"
      case .included: "includes that add more than"
      case .expanded: "variables that expand to more than"
      case .entries: "templates, aliases, includes and settings that expand to more entries than"
      }
    }
  }

  private let crowd: SpecBatch
  private var written = 0
  private var limits: [Int]
  private var made = Kind.allCases.map { _ in 0 }
  private var exhausted: Set<Kind> = []
  /// The included files, and where the spec names what leads to them.
  private var included: [(file: String, way: Place)] = []

  init(among crowd: SpecBatch = SpecBatch()) {
    self.crowd = crowd
    limits = Kind.allCases.map { $0.free(among: crowd.count) }
  }

  var isOverdrawn: Bool { !exhausted.isEmpty }

  /// Counts a file of the spec: itself, or one that a line of it leads to.
  func add(_ source: Source, by way: Place? = nil) {
    written += source.count / crowd.users(of: source.name, isSpec: way == nil)
    if let way { included.append((source.name, way)) }
    limits = Kind.allCases.map { $0.free(among: crowd.count) + $0.share(of: written) }
  }

  /// Takes a part of what may be made; false, and an error the first time, if that is too much.
  func take(
    _ amount: Int, of kind: Kind, at place: @autoclosure () -> Place, log: SpecLog
  ) -> Bool {
    let sum = made[kind.rawValue] + max(amount, 0)
    made[kind.rawValue] = sum
    guard sum > limits[kind.rawValue] else { return true }
    if exhausted.insert(kind).inserted { log.add(problem(kind, at: place())) }
    return false
  }

  /// What to say: at the line of the spec that leads to the place.
  private func problem(_ kind: Kind, at place: Place) -> Problem {
    let unit = kind == .entries ? "" : " bytes"
    let way = included.first { $0.file == place.file }?.way
    return Problem(
      "\(kind.words) \(limits[kind.rawValue])\(unit) of \(written) are not read", at: way ?? place,
      help: crowd.count > 1
        ? "\(crowd.count) specs share this limit" : nil,
      notes: way == nil ? [] : [Note("the limit is exceeded here", at: place)])
  }
}
