/// What YAML has, no spec uses, and archlint does not read.
let unsupportedFeatures = Chapter(
  title: "Unsupported features",
  mistakes: [
    Mistake(
      "A type before a value.",
      """
      name: !!str Foo
            ^~~~~ error: unsupported YAML feature: tag
      """),
    Mistake(
      "A list or a mapping instead of a key.",
      """
      [Foo, Bar]: framework
      ^~~~~~~~~~ error: unsupported YAML feature: collection as key
      """),
    Mistake(
      "A `?` before a key in brackets.",
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
      "A directive that YAML doesn't have.",
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
      "Collections are nested too deeply.",
      """
      \(String(repeating: "[", count: 1001))
      \(String(repeating: " ", count: 1000))^ error: unsupported YAML feature: collections nested deeper than 1000 levels
      """),
    Mistake(
      "Aliases expand to too many nodes. A few hundred bytes can expand to billions.",
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
      "A line break of YAML 1.1 that YAML 1.2 doesn't have.",
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
