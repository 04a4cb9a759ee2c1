import Documents
import TestSupport
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  private let keys = ["targets", "dependencies", "sources", "settings", "type"]

  @Test(
    "is at most two typos away",
    arguments: [
      ("target", "targets"),  // one letter missing
      ("targetts", "targets"),  // one too many
      ("terget", "targets"),  // one wrong, one missing
      ("depencencies", "dependencies"),  // one wrong
      ("dependecnies", "dependencies"),  // two exchanged
      ("Sources", "sources"),  // another case
      ("SETTING", "settings"),
      ("dependency", "dependencies"),  // one instead of many
    ])
  func near(typed: String, meant: String) {
    #expect(NearestName.of(typed, among: keys) == meant)
  }

  @Test(
    "is nil when all are further away", arguments: ["tgt", "libraries", "", "ts", "depends"])
  func far(typed: String) {
    #expect(NearestName.of(typed, among: keys) == nil)
  }

  @Test("of short words forgives one typo only")
  func short() {
    #expect(NearestName.of("ap", among: ["app"]) == "app")
    #expect(NearestName.of("xpp", among: ["app"]) == "app")
    #expect(NearestName.of("xyp", among: ["app"]) == nil)
    #expect(NearestName.of("core", among: ["Store"]) == nil)
    #expect(NearestName.of("x", among: ["a", "xy"]) == nil)
    #expect(NearestName.of("x", among: ["a", "X"]) == "X")
  }

  @Test("is the nearest, and among equals the first")
  func choice() {
    #expect(NearestName.of("core", among: ["care", "cores", "score"]) == "care")
    #expect(NearestName.of("shard", among: ["hard", "shared", "Shard"]) == "Shard")
  }

  @Test("is never the word itself")
  func itself() {
    #expect(NearestName.of("app", among: ["app"]) == nil)
  }

  @Test("is as near as a search of every way says")
  func everyWay() {
    var random = SplitMix(seed: 7)
    for _ in 0..<600 {
      let (one, other) = (word(&random), word(&random))
      let typos = typos(Array(one.utf8), Array(other.utf8))
      guard one != other else { continue }
      for limit in 0...2 {
        let isNear = typos <= min(limit, one.count > 4 ? 2 : one.count > 1 ? 1 : 0)
        let found = NearestName.of(one, among: [other], atMost: limit)
        #expect((found == other) == isNear, "\(one) \(other) \(limit)")
      }
    }
  }

  /// The typos between two words by the full table; a swap of two letters is one.
  private func typos(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var table = (0...one.count).map { row in (0...other.count).map { $0 == 0 ? row : $0 } }
    for row in 0..<one.count {
      for column in 0..<other.count {
        var typos = min(table[row][column + 1], table[row + 1][column]) + 1
        typos = min(typos, table[row][column] + (one[row] == other[column] ? 0 : 1))
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          typos = min(typos, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = typos
      }
    }
    return table[one.count][other.count]
  }

  /// A short word of two letters.
  private func word(_ random: inout SplitMix) -> String {
    (0..<Int.random(in: 0...7, using: &random)).map { _ in Bool.random(using: &random) ? "a" : "b" }
      .joined()
  }

  @Test("among more than anybody writes is not looked for where as many are sought (amongFew)")
  func few() {
    let many = (0..<200).map { "name\($0)" }
    #expect(NearestName.of("names1", amongFew: many) == nil)
    #expect(NearestName.of("names1", amongFew: many.dropLast()) == "name1")
  }

  @Test("of long words is found quickly")
  func long() {
    let word = String(repeating: "module", count: 4_000)
    #expect(NearestName.of(word + "x", among: [word]) == word)
    #expect(NearestName.of(word, among: [word.uppercased() + "xyz"]) == nil)
  }
}
