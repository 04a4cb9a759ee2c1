import Documents
import Findings
import Foundation
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("A drawing as a page")
struct HTMLDrawingTests {
  private func page() throws -> String {
    let station = try Station()
    let finding = try station.finding("ISSCosmonaut", "ISSSpacesuit")
    return HTMLDrawing.text(of: station.draw(DrawingView(), [finding]))
  }

  @Test("shows picture, findings and table without a script")
  func withoutScript() throws {
    let page = try page()
    #expect(page.contains("<g class=\"box app\" id=\"box-0\">"))
    #expect(page.contains("id=\"arrow-2\" data-from=\"1\" data-to=\"2\""))
    #expect(page.contains("<a href=\"#arrow-2\">ISSCosmonaut links ISSSpacesuit</a>"))
    #expect(
      page.contains(
        """
        <tr data-box="3" data-band="2" data-members="2 3 4 5" data-names="ISSNetwork
        ISSNetworkCore
        ISSNetworkMock
        ISSNetworkTests" data-owner=""><th scope="row"><a href="#box-3">ISSNetwork</a></th><td>service</td>\
        <td>implementation</td><td class="number">3</td><td class="number">1</td>\
        <td class="number">1</td><td class="number">25 %</td><td class="number">0</td>\
        <td class="number"></td><td class="number"></td></tr>
        """))
  }

  @Test("a finding about the whole stands in the list, and leads nowhere")
  func stray() throws {
    let station = try Station()
    let finding = Finding(
      rule: "layer-less", .info, "nothing has a layer", at: Place(file: ".archlint.yml"),
      from: Subject("the whole"))
    let page = HTMLDrawing.text(of: station.draw(DrawingView(), [finding].reported))
    #expect(page.contains("<h2 id=\"finding-count\">1 finding</h2>"))
    #expect(page.contains("<span>nothing has a layer</span>"))
    let part = DrawingView.Part.around([try station.drawing["ISSLogging"]], depth: 1, .up)
    let narrow = HTMLDrawing.text(
      of: station.draw(DrawingView(part: part), [finding].reported))
    #expect(narrow.contains("<h2>No findings here</h2>"))
    #expect(narrow.contains("1 finding outside this view"))
  }

  @Test("findings are listed by rule, worst first")
  func grouped() throws {
    let station = try Station()
    let findings = [
      try station.finding("ISSCosmonaut", "ISSSpacesuit", .warning, rule: "b-warning"),
      try station.finding("ISSCosmonaut", "ISSSpacesuit", rule: "c-error"),
      try station.finding("ISSSpacesuit", "ISSNetwork", .warning, rule: "b-warning"),
      try station.finding("ISSSpacesuit", "ISSNetwork", rule: "a-error"),
    ]
    let page = HTMLDrawing.text(of: station.draw(DrawingView(), findings))
    let heads = page.matches(of: #/<section><h3>(.*?)</h3>/#).map { String($0.1) }
    #expect(heads == ["a-error · 1", "c-error · 1", "b-warning · 2"])
    #expect(!page.contains("data-state=\"new\""))
  }

  @Test("hints have a line for each message, and no escapes")
  func hints() throws {
    let station = try Station()
    let findings = [
      try station.finding("ISSCosmonaut", "ISSSpacesuit"),
      try station.finding("ISSCosmonaut", "ISSSpacesuit", rule: "cycle"),
    ]
    let picture = SVGDrawing.text(of: station.draw(DrawingView(), findings))
    let links = "ISSCosmonaut links ISSSpacesuit"
    #expect(
      picture.contains("<title>ISSCosmonaut → ISSSpacesuit\n\(links)\n\(links)</title>"))
    #expect(!picture.contains("\\u{"))
  }

  @Test("a search finds what is folded into a box")
  func folded() throws {
    #expect(try page().contains("ISSNetworkMock"))
    #expect(PageCode.script.text.text.contains("rows[box].dataset.names"))
  }

  @Test("counts what an app loads")
  func images() throws {
    let drawing = try Station().draw()
    #expect(drawing.boxes.map(\.images) == [5, nil, nil, nil, nil])
  }

  @Test("nothing is loaded, and nothing runs but the one script")
  func policy() throws {
    let page = try page()
    let policy =
      "default-src 'none'; script-src 'sha256-\(SHA256.base64(of: PageCode.script.text.text))';"
      + " style-src 'sha256-\(SHA256.base64(of: PageCode.style.text.text))'; base-uri 'none';"
      + " form-action 'none'"
    #expect(page.contains("content=\"\(policy)\""))
    for word in [" src=", "@import", "url(http", " style=", "onclick", "<link"] {
      #expect(!page.contains(word), "\(word)")
    }
    let addresses = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    #expect(!addresses.contains("http:") && !addresses.contains("https:"))
  }

  @Test("a page names its script and its style by their hashes")
  func hashes() {
    for code in [PageCode.script, .matrixScript, .style] {
      #expect(code.hash.text == "sha256-\(SHA256.base64(of: code.text.text))")
    }
  }

  @Test(
    "the hash is the standard's",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func hash(text: String, expected: String) {
    #expect(SHA256.base64(of: text) == expected)
  }

  @Test("a hostile name stays text", arguments: HostileName.all)
  func hostile(name: String) throws {
    var drawing = try Station("core | Plain, Other\nPlain -> Other").draw()
    drawing.boxes[0].name = name
    for text in [HTMLDrawing.text(of: drawing), SVGDrawing.text(of: drawing)] {
      #expect(!text.contains("<img"))
      #expect(!text.contains("<script>alert") && !text.contains("<script>document"))
      #expect(!text.contains("<!--") && !text.contains("\u{202E}") && !text.contains("\u{1B}"))
    }
  }

  @Test("a picture is well-formed XML", .enabled(if: OutsideTool.areInstalled("xmllint")))
  func wellFormed() throws {
    var drawing = try Station(
      "core | " + HostileName.all.indices.map { "M\($0 + 10)" }.joined(separator: ", ")
    ).draw()
    for (index, name) in HostileName.all.enumerated() { drawing.boxes[index].name = name }
    let text = SVGDrawing.text(of: drawing)
    let (lines, code) = try OutsideTool.run("xmllint --noout input", on: text)
    #expect(code == 0, "\(lines)")
  }
}
