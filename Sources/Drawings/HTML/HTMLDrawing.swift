internal import Pages

/// Writes a drawing as one page that needs no network: picture, findings and a table.
///
/// The picture and the lists are there without a script; the script adds search, filters, zoom and
/// the highlighting of chains. The policy lets nothing run or load but that script and that style.
struct HTMLDrawing {
  private let drawing: Drawing

  static func text(of drawing: Drawing) -> String { HTMLDrawing(drawing: drawing).page.text }

  private var page: Markup {
    let end: Markup = "<script>\(PageCode.script.text)</script>\n</body>\n</html>\n"
    let parts = drawing.view.makeParts([
      { [start] }, { SVGDrawing(drawing).part },
      { [middle, HTMLTable(of: drawing).markup] + chainLinks + cards + [end] },
    ])
    return parts.joined()
  }

  private var start: Markup {
    let head = Markup.head(
      title: drawing.title, policy: HTMLDrawing.policy, style: PageCode.style.text)
    let captions = drawing.captions.dropFirst().map { caption -> Markup in
      caption == drawing.unread ? "<strong class=\"unread\">\(caption)</strong>" : "\(caption)"
    }
    return Markup(
      DrawingFiles.pageStart,
      [
        "head": head, "title": "\(drawing.title)",
        "captions": captions.joined(separator: "<br>"),
      ])
  }

  private var middle: Markup {
    Markup(DrawingFiles.pageMiddle, ["legend": legend, "findings": findings])
  }

  private var legend: Markup {
    let signs = Legend(of: drawing).entries.map(\.sign)
    let keys = zip(signs, LegendKey.all(of: drawing)).map { sign, key -> Markup in
      #"""
      <li data-sign="\#(selector(of: sign))"><svg class="drawing" width="\#(LegendKey.width)" height="\#(LegendKey.height)" \#
      aria-hidden="true">\#(key.sample)</svg>\#(key.words)</li>

      """#
    }
    return "<ul id=\"legend\" aria-label=\"Legend\">\n\(keys.joined())</ul>\n"
  }

  /// What the page looks for, so that only signs that are in sight are explained.
  private func selector(of sign: Legend.Sign) -> String {
    switch sign {
    case .box(let meaning): ".box.\(meaning.word)"
    case .arrow(let style): ":is(.arrow,.bundle).\(style.rawValue)"
    case .thin: ".arrow.thin"
    case .change(let change): ".sign.\(change.rawValue)"
    case .fixed: ".sign.fixed"
    case .hub(let sign): "#box-\(drawing.boxes.firstIndex { $0.port == sign } ?? 0)"
    case .chosen: ".box.asked"
    case .affected: ".box.affected"
    case .flaw(let severity): ".box.\(severity.rawValue)"
    case .badge(let severity): ".badge.\(severity.rawValue)"
    case .cut: "path.cut"
    }
  }

  /// The list of findings next to the diagram by rule, worst first, with links to their subjects.
  private var findings: Markup {
    let all = drawing.remarks + drawing.strays
    guard !all.isEmpty else {
      let rest: Markup =
        drawing.view.accepted.isEmpty
        ? "" : "<p>\(drawing.view.accepted.inSentence) not shown</p>\n"
      return "<h2>No findings here</h2>\n\(rest)"
    }
    let worst = { (group: [Drawing.Remark]) in group.map(\.finding.severity).max() ?? .info }
    let groups = Dictionary(grouping: all, by: \.finding.rule).sorted { one, other in
      let (mine, its) = (worst(one.value), worst(other.value))
      return mine == its ? one.key < other.key : mine > its
    }
    return #"""
      <h2 id="finding-count">\#(all.count.of("finding"))</h2>
      <div id="findings">
      \#(groups.map(section).joined())</div>

      """#
  }

  private func section(of rule: String, _ remarks: [Drawing.Remark]) -> Markup {
    #"""
    <section><h3>\#(HTMLLink.markup(rule, to: drawing.view.links.ofRule(rule))) · \#(remarks.count)</h3>
    <ol>
    \#(remarks.map(item).joined())</ol></section>

    """#
  }

  private func item(for remark: Drawing.Remark) -> Markup {
    let finding = remark.finding
    let target = remark.arrow.map { "arrow-\($0)" } ?? remark.boxes.first.map { "box-\($0)" }
    // What is about nothing drawn leads nowhere.
    let words: Markup =
      target.map { ##"<a href="#\##($0)">\##(finding.message)</a>"## }
      ?? "<span>\(finding.message)</span>"
    let boxes = remark.boxes.map(String.init).joined(separator: " ")
    return #"""
      <li class="\#(finding.severity.rawValue)" data-rule="\#(finding.rule)" \#
      data-state="\#(finding.state == .new ? "new" : "")" \#
      data-target="\#(target ?? "")" data-boxes="\#(boxes)">\#(words)\#
      <small>\#(finding.severity.rawValue) · \#
      \#(HTMLLink.markup(finding.place, by: drawing.view.links.ofPlace))</small></li>

      """#
  }

  /// What chains are followed along, for the script.
  private var chainLinks: [Markup] {
    let lines = drawing.chainLinks.map { "<li>\($0)</li>\n" as Markup }
    let files = drawing.files.map { "<li>\($0)</li>\n" as Markup }
    let address: Markup = drawing.view.links.template.map { #" data-address="\#($0)""# } ?? ""
    let middle: Markup = "</ul>\n<ul id=\"files\" hidden\(address)>\n"
    return ["<ul id=\"links\" hidden>\n"] + lines + [middle] + files + ["</ul>\n"]
  }

  private var cards: [Markup] {
    drawing.cards().enumerated().map { index, card -> Markup in
      guard let card else { return "" }
      let facts = ModuleCard.markup(card.facts, address: drawing.view.links.ofPlace)
      return #"<template id="card-\#(index)">\#(facts)</template>\#n"#
    }
  }

  /// Nothing may be loaded, and only what this program wrote may run.
  private static let policy: Markup = """
    default-src 'none'; script-src '\(PageCode.script.hash)'; \
    style-src '\(PageCode.style.hash)'; base-uri 'none'; form-action 'none'
    """
}
