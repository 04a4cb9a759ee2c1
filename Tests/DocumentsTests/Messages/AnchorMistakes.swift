/// Anchors and aliases, documents and directives.
let anchorMistakes = Chapter(
  title: "Anchors, documents, directives",
  mistakes: [
    Mistake(
      "An alias stands for the value that has its name as an anchor above it.",
      """
      name: *cosmonaut
            ^~~~~~~~~~ error: the alias `*cosmonaut` has no anchor above it; put text in quotes
      """),
    Mistake(
      "An alias can't have an anchor.",
      """
      one: &a Foo
      two: &b *a
              ^~ error: an alias cannot have an anchor of its own
      """),
    Mistake(
      "A value has two anchors.",
      """
      name: &a &b Foo
               ^~ error: a value cannot have two anchors
      """),
    Mistake(
      "`? ` in the middle of a line.",
      """
      name: ? Foo
            ^ error: a key after `? ` must be on its own line
      """),
    Mistake(
      "libyaml looks for a key's colon no further than this.",
      """
      \(String(repeating: "x", count: 1025)): Foo
      ^\(String(repeating: "~", count: 1024)) error: a key has at most 1024 characters before its `:`
      """),
    Mistake(
      "The name is too long.",
      """
      ? \(String(repeating: "x", count: 4097))
        ^\(String(repeating: "~", count: 4096)) error: this key is longer than 4096 bytes
      : Foo
      """),
    Mistake(
      "The first key of a document is on the line of its start marker.",
      """
      --- name: Cosmonaut
          ^~~~ error: a mapping cannot begin on the line of `---`
      """),
    Mistake(
      "`...` ends a document, but there isn't one.",
      """
      ...
      ^~~ error: `...` ends a document that has not begun
      """),
    Mistake(
      "The version declaration needs a document that begins with `---`.",
      """
      %YAML 1.2
      name: Cosmonaut
      ^~~~ error: expected `---` after the declaration of the version
      """),
    Mistake(
      "Other versions of YAML aren't supported.",
      """
      %YAML 3.0
      ^~~~~~~~~ error: the version of YAML is `%YAML 1.1` or `%YAML 1.2`
      ---
      """),
    Mistake(
      "A document has two version declarations.",
      """
      %YAML 1.1
      %YAML 1.2
      ^~~~~~~~~ error: the version of YAML is declared twice
      ---
      """),
  ])
