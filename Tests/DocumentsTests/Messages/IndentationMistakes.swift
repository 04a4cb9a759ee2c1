/// Lines that begin where nothing can begin, and lists and mappings that got mixed up.
let indentationMistakes = Chapter(
  title: "Indentation and structure",
  mistakes: [
    Mistake(
      "The indentation of a line matches no line above. The note shows where it probably belongs.",
      """
      targets:
        Foo:
          type: framework
          ^~~~ note: it should begin in column 5, like this
           platform: iOS
           ^~~~~~~~~ error: bad indentation: nothing can begin in column 6 here
      """),
    Mistake(
      "YAML indents with spaces only.",
      """
      targets:
      →Foo: {}
      ^ error: a tab cannot indent; use spaces
      """),
    Mistake(
      "A value goes on over lines, or was meant to end, and the next line is indented with a tab.",
      """
      targets:
        Foo:
          type: framework
      →platform: iOS
      ^ error: a tab cannot indent the next line of a value; use spaces
      """),
    Mistake(
      "The text after `|` or `>` is indented with a tab.",
      """
      script: |
      →swift build
      ^ error: a tab cannot indent the text of a block; use spaces
      """),
    Mistake(
      "A character that looks like a space isn't one, often copied from a web page.",
      """
      targets:
      ␣ Foo: {}
      ^ error: a no-break space cannot indent; replace it with a space
        Bar: {}
      """, bytes: Array("targets:\n\u{A0} Foo: {}\n  Bar: {}".utf8)),
    Mistake(
      "A line of a mapping has no colon.",
      """
      targets:
        Foo
        ^~~ error: this key has no `:` after it
          type: framework
      """),
    Mistake(
      "A colon is part of the value unless a space or the end of the line follows.",
      """
      name:Cosmonaut
          ^ error: a space is missing after this `:`
      targets: {}
      """),
    Mistake(
      "A line begins with `: `.",
      """
      : Cosmonaut
      ^ error: no key before this `:`
      """),
    Mistake(
      "A key can't span lines.",
      """
      "Cosmonaut
        App": {}
            ^ error: no key on this line before this `:`
      """),
    Mistake(
      "A value contains `: `, or two entries are on one line.",
      """
      name: Cosmonaut: the app
                     ^ error: a second `: ` on this line; put the value in quotes
      """),
    Mistake(
      "One of the lines of a list has no dash, or belongs further to the right.",
      """
      sources:
        - App
        Shared
        ^~~~~~ error: expected `- `, as the other items of this list have
        - Generated
      """),
    Mistake(
      "A list begins among the entries of a mapping.",
      """
      dependencies:
        target: Foo
        ^~~~~~~ note: the keys begin here
        - target: Bar
        ^ error: a list item cannot appear among keys
      """),
    Mistake(
      "A list with dashes begins on the line of its key.",
      """
      sources: - App
               ^ error: a list cannot begin here; put its first `- ` on a line of its own
      """),
    Mistake(
      "Something follows a value that has ended, here an alias.",
      """
      base: &base { A: b }
      more: *base and more
                  ^~~~~~~~ error: unexpected text after the value
      """),
    Mistake(
      "A comment in the style of another language.",
      """
      // the app
      ^~~~~~~~~~ error: a comment begins with `#` and ends with its line
      name: Cosmonaut
      """),
  ])
