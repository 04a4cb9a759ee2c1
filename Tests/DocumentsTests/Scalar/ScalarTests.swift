import Documents
import TestSupport
import Testing

/// How XcodeGen's parser types a plain scalar.
struct ScalarTests {
  /// What the first item of a list with one item is.
  private func type(_ text: String) throws -> Value? {
    guard case .list(let items) = try Value.read("- \(text)") else { return nil }
    return items.first
  }

  @Test(arguments: ["yes", "true", "on"])
  func wordsThatAreTrue(_ word: String) throws {
    #expect(try type(word) == true)
    #expect(try type(word.capitalized) == true)
    #expect(try type(word.uppercased()) == true)
  }

  @Test(arguments: ["no", "false", "off"])
  func wordsThatAreFalse(_ word: String) throws {
    #expect(try type(word) == false)
    #expect(try type(word.capitalized) == false)
    #expect(try type(word.uppercased()) == false)
  }

  @Test(arguments: [
    "y", "n", "Y", "N", "yEs", "tRUE", "oN", "OfF", "yess", "no.", "~", "null", "Null", "NULL", "=",
    "nil", "'yes'", "\"no\"",
  ])
  func wordsThatAreText(_ word: String) throws {
    #expect(try type(word) == .text(word.filter { $0 != "'" && $0 != "\"" }))
  }

  @Test func nothingIsTheEmptyText() throws {
    #expect(try Value.read("a:\nb: ''\nc: [{d}]") == ["a": "", "b": "", "c": [["d": ""]]])
    #expect(try Value.read("-\n- x") == ["", "x"])
    #expect(try Value.read("a: # nothing") == ["a": ""])
  }

  @Test(arguments: [
    ("0", 0), ("7", 7), ("-7", -7), ("+7", 7), ("1_000", 1000), ("1_", 1), ("123", 123),
    ("0777", 511), ("010", 8), ("00", 0), ("0o14", 12), ("-0o14", -12), ("0o1_4", 12), ("0_7", 7),
    ("0x10", 16), ("0xfF", 255), ("-0xF_F", -255), ("0b101", 5), ("+0b1_1", 3),
    ("1:30", 90), ("12:30:45", 45045), ("-1:30", -90), ("1:5", 65), ("1_0:00", 600),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
  ])
  func wholeNumbers(_ text: String, _ value: Int) throws {
    #expect(try type(text) == .int(value))
  }

  @Test(arguments: [
    ("1.10", 1.1), ("14.0", 14), ("1.", 1), ("1e3", 1000), ("08", 8), ("09.5", 9.5),
    ("-1.5", -1.5), ("+1.5", 1.5), (".5", 0.5), (".5e+1", 5), ("1E-2", 0.01), ("1.5e3", 1500),
    ("1_0.5_0", 10.5), ("1:30.5", 90.5), ("-1:30.5", -90.5), ("0.0", 0), ("-0.0", 0),
    (".inf", .infinity), (".Inf", .infinity), ("+.INF", .infinity), ("-.inf", -.infinity),
    ("1e999", .infinity),
  ])
  func fractions(_ text: String, _ value: Double) throws {
    #expect(try type(text) == .float(value))
  }

  @Test(arguments: [".nan", ".NaN", ".NAN"])
  func notANumber(_ text: String) throws {
    guard case .float(let value) = try type(text) else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(value.isNaN)
  }

  @Test(arguments: [
    // Numbers to the eye, but not to the parser.
    "1.0.0", "15.0.1", "-.5", "+.5", ".5e1", "1,000", "1 000", "0x", "0b", "0b2", "0o8", "0xG",
    "1:60", ":30", "0:30", "1e", "e3", "1e3.5", "--1", "+-1", "1-2", "_1", ".", "..", "-",
    "+",
    ".iNF", "-.nan", "+.nan", ".infinity", "inf", "nan",
    // They match, but do not convert.
    "9223372036854775808", "-9223372036854775809", "-0", "+0", "0b_", "0x_", "._",
    "99999999999999999999:59:59",
    // Versions, paths, build settings.
    "5.9.2", "$(inherited)", "${VALUE}", "12.0-beta", "iPhone15,2", "1/2", "100%",
  ])
  func numbersThatAreText(_ text: String) throws {
    guard text != "-" else {
      #expect(try type(text) == [""])
      return
    }
    #expect(try type(text) == .text(text))
  }

  @Test(arguments: [
    "2024-01-02", "2024-13-45", "2024-01-02T03:04:05Z", "2024-1-2t3:04:05",
    "2024-01-02 03:04:05", "2024-01-02 03:04:05.25 +2", "2024-01-02T03:04:05-08:30",
    "2024-01-02 \t 03:04:05 Z", "2024-01-02 03:04:05.",
  ])
  func dates(_ text: String) throws {
    #expect(try type(text) == .date(text))
  }

  @Test(arguments: [
    "2024-1-1", "2024-01-2", "24-01-02", "2024-01-02T", "2024-01-02T03:04", "2024-01-02T3:4:05",
    "2024-01-02T03:04:05X", "2024-01-02x", "20240102-", "2024-01-02T03:04:05 +2:3",
    "v2024-01-02",
  ])
  func datesThatAreText(_ text: String) throws {
    #expect(try type(text) == .text(text))
  }

  @Test func onlyAPlainScalarOnOneLineHasAType() throws {
    #expect(
      try Value.read("a: '1'\nb: \"yes\"\nc: |\n  1\nd: >-\n  no") == [
        "a": "1", "b": "yes", "c": "1\n", "d": "no",
      ])
    #expect(try Value.read("a:\n  1\n  2") == ["a": "1 2"])
    #expect(try Value.read("a:\n  1\nb: [yes, 1.5, '1.5']") == ["a": 1, "b": [true, 1.5, "1.5"]])
  }

  @Test func keysAreTheirText() throws {
    #expect(
      try Value.read("1.10: a\nyes: b\n2024-01-02: c\n0x10: d") == [
        "1.10": "a", "yes": "b", "2024-01-02": "c", "0x10": "d",
      ])
  }

  @Test func scalarsOfJSONHaveItsTypes() throws {
    let text =
      #"[1, -0, 1.5, 1e2, 9223372036854775808, true, false, null, "yes", "1", "null", 010]"#
    #expect(throws: Problem.self) { try Value.read(text, as: .json) }
    #expect(
      try Value.read(text.replacing(", 010", with: ""), as: .json) == [
        1, 0, 1.5, 100.0, 9_223_372_036_854_775_808.0, true, false, .null, "yes", "1", "null",
      ])
  }
}
