/// Lists and mappings in brackets.
let bracketMistakes = Chapter(
  title: "Brackets",
  mistakes: [
    Mistake(
      "A bracket isn't closed. A note shows where the file continues as if it were.",
      """
      sources: [App, Shared
               ^ error: this bracket is never closed
      targets: {}
             ^ note: the text continues here as if it were closed
      """),
    Mistake(
      "A closing bracket without an opening one.",
      """
      sources: [App]]
                    ^ error: this bracket closes nothing
      """),
    Mistake(
      "A mapping is closed like a list.",
      """
      dependencies: [{target: Foo]
                     ^ note: this bracket is open
                                 ^ error: `]` cannot close `{`
      """),
    Mistake(
      "Two values without a comma between them.",
      """
      sources: ["App" "Shared"]
                      ^~~~~~~~ error: expected `,` or a closing bracket before this
      """),
    Mistake(
      "Two entries on lines of their own without a comma between them.",
      """
      options: {
        bundleIdPrefix: com.example
        usesTabs: false
        ^~~~~~~~~ error: expected `,` at the end of the line above this key
      }
      """),
    Mistake(
      "Two entries on one line without a comma between them.",
      """
      options: {bundleIdPrefix: com.example usesTabs: false}
                                                    ^ error: a second `: ` in this entry; is a `,` missing before its key?
      """),
    Mistake(
      "Two commas in a row, or one after the opening bracket.",
      """
      sources: [App,, Shared]
                    ^ error: a value is missing before this `,`
      """),
    Mistake(
      "A comma at the end of a line outside brackets, as in JSON.",
      """
      "name": "Cosmonaut",
                         ^ error: a `,` after a value is only allowed inside brackets
      """),
    Mistake(
      "A value that begins with a bracket is a list or a mapping, and ends with its closing bracket.",
      """
      path: [App]/Sources
                 ^~~~~~~~ error: the bracket before this ends the value; put text with brackets in front in quotes
      """),
  ])
