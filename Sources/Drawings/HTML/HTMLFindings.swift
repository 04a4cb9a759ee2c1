internal import Documents
internal import Findings
internal import Modules

/// The list of findings beside a drawing; each leads to what it is about.
enum HTMLFindings {
  static func text(of drawing: Drawing) -> String {
    let all = drawing.remarks + drawing.strays
    guard !all.isEmpty else { return "<h2>No findings here</h2>\n" }
    return "<h2>\(Count.of(all.count, "finding"))</h2>\n<ol id=\"findings\">\n"
      + all.map(item).joined() + "</ol>\n"
  }

  private static func item(for remark: Drawing.Remark) -> String {
    let box = remark.boxes.first.map { "box-\($0)" }
    let target = remark.arrow.map { "arrow-\($0)" } ?? box
    let message = Markup.escaped(remark.message)
    var text = "<li class=\"\(remark.severity.rawValue)\""
    text += " data-rule=\"\(Markup.escaped(remark.rule))\" data-target=\"\(target ?? "")\""
    text += " data-boxes=\"\(remark.boxes.map(String.init).joined(separator: " "))\">"
    // What is about nothing drawn leads nowhere.
    text += target.map { "<a href=\"#\($0)\">\(message)</a>" } ?? "<span>\(message)</span>"
    text += "<small>\(remark.severity.rawValue) · \(Markup.escaped(remark.rule)) · "
    return text + "\(Markup.escaped("\(remark.place.file):\(remark.place.line)"))</small></li>\n"
  }
}
