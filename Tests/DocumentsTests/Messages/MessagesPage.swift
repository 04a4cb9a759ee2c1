/// The page that documents every message.
struct MessagesPage {
  let chapters: [Chapter]

  var text: String {
    """
    # What the YAML reader says

    Every error and warning about the text of a spec or a configuration: what it means, and an
    example with the place it points at. `→` is a tab, `·` a blank, other characters that cannot
    be seen are drawn as their pictures. An error ends the reading of its file, the run goes on
    with the others; a warning changes nothing.

    This page is written by the tests that pin the messages; see `Tests/DocumentsTests/Messages`.

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
