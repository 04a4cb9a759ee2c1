import Modules
import TestSupport

@testable import Drawings

/// A graph as other programs read it: names, modules, roles and links from the JSON alone.
struct ReadGraph {
  struct Pair: Hashable {
    let from: String
    let to: String
  }

  let names: [String]
  let links: [Pair]
  private let modules: [String: String]
  private let layers: [String: String]
  private let companions: Set<String>

  init(_ architecture: Architecture) throws {
    let bytes = GraphJSON.bytes(of: architecture)
    let root = try Value.read(String(decoding: bytes, as: UTF8.self), as: .json)
    let targets = ReadGraph.rows("targets", of: root)
    names = targets.compactMap { ReadGraph.word("name", of: $0) }
    links = ReadGraph.rows("links", of: root).compactMap { link in
      guard let from = ReadGraph.word("from", of: link), let to = ReadGraph.word("to", of: link)
      else { return nil }
      return Pair(from: from, to: to)
    }
    func column(_ key: String) -> [String: String] {
      let pairs = targets.compactMap { row in
        ReadGraph.word("name", of: row).flatMap { name in
          ReadGraph.word(key, of: row).map { (name, $0) }
        }
      }
      return Dictionary(pairs) { first, _ in first }
    }
    (modules, layers) = (column("module"), column("layer"))
    companions = Set(column("role").filter { ["mock", "unit-tests"].contains($0.value) }.keys)
  }

  /// What a target depends on, with itself.
  func reached(from start: String) -> Set<String> { Set(distances(from: start).keys) }

  /// All links on shortest chains; nil if there is no chain.
  func shortestChains(from start: String, to end: String) -> (length: Int, links: Set<Pair>)? {
    let down = distances(from: start)
    guard let length = down[end] else { return nil }
    let all = links.filter { link in
      guard let before = down[link.from], let after = distances(from: link.to)[end] else {
        return false
      }
      return before + 1 + after == length
    }
    return (length, Set(all))
  }

  /// Whether a link joins what is at most one link above or below some targets, each way alone.
  func near(_ starts: Set<String>) -> (Pair) -> Bool {
    let below = starts.union(links.filter { starts.contains($0.from) }.map(\.to))
    let above = starts.union(links.filter { starts.contains($0.to) }.map(\.from))
    let all = below.union(above)
    return { all.contains($0.from) && all.contains($0.to) }
  }

  /// The arrows that stand for some links.
  func arrows(of links: Set<Pair>, at level: DrawingView.Level) -> Set<Pair> {
    let moved = links.compactMap { link -> Pair? in
      let pair = Pair(from: box(of: link.from, at: level), to: box(of: link.to, at: level))
      return pair.from == pair.to ? nil : pair
    }
    return Set(moved)
  }

  private func box(of name: String, at level: DrawingView.Level) -> String {
    switch level {
    case .target: name
    case .module: companions.contains(name) ? name : modules[name] ?? name
    case .layer: layers[name] ?? "no layer"
    }
  }

  private func distances(from start: String) -> [String: Int] {
    var distances = [start: 0]
    var open = [start]
    while !open.isEmpty {
      let next = Set(open.flatMap { name in links.filter { $0.from == name }.map(\.to) })
      let distance = (distances[open[0]] ?? 0) + 1
      open = next.filter { distances[$0] == nil }.sorted()
      for name in open { distances[name] = distance }
    }
    return distances
  }

  private static func rows(_ key: String, of value: Value?) -> [Value] {
    guard case .map(let entries) = value,
      case .list(let items) = entries.first(where: { $0.key == key })?.value
    else { return [] }
    return items
  }

  private static func word(_ key: String, of value: Value) -> String? {
    guard case .map(let entries) = value,
      case .text(let word) = entries.first(where: { $0.key == key })?.value
    else { return nil }
    return word
  }
}

/// The arrows that a reader of each format sees, by the names of their boxes.
enum DrawnArrows {
  static func read(_ text: String, as format: String) throws -> Set<ReadGraph.Pair> {
    // Mermaid shows the character that such a number stands for.
    let text = text.replacing(/#(\d+);/) { match in
      UInt32(match.output.1).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    }
    switch format {
    case "dot":
      return Set(
        text.matches(of: /(?m)^  "(.*?)" -> "(.*?)" \[/).map {
          ReadGraph.Pair(from: String($0.output.1), to: String($0.output.2))
        })
    case "svg", "html":
      let names = pairs(text.matches(of: /id="box-(\d+)"><title>(\w+(?: layer)?) \(/).map(\.output))
      return arrows(
        text.matches(of: /data-from="(\d+)" data-to="(\d+)"/).map(\.output), names)
    case "mermaid":
      let names = pairs(text.matches(of: /(?m)^    m(\d+)\W+(\w+(?: layer)?)/).map(\.output))
      let lines = arrows(
        text.matches(of: /(?m)^  m(\d+) (?!~)\S+ m(\d+)$/).map(\.output), names)
      // Where lines have no room, a box names what it links.
      let named = text.matches(of: /(?m)^    m(\d+).*?<br\/>links (.*?)"/).flatMap { match in
        let words = match.output.2.replacing("<br/>", with: " ").split(separator: ", ")
        return words.compactMap { word -> ReadGraph.Pair? in
          guard let from = names[String(match.output.1)],
            let to = word.firstMatch(of: /^\w+(?: layer)?/)
          else { return nil }
          return ReadGraph.Pair(from: from, to: String(to.output))
        }
      }
      return lines.union(named)
    case "plantuml":
      let names = pairs(
        text.matches(of: /(?m)^  \w+ "(\w+(?: layer)?).*" as m(\d+)/).map {
          ($0.output.0, $0.output.2, $0.output.1)
        })
      return arrows(
        text.matches(of: /(?m)^m(\d+) -(?!\[hidden).*> m(\d+)/).map(\.output), names)
    case "d2":
      let names = pairs(text.matches(of: /(?m)^  m(\d+): "(\w+(?: layer)?)/).map(\.output))
      return arrows(
        text.matches(of: /(?m)^b\d+\.m(\d+) -> b\d+\.m(\d+)/).map(\.output), names)
    default:
      let names = pairs(
        text.matches(of: /m(\d+) = component "(\w+(?: layer)?)/).map(\.output))
      return arrows(text.matches(of: /(?m)^ +m(\d+) -> m(\d+)/).map(\.output), names)
    }
  }

  private static func pairs(_ found: [(Substring, Substring, Substring)]) -> [String: String] {
    Dictionary(found.map { (String($0.1), String($0.2)) }) { first, _ in first }
  }

  private static func arrows(
    _ found: [(Substring, Substring, Substring)], _ names: [String: String]
  ) -> Set<ReadGraph.Pair> {
    Set(
      found.compactMap { match in
        guard let from = names[String(match.1)], let to = names[String(match.2)] else { return nil }
        return ReadGraph.Pair(from: from, to: to)
      })
  }
}
