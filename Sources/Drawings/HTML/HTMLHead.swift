internal import Pages

/// The head of a page: its security policy, styles and title.
struct HTMLHead {
  let title: String
  let policy: Markup
  let style: Markup

  var markup: Markup {
    Markup(DrawingFiles.head, ["title": "\(title)", "policy": policy, "style": style])
  }
}

extension Markup {
  /// A file with markup in its placeholders.
  init(_ file: [UInt8], _ values: [String: Markup]) {
    self.init(stringLiteral: file.filled(values.mapValues(\.text)))
  }
}
