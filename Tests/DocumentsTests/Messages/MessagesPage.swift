/// The page that documents every message.
struct MessagesPage {
  let chapters: [Chapter]

  var text: String {
    """
    # YAML errors

    Every error and warning about the syntax of a spec or a configuration, with its cause and an
    example. In the examples, `→` is a tab and `·` a space; other invisible characters have a
    symbol. After an error archlint stops reading the file and continues with the others. A warning
    doesn't change the result.

    Tests generate this page; see `Tests/DocumentsTests/Messages`.

    \(chapters.map(MessagesPage.text).joined(separator: "\n"))
    """
  }

  private static func text(of chapter: Chapter) -> String {
    "## \(chapter.title)\n\n" + chapter.mistakes.map(text).joined(separator: "\n")
  }

  private static func text(of mistake: Mistake) -> String {
    """
    ### \(mistake.message)

    \(mistake.cause)

    ```text
    \(shortened(mistake.drawing.description))
    ```

    """
  }

  /// The examples of what is too long are too long for a page.
  private static func shortened(_ drawing: String) -> String {
    drawing.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.count <= 300
        ? String(line) : line.prefix(20) + " … (\(line.count) characters) … " + line.suffix(70)
    }.joined(separator: "\n")
  }
}
