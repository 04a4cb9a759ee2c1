internal import Pages

/// A script or a style, and the hash by which a page names it as the only one that may act in it.
///
/// No text of a drawing is part of it, so one hash stands for it in every page; a test compares them.
struct PageCode {
  let text: Markup
  let hash: Markup

  private init(_ text: String, hash: Markup) {
    (self.text, self.hash) = (Markup(stringLiteral: text), hash)
  }

  static let script = PageCode(
    DrawingFiles.pageScript, hash: "sha256-H4ktCn5LFiMjCZ9+IC5l4CjrtgI4MBYYMk7yNA330wQ=")

  static let matrixScript = PageCode(
    DrawingFiles.matrixScript, hash: "sha256-3+W6/9LaXSdUZNObti68Ce0ydkJlfzqg7bb6NqMTgU4=")

  /// How pages look: the picture, and the page around it, by day and by night.
  static let style = PageCode(
    """
    \(DrawingFiles.pictureStyle)\(DrawingFiles.pageStyle)
    @media screen and (prefers-color-scheme:dark){
    \(night("html:not([data-theme=day])"))}
    @media screen{
    \(night("html[data-theme=night]"))}
    """, hash: "sha256-umMqjEAJyEhw78eFf4QoLwxoP0VQdXOAm0mgB4yvnxQ=")

  private static func night(_ scope: String) -> String {
    """
    \(SVGStyle.night("\(scope) "))\
    \(scope){--ink:#e5eaf1;--quiet:#9fadbf;--paper:#12161c;--line:#2c3541;--field:#1c232c;\
    --veil:#12161cb0}

    """
  }
}

extension Markup {
  /// A file with markup in its placeholders.
  init(_ file: [UInt8], _ values: [String: Markup]) {
    self.init(stringLiteral: file.filled(values.mapValues(\.text)))
  }

  /// The head of a page: its security policy, styles and title.
  static func head(title: String, policy: Markup, style: Markup) -> Markup {
    Markup(DrawingFiles.head, ["title": "\(title)", "policy": policy, "style": style])
  }
}
