import Imports
import Testing

/// What a source of the C family imports.
struct IncludeTests {
  private func shown(_ text: String) -> [String] { SourceScan.shown(text, as: .cFamily) }

  @Test(arguments: [
    ("#import <A/B.h>", ["1:10 header A/B.h"]),
    ("#include \"A/B.h\"", ["1:11 header A/B.h"]),
    ("  #  include_next <A/B/C.h>", ["1:20 header A/B/C.h"]),
    ("#import/* */<A/B.h>", ["1:14 header A/B.h"]),
    ("/* c */ #import <A/B.h>", ["1:18 header A/B.h"]),
    ("@import A.B;", ["1:9 A.B"]),
    ("int a; @import A;", ["1:16 A"]),
    ("#pragma clang module import A", ["1:29 A"]),
    ("#imp\\\nort <A/B.h>\n@import C;", ["2:6 header A/B.h", "3:9 C"]),
    (
      "#ifdef X // y\n#import <A/B.h>\n#elif Z\n#import <C/D.h>\n#endif\n@import E;",
      ["2:10 header A/B.h (ifdef X)", "4:10 header C/D.h (!(ifdef X) && Z)", "6:9 E"]
    ),
    ("#import \\\n  <A/B.h>", ["2:4 header A/B.h"]),
  ])
  func isFound(_ text: String, _ expected: [String]) {
    #expect(shown(text) == expected)
  }

  @Test(arguments: [
    "#import <A.h>", "#import \"M-Swift.h\"", "#import \"../A/B.h\"", "#import </A/B.h>",
    "// #import <A/B.h>", "// \\\n#import <A/B.h>", "/* \n#import <A/B.h>\n*/",
    "char *a = \"\\\n@import A;\";", "NSString *a = @\"@import A;\";", "a #import <A/B.h>",
    "#import <A/B.h", "#if __has_include(<A/B.h>)\n#endif", "#define X <A/B.h>\n// import",
    "auto a = R\"(\n@import A;\n)\";", "auto a = u8R\"x()\" @import A; )x\";",
  ])
  func isNone(_ text: String) {
    #expect(shown(text) == [])
  }

  @Test(arguments: [
    "/* /* */", "char a = '\"';", "int a = 1'000'000;", "// it's", "#error don't",
    "auto a = R\"x(\")x\";",
    "char *a = \"\\\"\";", "#define A \"",
  ])
  func isNotHidden(_ text: String) {
    #expect(SourceScan.modules(text + "\n@import A;\n", as: .cFamily) == ["A"])
  }

  @Test(
    "headers of no named framework are known to be there",
    arguments: [
      ("#import <A/B.h>\n@import C;", false), ("#import \"B.h\"", true), ("#include <B.h>", true),
      ("#include \"A/B.h\"", true), ("// #import \"B.h\"\n#import <A/B.h>", false), ("", false),
    ])
  func local(text: String, expected: Bool) {
    #expect(SourceScan(Array(text.utf8), as: .cFamily).hasLocalHeaders == expected)
  }
}
