import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("Metrics of modules, layers and the whole")
struct MetricsTests {
  /// A is an app; the rest is a domain on a service with an interface, and a logger.
  private func metrics(_ more: String = "") throws -> Metrics {
    Metrics(
      of: try Station(
        """
        app | App(app)
        domain | D
        service/S: S, SCore, SMock, STests(unit-tests)
        shared | Log
        App => D, S
        D -> SCore
        S -> SCore, Log
        SMock -> SCore
        STests -> S
        STests -> Log
        \(more)
        """
      ).architecture)
  }

  private func figures(of name: String, in metrics: Metrics) -> [Int?] {
    Figure.ofModules.map { metrics.modules.first { $0.name == name }?.values[$0] }
  }

  @Test("who links whom, how high it stands, who is built anew, which apps have it")
  func modules() throws {
    let metrics = try metrics()
    #expect(metrics.modules.map(\.name) == ["App", "D", "Log", "S"])
    // Fan-in, fan-out, height, instability, radius of the interface, of the rest, tests, apps.
    #expect(figures(of: "App", in: metrics) == [0, 2, 2, 100, nil, 0, 0, 0])
    #expect(figures(of: "D", in: metrics) == [1, 1, 1, 50, nil, 1, 0, 1])
    // The interface is below D, S, SMock, App and STests; the implementation below App and STests.
    #expect(figures(of: "S", in: metrics) == [2, 1, 1, 33, 5, 2, 1, 1])
    // The app does not embed it.
    #expect(figures(of: "Log", in: metrics) == [1, 0, 0, 0, nil, 3, 1, 0])
  }

  @Test("what only orders the build is built anew, too, and apps contain static code")
  func tower() throws {
    let metrics = try self.metrics(
      """
      core | T(static), U(static)
      D -> U
      U +> T
      TTests(unit-tests) -> T
      """)
    #expect(figures(of: "T", in: metrics).suffix(3) == [4, 1, 1])
    #expect(figures(of: "U", in: metrics).suffix(3) == [2, 0, 1])
  }

  @Test("a module is cheaper behind an interface by the tests that others need no more")
  func expensive() throws {
    let metrics = try self.metrics("DTests(unit-tests) -> D\nD -> Log")
    let costs = metrics.expensive.map {
      "\($0.name) \($0.tests) \($0.behindInterface.map { "\($0.tests) \($0.links)" } ?? "–")"
        + ($0.withoutUser.map { " \($0.tests) \($0.user)" } ?? "")
    }
    // Log: the tests of S link it themselves; those of D would not need it, and
    // D is the user whose types are worth moving.
    #expect(costs == ["Log 2 1 2 1 D", "D 1 –", "S 1 –"])
  }

  @Test("links by kind, the share through interfaces, chains and cycles")
  func parts() throws {
    let metrics = try metrics("D -> Log -> D")
    #expect(metrics.layers.map(\.name) == ["app", "domain", "service", "shared"])
    // App, S, the cycle of D and Log, and the interface of S: three arrows. Modules, to interfaces,
    // to implementations, loose, of tests, share, chain, cycles.
    let domain = Figure.ofParts.map { metrics.layers[1].values[$0] }
    #expect(domain == [1, 1, 1, 0, 0, 50, 1, 1])
    let whole = Figure.ofParts.map { metrics.whole.values[$0] }
    #expect(whole == [4, 1, 5, 0, 1, 17, 3, 1])
  }

  @Test("fan-in, fan-out and depths are those of the page's table", arguments: 0..<3)
  func table(seed: UInt64) throws {
    let architecture = RandomArchitecture.make(modules: 60, seed: seed)
    let metrics = Metrics(of: architecture)
    let drawing = Drawing(of: architecture)
    for (index, box) in drawing.boxes.enumerated() {
      let row = try #require(metrics.modules.first { $0.name == box.name })
      #expect(row.values[.fanIn] == drawing.arrows.count { $0.to == index })
      #expect(row.values[.fanOut] == drawing.arrows.count { $0.from == index })
      #expect(row.values[.depth] == drawing.heights[index])
    }
  }

  @Test("tables for people say what is other than before")
  func text() throws {
    let (before, now) = (try metrics(), try metrics("core | N\nD -> N, Log"))
    let lines = now.text(since: before).split(separator: "\n").map(String.init)
    #expect(
      lines[0]
        == "module   layer    fan-in  fan-out  depth  instability  interface impact  impact  tests  apps"
    )
    #expect(
      lines[2]
        == "D        domain        1   3 (+2)      1   75 % (+25)                 –       1      0     1"
    )
    #expect(lines.contains { $0.hasPrefix("N (new)  core          1") })
    let gone = before.text(since: now)
    #expect(gone.contains("\nN (gone)\n"))
    #expect(!before.text(since: before).contains("("))
  }

  @Test("spreadsheets get a line for each, and nothing to compute")
  func csv() throws {
    let lines = try metrics().csv().split(separator: "\n")
    #expect(
      lines[0]
        == "kind,name,layer,fanIn,fanOut,depth,instability,interfaceImpact,impact,tests,apps,modules,"
        + "toInterface,toImplementation,loose,forTests,interfaceShare,longestChain,cycles")
    #expect(lines[4] == "module,S,service,2,1,1,33,5,2,1,1,,,,,,,,")
    #expect(lines.last == "whole,all,,,,,,,,,,4,1,3,0,1,25,2,0")
    let odd = Metrics(of: try Station("core | =A").architecture).csv()
    #expect(odd.contains("\nmodule,'=A,core,"))
    let both = try metrics().csv(since: metrics()).split(separator: "\n")
    #expect(both[4].hasPrefix("module,S,service,2,2,1,1,1,1,33,33,5,5,2,2,1,1,1,1,"))
  }

  @Test("a line and a panel for each commit and figure")
  func history() throws {
    let values = try metrics().whole.values.merging([.findings: 3, .unread: 0]) { $1 }
    let history = MetricsHistory([
      (commit: "a1", day: "2026-11-01", values: values),
      (commit: "b2", day: "2026-11-02", values: values.merging([.findings: 1]) { $1 }),
    ])
    #expect(
      history.lines.split(separator: "\n").last
        == """
        {"commit":"b2","day":"2026-11-02","modules":4,"toInterface":1,"toImplementation":3,\
        "loose":0,"forTests":1,"interfaceShare":25,"longestChain":2,"cycles":0,"findings":1,"unread":0}
        """)
    let picture = history.picture(of: "Station")
    #expect(picture.contains("Station: metrics of 2 commits"))
    #expect(
      picture.components(separatedBy: "class=\"panel\"").count == 1 + Figure.ofParts.count + 2)
    #expect(picture.contains(">from 1 to 3</text>") && picture.contains(">always 25 %</text>"))
  }
}
