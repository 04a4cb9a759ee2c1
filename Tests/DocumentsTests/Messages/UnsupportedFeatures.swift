/// What YAML has, no spec uses, and archlint does not read.
let unsupportedFeatures = Chapter(
  title: "Unsupported features",
  mistakes: [
    Mistake(
      "A type in front of a value.",
      """
      name: !!str Foo
            ^~~~~ error: unsupported YAML feature: tag
      """),
    Mistake(
      "A list or a mapping in place of a key.",
      """
      [Foo, Bar]: framework
      ^~~~~~~~~~ error: unsupported YAML feature: collection as key
      """),
    Mistake(
      "A `?` in front of a key in brackets.",
      """
      options: {? usesTabs : false}
                ^ error: unsupported YAML feature: explicit key (`?`) inside brackets
      """),
    Mistake(
      "A file holds one document.",
      """
      name: Foo
      ---
      ^~~ error: unsupported YAML feature: more than one document
      name: Bar
      """),
    Mistake(
      "A directive that sets abbreviations for tags.",
      """
      %TAG ! tag:example.com,2000:
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: unsupported YAML feature: %TAG directive
      ---
      """),
    Mistake(
      "A directive that YAML does not know.",
      """
      %INCLUDE base.yml
      ^~~~~~~~~~~~~~~~~ error: unsupported YAML feature: unknown directive
      ---
      """),
    Mistake(
      "Often a pattern that needs quotes.",
      """
      exclude: *Tests/Fixtures
               ^~~~~~~~~~~~~~~ error: unsupported YAML feature: name of an anchor or alias with other characters than A-Z a-z 0-9 _ -; if it is text, put it in quotes
      """),
    Mistake(
      "A list in a list in a list, and so on; the reader's stack does not grow with the file.",
      """
      \(String(repeating: "[", count: 1001))
      \(String(repeating: " ", count: 1000))^ error: unsupported YAML feature: collections nested deeper than 1000 levels
      """),
    Mistake(
      "A few hundred bytes of aliases can stand for billions of nodes; this one would be too many.",
      """
      a: &a [x, x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
                                         ^~ error: unsupported YAML feature: aliases that expand to more than 1000000 nodes
      """),
    Mistake(
      "A line break that YAML 1.1 knows and YAML 1.2 does not.",
      """
      name: "Cosmonaut␤App"
                      ^ error: unsupported YAML feature: the line break U+2028 outside an escape
      """, bytes: Array("name: \"Cosmonaut\u{2028}App\"".utf8)),
    Mistake(
      "Two files were joined, the second one with a byte order mark.",
      """
      name: Cosmonaut
      ␣type: application
      ^ error: unsupported YAML feature: a byte order mark inside the text
      """, bytes: Array("name: Cosmonaut\n\u{FEFF}type: application".utf8)),
  ])
