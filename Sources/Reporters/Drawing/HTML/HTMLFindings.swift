internal import Findings
internal import Modules

/// The list of findings beside a drawing; each leads to what it is about.
enum HTMLFindings {
  static func text(of drawing: Drawing) -> String {
    guard !drawing.remarks.isEmpty else { return "<h2>No findings</h2>\n" }
    var text = "<h2>\(Count.of(drawing.remarks.count, "finding"))</h2>\n<ol id=\"findings\">\n"
    for (index, remark) in drawing.remarks.enumerated() {
      let box = remark.boxes.first.map { "box-\($0)" } ?? ""
      let target = remark.arrow.map { "arrow-\($0)" } ?? box
      text += "<li class=\"\(remark.severity.rawValue)\" data-remark=\"\(index)\""
      text += " data-rule=\"\(Markup.escaped(remark.rule))\" data-target=\"\(target)\""
      text += " data-boxes=\"\(remark.boxes.map(String.init).joined(separator: " "))\">"
      text += "<a href=\"#\(target)\">\(Markup.escaped(remark.message))</a>"
      text += "<small>\(remark.severity.rawValue) · \(Markup.escaped(remark.rule)) · "
      text += "\(Markup.escaped("\(remark.place.file):\(remark.place.line)"))</small></li>\n"
    }
    return text + "</ol>\n"
  }
}
