internal import Documents
internal import Drawings

/// The colours and lines of pictures, by day and by night.
enum SVGStyle {
  /// How many tints bands take in turn.
  static let tintCount = 6

  /// The tips of arrows, one for each style, because not every renderer lends them the line's.
  static let markers: Markup = "<defs>\(ArrowStyle.allCases.map(marker).joined())</defs>\n"

  private static func marker(_ style: ArrowStyle) -> Markup {
    let size = style == .error || style == .warning ? 9 : 8
    return #"""
      <marker id="tip-\#(style.rawValue)" class="tip \#(style.rawValue)" viewBox="0 0 10 10" \#
      refX="9" refY="5" markerWidth="\#(size)" markerHeight="\#(size)" \#
      markerUnits="userSpaceOnUse" orient="auto">\#
      \#(tip(of: style))</marker>
      """#
  }

  /// A triangle, two strokes, or the ring of what is no link.
  private static func tip(of style: ArrowStyle) -> Markup {
    style == .imported
      ? #"<circle cx="5" cy="5" r="4"/>"#
      : #"<path d="M0 1L10 5L0 9\#(style.hasOpenTip ? "" : "z")"/>"#
  }

  /// Plain rules without variables: not every renderer knows them.
  static let day: Markup = """
    .drawing text{font-family:Helvetica,Arial,"Liberation Sans",sans-serif;fill:#1f2937}
    .page{fill:#ffffff}
    .drawing .title{font-size:20px;font-weight:bold}
    .drawing .caption,.drawing .key text{font-size:11.5px;fill:#566172}
    .drawing .unread{fill:#b45309;font-weight:bold}
    .band text{font-size:14px;font-weight:bold;letter-spacing:.3px;fill:#475569}
    .band rect{fill:#f1f3f6}
    .tint0 rect{fill:#eef2fb}.tint1 rect{fill:#eef7f1}.tint2 rect{fill:#fbf6e9}
    .tint3 rect{fill:#f7effa}.tint4 rect{fill:#eff3f6}.tint5 rect{fill:#fdf0ee}
    .box .name{font-size:13px;text-anchor:middle}
    .box .detail{font-size:10px;text-anchor:middle;fill:#64748b}
    .box .outline{fill:#ffffff;stroke:#64748b;stroke-width:1.2}
    .box.app .outline{fill:#e0e9fb;stroke:#3b5b92;stroke-width:1.6}
    .box.layer .outline{stroke-width:1.8}
    .box.mock .outline{stroke-dasharray:6 3}
    .box.unit-tests .outline,.box.ui-tests .outline,.box.host-app .outline{stroke-dasharray:2 3}
    .box.external .outline{fill:#f1f5f9}
    .box.error .outline{stroke:#c62828;stroke-width:2.6}
    .box.warning .outline{stroke:#b45309;stroke-width:2.2;stroke-dasharray:7 4}
    .box.info .outline{stroke:#1565c0;stroke-width:2;stroke-dasharray:2 3}
    circle.badge{fill:#c62828}
    .warning circle.badge{fill:#b45309}.info circle.badge{fill:#1565c0}
    .drawing text.badge{font-size:10.5px;font-weight:bold;text-anchor:middle;fill:#ffffff}
    .arrow path{fill:none;stroke:#64748b;stroke-width:1.2;stroke-opacity:.62}
    .crowded .arrow.link>path,.crowded .arrow.interface>path{stroke-opacity:.46}
    .arrow.interface path{stroke:#0f766e}
    .arrow.testing path{stroke:#8492a6;stroke-dasharray:5 4}
    .arrow.loose path{stroke:#8492a6;stroke-dasharray:2 3}
    .arrow.imported path{stroke:#374151;stroke-width:1.4;stroke-opacity:1}
    .tip.imported circle{fill:#ffffff;stroke:#374151;stroke-width:1.8}
    .arrow.removed path{stroke:#7b5ea7;stroke-width:1.8;stroke-dasharray:9 3 2 3;stroke-opacity:1}
    .arrow.added path{stroke:#2e7d32;stroke-width:2.2;stroke-opacity:1}
    .arrow.finding path{stroke:#c62828;stroke-width:1.8;stroke-dasharray:2 5;stroke-opacity:1}
    .tip.finding path{fill:none;stroke:#c62828;stroke-width:1.8}
    .arrow.info path{stroke:#1565c0;stroke-width:1.8;stroke-dasharray:2 4;stroke-opacity:1}
    .arrow.warning path{stroke:#b45309;stroke-width:1.8;stroke-dasharray:8 4;stroke-opacity:1}
    .arrow.error path{stroke:#c62828;stroke-width:2.4;stroke-opacity:1}
    .arrow.imported path{stroke-dasharray:6 3}.arrow.thin path{stroke-width:.5}
    .arrow circle.cut{fill:#ffffff;stroke:#c62828;stroke-width:1.6}
    .arrow path.cut{stroke:#c62828;stroke-width:2;stroke-dasharray:none}
    .drawing .sign circle{fill:#ffffff;stroke:#2e7d32;stroke-width:1.4}
    .drawing .sign path{stroke:#2e7d32;stroke-width:1.8;stroke-dasharray:none;stroke-opacity:1}
    .drawing .sign.removed circle,.drawing .sign.removed path{stroke:#7b5ea7}
    .drawing .sign.mended circle{fill:#2e7d32}.drawing .sign.mended path{stroke:#ffffff}
    circle.port{fill:#ffffff;stroke:#475569;stroke-width:1.2}
    .drawing text.port{font-size:9.5px;font-weight:bold;text-anchor:middle}
    .box.asked .outline{stroke-width:3.4}
    .box.added .outline{stroke:#2e7d32;stroke-width:2.4}
    .box.removed .outline{stroke:#7b5ea7;stroke-width:1.8;stroke-dasharray:9 3 2 3}
    .box.removed .name{text-decoration:line-through}
    .arrow .count{font-size:11px;fill:#475569}.arrow .count.left{text-anchor:end}
    .tip path{fill:#64748b}.tip.loose path,.tip.testing path{fill:none;stroke:#8492a6}
    .tip.interface path{fill:none;stroke:#0f766e}
    .tip.interface path,.tip.loose path,.tip.testing path{stroke-width:1.8}
    .tip.info path{fill:#1565c0}
    .tip.removed path{fill:#7b5ea7}.tip.added path{fill:#2e7d32}
    .tip.warning path{fill:#b45309}.tip.error path{fill:#c62828}

    """

  /// What a picture alone is printed on: one page of its own size, so that none of it is cut off.
  static func page(of area: Rectangle) -> Markup {
    "@page{size:\(area.width)px \(area.height)px;margin:0}\n"
  }

  /// By day and by night, as the reader's system is set.
  static let text: Markup = "\(day)@media screen and (prefers-color-scheme:dark){\n\(night(""))}\n"

  /// What changes by night, under a selector.
  static func night(_ scope: Markup) -> Markup {
    nightRules.map { "\(scope)\($0)\n" as Markup }.joined()
  }

  private static let nightRules: [Markup] = [
    ".page{fill:#12161c}", ".drawing text{fill:#e5eaf1}",
    ".drawing .caption{fill:#9fadbf}", ".drawing .caption.unread{fill:#f0a94a}",
    // A number in the legend is read on its badge, as in the picture.
    ".drawing .key text{fill:#9fadbf}", ".drawing text.badge{fill:#ffffff}",
    ".band text{fill:#a9b6c8}", ".band rect{fill:#1c2128}",
    ".tint0 rect{fill:#1a2130}", ".tint1 rect{fill:#18251f}", ".tint2 rect{fill:#262117}",
    ".tint3 rect{fill:#241b29}", ".tint4 rect{fill:#1c2229}", ".tint5 rect{fill:#2a1d1b}",
    ".box .outline{fill:#222a35;stroke:#8494aa}",
    ".box.app .outline{fill:#243352;stroke:#8fb0ee}", ".box.external .outline{fill:#2b333d}",
    ".box .detail{fill:#9fadbf}",
    ".box.error .outline{stroke:#ff7b72}", ".box.warning .outline{stroke:#f0a94a}",
    ".box.info .outline{stroke:#6cb2ff}",
    ".arrow path{stroke:#93a3b8}", ".arrow.loose path{stroke:#76869b}",
    ".arrow.interface path{stroke:#4fb8ad}", ".arrow.testing path{stroke:#76869b}",
    ".tip.interface path{fill:none;stroke:#4fb8ad}", ".tip.testing path{fill:none;stroke:#76869b}",
    ".arrow.imported path{stroke:#d5dde8}", ".tip.imported circle{fill:#12161c;stroke:#d5dde8}",
    ".arrow.removed path{stroke:#b79ae0}", ".arrow.added path{stroke:#6fcf78}",
    ".tip.removed path{fill:#b79ae0}", ".tip.added path{fill:#6fcf78}",
    ".drawing .sign circle{fill:#12161c;stroke:#6fcf78}", ".drawing .sign path{stroke:#6fcf78}",
    ".drawing .sign.removed circle{stroke:#b79ae0}", ".drawing .sign.removed path{stroke:#b79ae0}",
    ".drawing .sign.mended circle{fill:#6fcf78}", ".drawing .sign.mended path{stroke:#12161c}",
    "circle.port{fill:#12161c;stroke:#b8c4d4}",
    ".box.added .outline{stroke:#6fcf78}",
    ".box.removed .outline{stroke:#b79ae0}",
    ".arrow.finding path{stroke:#ff7b72}", ".tip.finding path{fill:none;stroke:#ff7b72}",
    ".arrow.info path{stroke:#6cb2ff}", ".arrow.warning path{stroke:#f0a94a}",
    ".arrow.error path{stroke:#ff7b72}", ".arrow .count{fill:#b8c4d4}",
    ".arrow circle.cut{fill:#12161c;stroke:#ff7b72}", ".arrow path.cut{stroke:#ff7b72}",
    ".tip path{fill:#93a3b8}", ".tip.loose path{fill:none;stroke:#76869b}",
    ".tip.info path{fill:#6cb2ff}",
    ".tip.warning path{fill:#f0a94a}", ".tip.error path{fill:#ff7b72}",
  ]
}
