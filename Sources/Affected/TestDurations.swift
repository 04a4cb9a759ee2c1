/// The durations of test bundles in an earlier run, from JUnit or `xcresulttool`.
package struct TestDurations: Sendable {
  private var seconds: [String: Double] = [:]

  package init(_ source: Source) throws(Problem) {
    if source.contents.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      readJUnit(Array(source.contents))
    } else {
      readResult(try Document.read(source, as: .json))
    }
    guard !seconds.isEmpty else {
      throw Problem(
        "`\(source.name)` has no durations of tests",
        help: "use a JUnit report, or the output of `xcrun xcresulttool get test-results tests`")
    }
  }

  package func seconds(of target: Target) -> Double? {
    let names = [target.name, target.productName] + target.moduleNames
    return names.lazy.compactMap { seconds[$0] }.first
  }

  /// A test case counts for each suite around it, and for the module of its class.
  private mutating func readJUnit(_ bytes: [UInt8]) {
    var tags = XMLTags(bytes)
    var suites: [String] = []
    while let tag = tags.next() {
      switch tag.name {
      case "testsuites", "testsuite":
        if tag.isClosing {
          _ = suites.popLast()
        } else if !tag.isEmpty {
          suites.append(tag.attributes["name"] ?? "")
        }
      case "testcase" where !tag.isClosing:
        guard let time = tag.attributes["time"].flatMap(Double.init), time.isFinite, time >= 0
        else { continue }
        let names = suites + [tag.attributes["classname"] ?? ""]
        // A class, or the ending of a bundle, follows the first dot.
        for name in Set(names.map { String($0.prefix { $0 != "." }) }) {
          seconds[name, default: 0] += time
        }
      default: break
      }
    }
  }

  /// Test cases are below the bundles that they belong to.
  private mutating func readResult(_ document: Document) {
    var open = (document.root?["testNodes"]?.items.map { ($0, "") }) ?? []
    while let (node, bundle) = open.popLast() {
      let type = node["nodeType"]?.text ?? ""
      let name = type.hasSuffix("test bundle") ? node["name"]?.text ?? "" : bundle
      if type == "Test Case", let time = node["durationInSeconds"].flatMap({ Double($0.text) }),
        time.isFinite, time >= 0
      {
        seconds[name, default: 0] += time
      } else {
        open += node["children"]?.items.map { ($0, name) } ?? []
      }
    }
  }
}
