import Testing

/// One change of a clean example, and all that must be found because of it.
///
/// A mutation is drawn as a patch: what changes, the file (a folder means its spec) and after `>`
/// the target, the line that goes, the lines that come, and the findings. Lines are found by
/// their text, so indentation is left away.
///
///     # a flow knows another
///     flows/CheckoutFlow > CheckoutFlow
///     < - {framework: Cart.framework, implicit: true}
///     > - {framework: BrowseFlow.framework, implicit: true}
///     ! same-layer-link CheckoutFlow -> BrowseFlow
///
/// Where more than one file changes, the next is named behind an `@`.
struct Mutation {
  let title: String
  let example: String
  private(set) var edits: [Edit] = []
  /// Such as `same-layer-link CheckoutFlow -> BrowseFlow`; sorted.
  private(set) var findings: [String] = []

  /// What changes in one file.
  struct Edit {
    let file: String
    let target: String?
    fileprivate(set) var old = ""
    fileprivate(set) var new: [String] = []
  }

  /// Mutations of one example, with an empty line between them.
  static func drawn(of example: String, _ drawing: String) -> [Mutation] {
    drawing.split(separator: "\n\n").map { patch in
      var lines = patch.split(separator: "\n").map(String.init)
      var mutation = Mutation(title: String(lines.removeFirst().dropFirst(2)), example: example)
      mutation.edits = [Edit(at: lines.removeFirst())]
      for line in lines { mutation.read(line) }
      mutation.findings.sort()
      return mutation
    }
  }

  private init(title: String, example: String) {
    self.title = title
    self.example = example
  }

  private mutating func read(_ line: String) {
    let text = String(line.dropFirst(2))
    switch line.first {
    case "<": edits[edits.count - 1].old = text
    case ">": edits[edits.count - 1].new.append(text)
    case "@": edits.append(Edit(at: text))
    case "!": findings.append(text)
    default: Issue.record("a line of \(title) begins with no mark: \(line)")
    }
  }

  /// The rules that speak.
  var rules: [String] { findings.compactMap { $0.split(separator: " ").first.map(String.init) } }
}

extension Mutation.Edit {
  fileprivate init(at line: String) {
    let parts = line.split(separator: " > ").map(String.init)
    file =
      [".yml", ".swift", ".lock", ".resolved"].contains(where: parts[0].hasSuffix)
      ? parts[0] : "\(parts[0])/project.yml"
    target = parts.count > 1 ? parts[1] : nil
  }

  /// A text with the change; nothing, if what is to go is not there.
  func applied(to text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = target.map { name in lines.firstIndex { trimmed($0) == "\(name):" } } ?? 0
    guard let start, let index = lines[start...].firstIndex(where: { trimmed($0) == old }) else {
      return nil
    }
    let indent = lines[index].prefix { $0 == " " }
    lines.replaceSubrange(index...index, with: new.map { indent + $0 })
    return lines.joined(separator: "\n")
  }

  private func trimmed(_ line: String) -> Substring { line.drop { $0 == " " } }
}

extension Mutation: CustomTestStringConvertible {
  var testDescription: String { "\(title) (\(example))" }
}
