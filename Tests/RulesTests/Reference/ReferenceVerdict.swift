import Findings
import Modules

/// What has to be said about the links of a framework, worked out link by link from what the pages
/// promise; it shares no code with the rules.
struct ReferenceVerdict {
  /// All that is wrong, accepted or not: how severe, by link and rule.
  private(set) var wrong: [WrittenFramework.Dependency: [String: Severity]] = [:]
  private let framework: WrittenFramework

  init(_ framework: WrittenFramework) {
    self.framework = framework
    for link in framework.links {
      for rule in WrittenFramework.rules {
        if let severity = severity(of: rule, for: link) {
          wrong[link, default: [:]][rule] = severity
        }
      }
    }
  }

  /// The findings, a line for each link: `upward-link: B -> A (error), also protected`.
  var told: [String] {
    wrong.compactMap { link, rules in
      let (from, to) = (name(link.from), name(link.to))
      let left = rules.filter { rule, _ in
        !framework.exceptions.contains {
          $0.rule == rule && $0.from == from && ($0.to == nil || $0.to == to)
        }
      }
      let order = WrittenFramework.rules.filter { left[$0] != nil }
      guard let worst = left.values.max(), let first = order.first(where: { left[$0] == worst })
      else { return nil }
      let others = order.filter { $0 != first }.sorted()
      return "\(first): \(from) -> \(to) (\(worst.rawValue))"
        + (others.isEmpty ? "" : ", also \(others.joined(separator: ", "))")
    }.sorted()
  }

  private func name(_ index: Int) -> String { framework.targets[index].name }

  /// How severe it is what a rule has against a link; nil if it has nothing.
  private func severity(of rule: String, for link: WrittenFramework.Dependency) -> Severity? {
    let (from, to) = (framework.targets[link.from], framework.targets[link.to])
    let isCarried = link.arrow == "@>" || link.arrow == ".>"
    // A program that only embeds something, or only builds it before, has no link to check.
    let onlyCarries = isCarried && (from.isProgram || from.role == .unitTests)
    let policy = framework.policy
    guard !onlyCarries else {
      let isCopied = link.arrow == "@>" && from.role != .unitTests
      guard rule == "mock-in-production", isCopied, isMockInProduction(link) else { return nil }
      return policy.severities[rule] ?? .error
    }
    switch rule {
    case "forbidden-link":
      return policy.forbidden.filter { means($0.from, from) && means($0.to, to) }
        .map(\.severity).max()
    case "protected":
      return policy.protected.filter {
        means($0.from, to) && !means($0.from, from) && !means($0.to, from)
          && from.module != to.module
      }.map(\.severity).max()
    case "allowed-links":
      return policy.allowed.filter {
        means($0.from, from) && !means($0.to, to) && from.module != to.module
      }.map(\.severity).max()
    default:
      let isOff = !isWrong(link, by: rule)
      let usual: Severity =
        rule == "mock-links-implementation" || rule == "prefer-interface" ? .warning : .error
      return isOff ? nil : policy.severities[rule] ?? usual
    }
  }

  private func means(_ names: [String], _ part: WrittenFramework.Part) -> Bool {
    names.contains(part.name) || names.contains { $0 == part.folder && rank(part) != nil }
  }

  private func isWrong(_ link: WrittenFramework.Dependency, by rule: String) -> Bool {
    let (from, to) = (framework.targets[link.from], framework.targets[link.to])
    switch rule {
    case "mock-in-production": return isMockInProduction(link)
    case "interface-links-implementation":
      return from.role == .interface && to.role == .implementation
        && (from.module == to.module || interface(of: to) != nil)
    case "mock-links-implementation":
      return from.role == .mock && to.role == .implementation && interface(of: to) != nil
    case "prefer-interface":
      guard to.role == .implementation, from.module != to.module, !from.isProgram,
        from.role != .compositionRoot, let interface = interface(of: to)
      else { return false }
      return framework.links.contains { $0.from == link.to && $0.to == interface }
    default: return isWrongInLayers(from, to, link, by: rule)
    }
  }

  private func isWrongInLayers(
    _ from: WrittenFramework.Part, _ to: WrittenFramework.Part,
    _ link: WrittenFramework.Dependency, by rule: String
  ) -> Bool {
    guard let upper = rank(from), let lower = rank(to), !isTrial(link) else { return false }
    switch rule {
    case "upward-link": return lower < upper
    case "same-layer-link":
      guard lower == upper, from.module != to.module else { return false }
      if to.role == .interface, tries(from) { return false }
      switch framework.layers[upper].policy {
      case .never: return true
      case .interfaces: return to.role != .interface
      case .allowed: return false
      }
    case "closed-layer":
      return upper < lower && !from.isProgram
        && framework.layers[(upper + 1)...].prefix(lower - upper - 1).contains(where: \.isClosed)
    default: return false
    }
  }

  private func rank(_ part: WrittenFramework.Part) -> Int? {
    framework.layers.firstIndex { $0.name == part.folder }
  }

  private func interface(of part: WrittenFramework.Part) -> Int? {
    framework.targets.firstIndex { $0.module == part.module && $0.role == .interface }
  }

  private func tries(_ part: WrittenFramework.Part) -> Bool {
    [.unitTests, .mock, .testSupport, .hostApp, .development].contains(part.role)
  }

  /// Whether a link only serves to test or to try something.
  private func isTrial(_ link: WrittenFramework.Dependency) -> Bool {
    let (from, to) = (framework.targets[link.from], framework.targets[link.to])
    guard tries(from) else { return false }
    if tries(to) || [.testSupport, .hostApp, .development].contains(from.role) { return true }
    if from.module == to.module { return true }
    guard let main = framework.targets.firstIndex(where: { $0.name == from.module }) else {
      return true
    }
    let rest = to.name.dropFirst(from.module.count)
    return to.name.hasPrefix(from.module) && rest.first?.isUppercase == true
      || from.role != .mock && framework.links.contains { $0.from == main && $0.to == link.to }
  }

  /// Whether something that is not only for tests links or carries what is.
  private func isMockInProduction(_ link: WrittenFramework.Dependency) -> Bool {
    let (from, to) = (framework.targets[link.from], framework.targets[link.to])
    guard to.role == .mock || to.role == .testSupport, !tries(from) else { return false }
    let edges = framework.links.filter { edge in
      let part = framework.targets[edge.from]
      let isKept = edge.arrow != "@>" && edge.arrow != ".>"
      return isKept || !part.isProgram && part.role != .unitTests
        || edge.arrow == "@>" && part.isProgram
    }
    func reached(_ starts: [Int], _ passes: (Int) -> Bool) -> Set<Int> {
      var known = Set(starts)
      var open = starts
      while let next = open.popLast() {
        for edge in edges where edge.from == next && passes(next) && known.insert(edge.to).inserted
        {
          open.append(edge.to)
        }
      }
      return known
    }
    let parts = framework.targets
    let tested = reached(parts.indices.filter { tries(parts[$0]) }) { _ in true }
    let shipped = parts.indices.filter {
      parts[$0].role == .app || !tries(parts[$0]) && !tested.contains($0)
    }
    return reached(shipped) { !tries(parts[$0]) }.contains(link.from)
  }
}
