/// Quotes, escapes, and text that needs them.
let quoteMistakes = Chapter(
  title: "Quotes and text",
  mistakes: [
    Mistake(
      "The file ends, and the quote is still open.",
      """
      name: "Cosmonaut
            ^ error: this quote is never closed
      targets: {}
      """),
    Mistake(
      "A closing quote is missing, so the next quote in the file closes the value.",
      """
      name: "Cosmonaut
            ^ error: this quote is not closed on its line
      type: "application"
            ^ note: it goes on to the next quote, here
      """),
    Mistake(
      "Something follows a quoted value.",
      """
      name: "Cosmonaut" App
            ^~~~~~~~~~~ note: this is the whole value
                        ^~~ error: the value has ended with its closing quote
      """),
    Mistake(
      "A double quote inside double quotes.",
      #"""
      script: "echo "hello""
                    ^ error: this quote ends the text; inside these quotes write `\"` for it
      """#),
    Mistake(
      "A single quote inside single quotes.",
      """
      script: 'echo it's done'
                      ^ error: this quote ends the text; inside these quotes write `''` for it
      """),
    Mistake(
      "A backslash in double quotes begins an escape; this one does not exist.",
      #"""
      pattern: "\d+"
                ^~ error: unknown escape `\d`; write `\\` for a backslash, or use single quotes
      """#),
    Mistake(
      "`\\x`, `\\u` and `\\U` need 2, 4 and 8 digits: often a Windows path in double quotes.",
      #"""
      path: "C:\Users"
               ^~ error: this escape needs 8 hexadecimal digits; write `\\` for a backslash, or use single quotes
      """#),
    Mistake(
      "An escape names a surrogate, or a number beyond Unicode.",
      #"""
      name: "\uD83D"
             ^~~~~~ error: this code is not a Unicode character
      """#),
    Mistake(
      "YAML reserves the characters `@`, `` ` ``, `%`, `|` and `>` at the start of a value.",
      """
      name: @cosmonaut
            ^ error: text cannot begin with `@`; put it in quotes
      """),
    Mistake(
      "An asterisk begins an alias, an ampersand an anchor; a pattern needs quotes.",
      """
      excludes:
        - **/*.md
          ^~~~~~~ error: text cannot begin with `*`; put it in quotes
      """),
    Mistake(
      "A comma alone isn't a value.",
      """
      separator: ,
                 ^ error: text cannot begin with `,`; put it in quotes
      """),
    Mistake(
      "A line that begins with `%` would be a directive.",
      """
      name: Cosmonaut
      %App: true
      ^ error: a line cannot begin with `%` here; put the value in quotes
      """),
    Mistake(
      "The text of a block begins on the line below its mark.",
      """
      script: | swift build
                ^~~~~ error: the text of a block begins on the line below `|` or `>`
      """),
    Mistake(
      "The text of a block can't begin in column 0.",
      """
      script: |0
               ^ error: the indentation of a block is a digit from 1 to 9
        swift build
      """),
    Mistake(
      "Every line of a block is indented at least like its first one.",
      """
      script: |
              ^ note: the block
          if true; then
        fi
        ^~ error: this line is indented less than the block above, and is not a key
      """),
  ])
