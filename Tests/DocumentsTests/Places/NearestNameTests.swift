import Documents
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  private let keys = ["targets", "dependencies", "sources", "settings", "type"]

  @Test(
    "is at most two slips away",
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

  @Test("of short words forgives one slip only")
  func short() {
    #expect(NearestName.of("ap", among: ["app"]) == "app")
    #expect(NearestName.of("xpp", among: ["app"]) == "app")
    #expect(NearestName.of("xyp", among: ["app"]) == nil)
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

  @Test("of long words is found quickly")
  func long() {
    let word = String(repeating: "module", count: 4_000)
    #expect(NearestName.of(word + "x", among: [word]) == word)
    #expect(NearestName.of(word, among: [word.uppercased() + "xyz"]) == nil)
  }
}
