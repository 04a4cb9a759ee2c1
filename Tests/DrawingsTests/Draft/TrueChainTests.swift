import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("Chains in a drawing are chains of targets")
struct TrueChainTests {
  /// Nothing leads from A to C: A knows the interface of B, and C is what the implementation links.
  private func station(_ more: String = "") throws -> Station {
    try Station("core/B: B, BCore\ncore | A, C\nA -> BCore\nB -> BCore, C\n" + more)
  }

  @Test("an arrow into a module and another out of it are no chain")
  func meeting() throws {
    let station = try station()
    let (a, c) = (try station.drawing["A"], try station.drawing["C"])
    #expect(station.draw().arrowLines == ["A -> B", "B -> C"])
    let path = station.draw(DrawingView(part: .between(a, c)))
    #expect(path.notes.first == "No chain of dependencies between the two")
    #expect(path.arrows.isEmpty)
    let root = station.draw(DrawingView(part: .below([a])))
    #expect(root.boxes.map(\.name) == ["A", "B"])
    let focus = station.draw(DrawingView(part: .around([c], depth: nil, .up)))
    #expect(focus.boxes.map(\.name) == ["B", "C"])
  }

  @Test("a reduction keeps a link that only seems to follow from others")
  func reduction() throws {
    let station = try station("A -> C")
    let view = DrawingView(isReduced: true)
    #expect(station.draw(view).arrowLines == ["A -> B", "A -> C", "B -> C"])
    let real = try Station("core/B: B, BCore\ncore | A, C\nA -> B, C\nB -> BCore, C")
    #expect(real.draw(view).arrowLines == ["A -> B", "B -> C"])
  }

  @Test("heights count what a target really stands on")
  func heights() throws {
    let drawing = try station().draw()
    #expect(drawing.boxes.map(\.name) == ["A", "B", "C"])
    #expect(drawing.heights == [1, 1, 0])
  }

  @Test("a focus on a module means its interface too, one on the interface nothing else")
  func focus() throws {
    let station = try station("C -> BCore\nB -> C")
    func names(_ target: String) throws -> [String] {
      let part = DrawingView.Part.around([try station.drawing[target]], depth: 1, .up)
      return station.draw(DrawingView(part: part)).boxes.map(\.name)
    }
    #expect(try names("B") == ["A", "B", "C"])
    #expect(try names("C") == ["B", "C"])
  }

  @Test("a test that is asked for has a box, and its chains")
  func companion() throws {
    let station = try Station(
      "core/A: A, AMock, ATests(unit-tests)\ncore | B, C\nATests -> AMock -> B\nA -> C")
    let part = DrawingView.Part.between(try station.drawing["ATests"], try station.drawing["B"])
    let drawing = station.draw(DrawingView(part: part))
    #expect(drawing.arrowLines == ["AMock -> B", "ATests -> AMock"])
  }

  @Test("every view shows the chains that `why` knows, no more and no less", arguments: 0..<4)
  func views(seed: UInt64) throws {
    let station = try Station(randomFramework(seed))
    for start in station.architecture.graph.targetIDs {
      for end in station.architecture.graph.targetIDs where start != end {
        let drawing = station.draw(DrawingView(part: .between(start, end)))
        let exists = DependencyChain(
          from: .target(start), to: .target(end), in: station.architecture
        ).exists
        #expect(drawing.notes.contains(TrueChainTests.none) != exists)
      }
      let expected = station.reached(from: start)
      let root = station.draw(DrawingView(level: .target, part: .below([start])))
      #expect(root.boxes.map(\.name).sorted() == expected.sorted())
      let folded = station.draw(DrawingView(extras: [.tests, .mocks], part: .below([start])))
      #expect(Set(folded.boxes.map(\.name)) == station.boxes(of: expected))
    }
  }

  @Test(
    "a focus keeps what leads to a target and what it leads to, step by step", arguments: 0..<2)
  func focuses(seed: UInt64) throws {
    let station = try Station(randomFramework(seed))
    for start in station.architecture.graph.targetIDs {
      let starts = station.architecture.focused(on: start)
      for depth in [1, 2, nil] {
        let down = Set(starts.flatMap { station.reached(from: $0, within: depth) })
        let up = station.architecture.graph.targetIDs.filter { end in
          station.reached(from: end, within: depth).contains { name in
            starts.contains { station.architecture.graph.name(of: $0) == name }
          }
        }
        for (direction, expected) in [
          (DrawingView.Direction.down, down),
          (.up, Set(up.map(station.architecture.graph.name))),
        ] {
          let part = DrawingView.Part.around([start], depth: depth, direction)
          let drawing = station.draw(DrawingView(level: .target, part: part))
          #expect(Set(drawing.boxes.map(\.name)) == expected)
        }
      }
    }
  }

  @Test("heights are the longest chains of targets, counted in arrows", arguments: 0..<10)
  func randomHeights(seed: UInt64) throws {
    // A target links only earlier ones, so there is no cycle.
    let lines = randomFramework(seed).split(separator: "\n").filter { line in
      guard let arrow = line.range(of: " -> ") else { return true }
      return line[..<arrow.lowerBound] < line[arrow.upperBound...]
    }
    let station = try Station(lines.joined(separator: "\n"))
    let drawing = station.draw(DrawingView(extras: [.tests, .mocks]))
    let boxOf = Dictionary(
      uniqueKeysWithValues: drawing.boxes.enumerated().flatMap { index, box in
        box.members.map { ($0.name, index) }
      })
    let graph = station.architecture.graph
    func height(of id: TargetID) -> Int {
      graph.links(from: id).compactMap(\.target).map { next in
        height(of: next) + (boxOf[graph.name(of: id)] == boxOf[graph.name(of: next)] ? 0 : 1)
      }.max() ?? 0
    }
    for (box, drawn) in zip(drawing.boxes, drawing.heights) {
      let targets = try box.members.map { try station.drawing[$0.name] }
      #expect(targets.map(height).max() == drawn)
    }
  }

  @Test("what a page follows from a box are the chains of its targets", arguments: 0..<30)
  func page(seed: UInt64) throws {
    let station = try Station(randomFramework(seed))
    let drawing = station.draw(DrawingView(extras: [.tests, .mocks]))
    for box in drawing.boxes {
      let members = box.members.map(\.name)
      let expected = try members.flatMap { station.reached(from: try station.drawing[$0]) }
      #expect(drawing.followed(from: box) == station.boxes(of: expected))
    }
  }

  @Test("a reduction leads wherever the whole led", arguments: 0..<30)
  func reductions(seed: UInt64) throws {
    let station = try Station(randomFramework(seed))
    let whole = station.draw(DrawingView(extras: [.tests, .mocks]))
    let reduced = station.draw(DrawingView(extras: [.tests, .mocks], isReduced: true))
    for (one, other) in zip(whole.boxes, reduced.boxes) {
      #expect(whole.followed(from: one) == reduced.followed(from: other))
    }
  }

  private static let none = "No chain of dependencies between the two"
}

/// Six modules with interfaces, mocks and tests, and links between any of them.
private func randomFramework(_ seed: UInt64) -> String {
  var dice = SplitMix(seed: seed)
  let modules = ["A", "B", "C", "D", "E", "F"]
  let targets = modules.flatMap { [$0, "\($0)Core", "\($0)Mock", "\($0)Tests"] }
  let specs = modules.map { "core/\($0): \($0), \($0)Core, \($0)Mock, \($0)Tests(unit-tests)" }
  let links = (0..<22).map { _ in
    "\(targets.randomElement(using: &dice) ?? "A") -> \(targets.randomElement(using: &dice) ?? "B")"
  }
  return (specs + Set(links).sorted()).filter { line in
    let ends = line.split(separator: " ")
    return ends.first != ends.last
  }.joined(separator: "\n")
}

extension Drawing {
  /// The links behind its arrows and inside of its boxes, as the page's script reads them.
  fileprivate var edges: [Adjacency.Edge] {
    chainLinks.flatMap { $0.split(separator: " ") }.compactMap { pair in
      let ends = pair.split(separator: "-").compactMap { Int($0) }
      return ends.count >= 2 ? Adjacency.Edge(from: ends[0], to: ends[1]) : nil
    }
  }

  /// The names of the boxes that chains lead to from any target of a box.
  fileprivate func followed(from box: Box) -> Set<String> {
    let isReached = Adjacency(count: 100, edges: edges).reachable(from: box.members.map(\.number))
    return Set(boxes.filter { $0.members.contains { isReached[$0.number] } }.map(\.name))
  }
}

extension Station {
  /// The targets that one depends on, with itself, found by following links and nothing else.
  fileprivate func reached(from start: TargetID, within depth: Int? = nil) -> [String] {
    let graph = architecture.graph
    var seen: Set<TargetID> = [start]
    var open = [start]
    for _ in 0..<(depth ?? graph.targets.count) {
      open = open.flatMap { graph.links(from: $0).compactMap(\.target) }
      open.removeAll { !seen.insert($0).inserted }
    }
    return seen.map(graph.name)
  }

  /// The boxes of some targets: companions have their own, others that of their module.
  fileprivate func boxes(of names: [String]) -> Set<String> {
    Set(
      names.compactMap { name in
        guard let target = try? drawing[name] else { return nil }
        let isOwn = architecture.role(of: target).isCompanion
        return isOwn ? name : architecture[architecture.module(of: target)].name
      })
  }
}
