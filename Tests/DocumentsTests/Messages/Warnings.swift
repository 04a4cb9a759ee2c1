/// What is read as libyaml reads it, but is hardly meant.
let warnings = Chapter(
  title: "Warnings",
  mistakes: [
    Mistake(
      "A key appears twice in one mapping. The last entry wins, the others are lost.",
      """
      targets:
        Foo: {}
        ^~~ note: first defined here
        Bar: {}
        Foo: {}
        ^~~ warning: duplicate key `Foo`; the last value applies
      """),
    Mistake(
      "Only mappings can be merged.",
      """
      base: &base Foo
      more:
        <<: *base
            ^~~~~ warning: `<<` merges only mappings; this value is ignored
      """),
    Mistake(
      "In brackets a colon needs a space after it, too.",
      """
      dependencies: [{target:Foo}]
                            ^ warning: `target:Foo` is a key without a value; is a space missing after this `:`?
      """),
    Mistake(
      "A value continues on more deeply indented lines, and this line begins with a dash.",
      """
      sources:
        - App
          - Shared
          ^ warning: this line continues the text above; is this `-` indented too deep?
      """),
    Mistake(
      "Lines in brackets are one value until a comma comes.",
      """
      sources: [
        App
        Shared
        ^~~~~~ warning: this line continues the text above; is a `,` missing there?
      ]
      """),
    Mistake(
      "Dashes without a space don't make a list.",
      """
      sources:
        -App
        ^ warning: these lines are a single string; is a space missing after this `-`?
        -Shared
      """),
    Mistake(
      "A dash without a space doesn't make an item.",
      """
      dependencies:
        -target: Foo
        ^ warning: this `-` is part of the key; is a space missing after it?
      """),
    Mistake(
      "Outside brackets a comma doesn't end a value.",
      """
      name: Cosmonaut,
                     ^ warning: this `,` is part of the text
      """),
    Mistake(
      "A closing bracket without an opening one.",
      """
      sources: App, Shared]
                          ^ warning: this bracket is part of the text; nothing opens it
      """),
    Mistake(
      "A closing quote without an opening one.",
      """
      name: Cosmonaut"
                     ^ warning: this quote is part of the text; nothing opens it
      """),
    Mistake(
      "Quotes from a web page or a word processor.",
      """
      name: “Cosmonaut”
            ^ warning: typographic quotes are part of the text; YAML's are `"` and `'`
      """),
  ])
