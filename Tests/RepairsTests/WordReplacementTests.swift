import Documents
import Repairs
import Testing

@Suite("Replacing words")
struct WordReplacementTests {
  @Test(
    "takes a word where it is by itself, and never a part of another one",
    arguments: [
      ("Net", "Web"), ("Network", "Network"), ("MyNet", "MyNet"), ("Net_iOS", "Net_iOS"),
      ("Net-UI", "Net-UI"), ("'Net'", "'Web'"), ("Net.framework", "Web.framework"),
      ("[Net,Net]", "[Web,Web]"), ("Net/Net", "Web/Web"), ("net", "net"), ("Net Kit", "Net Kit"),
      ("org.app.Net", "org.app.Web"), ("!Net*", "!Web*"), ("", ""),
    ])
  func whole(text: String, replaced: String) {
    let words = WordReplacement(["Net": "Web"], keeping: ["Net Kit"])
    #expect(words.replaced(in: text) == replaced)
  }

  @Test(
    "takes parts of words at their humps, if asked to",
    arguments: [
      ("NetTests", "WebTests"), ("Network", "Network"), ("ISSNetCore", "ISSWebCore"),
      ("Net2", "Web2"), ("Net_iOS", "Web_iOS"), ("Netting", "Netting"), ("INet", "IWeb"),
      ("PlanetNet", "PlanetWeb"), ("NetKit", "NetKit"),
    ])
  func parts(text: String, replaced: String) {
    let words = WordReplacement(["Net": "Web"], keeping: ["NetKit"], inParts: true)
    #expect(words.replaced(in: text) == replaced)
  }

  @Test("tells names from parts of paths, by their keys and by slashes")
  func uses() throws {
    let spec = """
      name: Net # Net
      targets:
        Net:
          sources: [Net, {path: a/Net/b}]
          settings: {INFOPLIST_FILE: Net/Info.plist, NAME: Net, L: Net.xib, UIMainStoryboardFile: Net}
          configFiles: {Net: Net/Net.xcconfig}
          dependencies: [{target: Net/Net}, {framework: Net.framework}]
      """
    let source = Source(name: "", bytes: Array(spec.utf8))
    let document = try Document.read(source, as: .yaml)
    let words = DocumentWords(document)
    let uses = WordReplacement(["Net": "Web"]).matches(in: Array(spec.utf8)).map { match in
      switch words.use(of: match.range) {
      case .name: "name"
      case .other: "other"
      case .path(let text, let whole): "\(text) of \(whole)"
      }
    }
    #expect(
      uses == [
        "name", "name", "name", "Net of Net", "a/Net of a/Net/b", "Net of Net/Info.plist", "name",
        "other", "other", "other", "Net of Net/Net.xcconfig", "Net/Net of Net/Net.xcconfig",
        "Net of Net/Net", "Net/Net of Net/Net", "name",
      ])
  }
}
