import Foundation
import Modules
import TestSupport
import Testing

@testable import Drawings

/// Random frameworks, drawn in every view and format, against a graph that is read from
/// `graph --format json` alone.
///
/// `ARCHLINT_DRAWN` says how many frameworks; the suite tries a few.
@Suite("Every view and format shows the links of the graph, no more and no less")
struct TrueFormatTests {
  private static let count =
    ProcessInfo.processInfo.environment["ARCHLINT_DRAWN"].flatMap { UInt64($0) }
    ?? UInt64(Tries.few(4, many: 12))

  @Test("whole, by root, by focus and by path, at every level", arguments: 0..<count)
  func views(seed: UInt64) throws {
    let station = try Station(layeredFramework(seed))
    let graph = try ReadGraph(station.architecture)
    let ids = station.architecture.graph.targetIDs
    var dice = SplitMix(seed: seed)
    let start = try #require(ids.randomElement(using: &dice))
    let end = try #require(ids.filter { $0 != start }.randomElement(using: &dice))
    let (first, last) = (graph.names[start.index], graph.names[end.index])
    let everything = Set(graph.links)
    let below = graph.reached(from: first)
    let path = graph.shortestChains(from: first, to: last)
    let chain = DependencyChain(
      from: .target(start), to: .target(end), in: station.architecture)
    #expect(chain.exists == (path != nil))
    if let path {
      #expect(chain.text { $0 }.contains("of \(path.length.of("link"))"))
    }
    let near = graph.near(
      Set(station.architecture.focused(on: start).map { graph.names[$0.index] }))
    let views: [(DrawingView.Part, Set<ReadGraph.Pair>)] = [
      (.everything, everything),
      (.below([start]), everything.filter { below.contains($0.from) && below.contains($0.to) }),
      (.around([start], depth: 1, .both), everything.filter { near($0) }),
      (.between(start, end), path?.links ?? []),
    ]
    for (part, links) in views {
      for level in DrawingView.Level.allCases where level != .layer || part == .everything {
        let view = DrawingView(level: level, extras: [.tests, .mocks], part: part)
        let drawing = station.draw(view)
        let expected = graph.arrows(of: links, at: level)
        for format in DrawingFormat.all {
          let drawn = try DrawnArrows.read(format.write(drawing), as: format.name)
          #expect(drawn == expected, "\(format.name), \(level), \(part)")
        }
      }
    }
  }
}

/// Six modules on three layers, with interfaces, mocks and tests, and links between any of them.
private func layeredFramework(_ seed: UInt64) -> String {
  var dice = SplitMix(seed: seed &+ 1000)
  let modules = ["Ant", "Bee", "Cat", "Dog", "Eel", "Fox"]
  let targets = modules.flatMap { [$0, "\($0)Core", "\($0)Mock", "\($0)Tests"] }
  let specs = modules.enumerated().map { index, name in
    "\(["domain", "service", "core"][index / 2])/\(name): "
      + "\(name), \(name)Core, \(name)Mock, \(name)Tests(unit-tests)"
  }
  let links = Set(
    (0..<22).map { _ in
      "\(targets.randomElement(using: &dice) ?? "Ant") -> "
        + (targets.randomElement(using: &dice) ?? "Bee")
    })
  let others = links.sorted().filter { link in
    let ends = link.components(separatedBy: " -> ")
    return ends[0] != ends[1]
  }
  return (specs + others).joined(separator: "\n")
}
