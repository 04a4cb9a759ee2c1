internal import Documents

/// Writes a drawing as one page that needs no network: picture, findings and a table.
///
/// The picture and the lists are there without a script; the script adds search, filters, zoom and
/// the highlighting of chains. The policy lets nothing run or load but that script and that style.
struct HTMLDrawing {
  private let drawing: Drawing
  private var text = ""

  static func text(of drawing: Drawing) -> String {
    var page = HTMLDrawing(drawing: drawing)
    page.write()
    return page.text
  }

  private init(drawing: Drawing) { self.drawing = drawing }

  private mutating func write() {
    let title = Markup.escaped(drawing.title)
    text += "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    text += "<meta http-equiv=\"Content-Security-Policy\" content=\"\(HTMLDrawing.policy)\">\n"
    text += "<meta name=\"viewport\" content=\"width=device-width\">\n"
    text += "<title>\(title)</title>\n<style>\(HTMLStyle.text)</style>\n</head>\n<body>\n"
    text += "<div id=\"screen\">\n"
    writeHeader(title)
    var picture = SVGDrawing(drawing)
    picture.writePart()
    text += "<main>\n<div id=\"view\">\n"
    text += "<div id=\"picture\" tabindex=\"0\" role=\"group\" aria-label=\"Drawing\">\n"
    text += "\(picture.text)</div>\n\(legend)</div>\n"
    text += "<aside>\n<section id=\"details\" aria-live=\"polite\" hidden></section>\n"
    text += HTMLFindings.text(of: drawing)
    text += "<p id=\"hint\" class=\"quiet\" hidden>\(HTMLDrawing.hint)</p>\n"
    text += "</aside>\n</main>\n</div>\n"
    text += HTMLTable.text(of: drawing)
    text += "<script>\(HTMLScript.text)</script>\n</body>\n</html>\n"
  }

  private mutating func writeHeader(_ title: String) {
    text += "<header>\n<div>\n<h1>\(title)</h1>\n<p>"
    text += drawing.captions.dropFirst().map(Markup.escaped).joined(separator: "<br>")
    text += "</p>\n</div>\n"
    text += "<form id=\"tools\" role=\"search\" hidden>\n"
    text +=
      "<input id=\"search\" type=\"search\" placeholder=\"Search ( / )\" aria-label=\"Search\">"
    text += "<output id=\"hits\"></output>\n"
    text += choice("layer", drawing.bands.map(\.name))
    text += choice("role", Legend(of: drawing).kinds.map(\.word))
    text += choice("rule", Set((drawing.remarks + drawing.strays).map(\.rule)).sorted())
    text += "<button type=\"button\" id=\"closer\" title=\"Closer ( + )\">+</button>"
    text += "<button type=\"button\" id=\"farther\" title=\"Farther ( - )\">−</button>"
    text += "<button type=\"button\" id=\"whole\" title=\"Everything ( 0 )\">Fit</button>"
    text += "<button type=\"button\" id=\"theme\" title=\"By day or by night\">Dark</button>\n"
    text += "</form>\n</header>\n"
  }

  /// A list to filter by, if there is anything to choose.
  private func choice(_ name: String, _ values: [String]) -> String {
    guard values.count > 1 || (name == "rule" && !values.isEmpty) else { return "" }
    let options = values.map { "<option>\(Markup.escaped($0))</option>" }.joined()
    return "<select id=\"\(name)\" aria-label=\"\(name)\"><option value=\"\">any \(name)</option>"
      + "\(options)</select>\n"
  }

  private var legend: String {
    let size =
      "width=\"\(Markup.number(LegendKey.width))\" height=\"\(Markup.number(LegendKey.height))\""
    let keys = LegendKey.all(of: drawing).map { key in
      "<li><svg class=\"drawing\" \(size) aria-hidden=\"true\">\(key.sample)</svg>"
        + "\(Markup.escaped(key.words))</li>\n"
    }
    return "<ul id=\"legend\" aria-label=\"Legend\">\n\(keys.joined())</ul>\n"
  }

  private static let hint = """
    Choose a box or an arrow to see what hangs together. Drag and scroll to move about, or use the \
    arrow keys, + and −.
    """

  /// Nothing may be loaded, and only what this program wrote may run.
  private static let policy =
    "default-src 'none'; script-src 'sha256-\(SHA256.base64(of: HTMLScript.text))';"
    + " style-src 'sha256-\(SHA256.base64(of: HTMLStyle.text))'; base-uri 'none';"
    + " form-action 'none'"
}
