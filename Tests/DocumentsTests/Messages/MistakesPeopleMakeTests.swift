import Documents
import TestSupport
import Testing

/// Mistakes that people make in specs: each is named where it is, not where the scanner stopped.
struct MistakesPeopleMakeTests {
  @Test(arguments: [
    // Indentation.
    """
    targets:
      Foo:
      ^~~~ note: it should begin in column 3, like this
        type: framework
       Bar:
       ^~~~ error: bad indentation: nothing can begin in column 4 here
        type: framework
    """,
    """
    sources:
      - App
      ^ note: it should begin in column 3, like this
     - Shared
     ^ error: bad indentation: nothing can begin in column 2 here
    """,
    """
    sources:
     - path: App
     ^ note: it should begin in column 2, like this
       - path: Shared
       ^ error: bad indentation: nothing can begin in column 4 here
    """,
    """
    sources:
      - path: App
        ^~~~~ note: it should begin in column 5, like this
       excludes: []
       ^~~~~~~~~ error: bad indentation: nothing can begin in column 4 here
    """,
    """
      name: Foo
      ^~~~~ note: it should begin in column 3, like this
    targets: {}
    ^~~~~~~~ error: bad indentation: nothing can begin in column 1 here
    """,
    """
    targets:
      Foo:
      →type: framework
      ^ error: a tab cannot indent; use spaces
    """,
    """
    dependencies:
      -→target: Foo
       ^ error: a tab cannot indent; use spaces
    """,
    // Keys and colons.
    """
    options:
      bundleIdPrefix:com.example
                    ^ error: a space is missing after this `:`
      usesTabs: false
    """,
    """
    options:
      usesTabs: false
      bundleIdPrefix:com.example
                    ^ error: a space is missing after this `:`
    """,
    """
    options: {usesTabs:}
                      ^ error: a space is missing after this `:`
    """,
    """
    name: Foo
    targets
    ^~~~~~~ error: this key has no `:` after it
      Foo: {}
    """,
    """
    name = Foo
    ^~~~~~~~~~ error: this key has no `:` after it
    targets: {}
    """,
    """
    name: Foo type: framework
                  ^ error: a second `: ` on this line; put the value in quotes
    """,
    """
    script: echo "error": $?
                        ^ error: a second `: ` on this line; put the value in quotes
    """,
    // Lists.
    """
    dependencies:
      - target: Foo
        embed: false
      target: Bar
      ^~~~~~~ error: expected `- `, as the other items of this list have
    """,
    """
    sources:
    - App
    -Shared
    ^~~~~~~ error: expected `- `, as the other items of this list have
    """,
    // Quotes.
    """
    name: 'Foo
          ^ error: this quote is not closed on its line
    targets: 'x'
             ^ note: it goes on to the next quote, here
    type: y
    """,
    """
    sources: [
      "App",
      "Shared
      ^ error: this quote is not closed on its line
      "Generated"
      ^ note: it goes on to the next quote, here
    ]
    """,
    """
    flags: "-D" "DEBUG"
           ^~~~ note: this is the whole value
                ^~~~~~~ error: the value has ended with its closing quote
    """,
    #"""
    sources: ["App, "Shared"]
                    ^ error: this quote ends the text; inside these quotes write `\"` for it
    """#,
    """
    name: "Foo
          ^ error: this quote is never closed
    """,
    #"""
    name: "Foo\
          ^ error: this quote is never closed
    """#,
    // Brackets.
    """
    settings:
      base: { A: B, C: D
            ^ error: this bracket is never closed
      configs: 1
             ^ note: the text continues here as if it were closed
    targets: {}
    """,
    """
    sources:
      - [App, Shared
        ^ error: this bracket is never closed
      - Other
      ^ note: the text continues here as if it were closed
    """,
    """
    {
      "name": "Foo"
      "type": "framework"
      ^~~~~~ error: expected `,` or a closing bracket before this
    }
    """,
    """
    dependencies: [{target: A}, {target: B]
                                ^ note: this bracket is open
                                          ^ error: `]` cannot close `{`
    """,
    """
    path: {SRCROOT}/App
                   ^~~~ error: the bracket before this ends the value; put text with brackets in front in quotes
    """,
    // Text that needs quotes.
    """
    excludes: [**/*.md, **/*.txt]
               ^~~~~~~~ error: text cannot begin with `*`; put it in quotes
    """,
    """
    ratio: %50
           ^ error: text cannot begin with `%`; put it in quotes
    """,
    """
    script: `which swift`
            ^ error: text cannot begin with ```; put it in quotes
    """,
    // Templates and merges.
    """
    name: {{ name }}
          ^~~~~~~~~~ error: `{{ name }}` is a template placeholder; fill it in to make this file YAML
    """,
    """
    <% if tests %>
    ^~~~~~~~~~~~~~ error: `<% if tests %>` is a template placeholder; fill it in to make this file YAML
    name: Foo
    """,
    """
    targets:
      <name>
      ^~~~~~ error: `<name>` is a template placeholder; fill it in to make this file YAML
        type: framework
    """,
    """
    name: %NAME%
          ^~~~~~ error: `%NAME%` is a template placeholder; fill it in to make this file YAML
    """,
    """
    targets:
      Foo:
        type: framework
    =======
    ^~~~~~~ error: a merge conflict is left in this file
        type: application
    """,
    """
    targets:
    <<<<<<< HEAD
    ^~~~~~~ error: a merge conflict is left in this file
      Foo: {}
    """,
    """
    targets:
      Foo: {}
    ||||||| base
    ^~~~~~~ error: a merge conflict is left in this file
      Bar: {}
    """,
    """
    sources: [
      App
    <<<<<<< HEAD
    ^~~~~~~ warning: a merge conflict is left in this file
      , Shared
    =======
    ^~~~~~~ warning: a merge conflict is left in this file
      , Generated
    >>>>>>> feature
    ^~~~~~~ warning: a merge conflict is left in this file
    ]
    """,
    // Two remarks about one place.
    """
    target:
      -foo: a
      ^ warning: this `-` is part of the key; is a space missing after it?
      ^~~~ note: first defined here
      -foo: b
      ^~~~ warning: duplicate key `-foo`; the last value applies
      ^ warning: this `-` is part of the key; is a space missing after it?
    """,
    // Arguments of a program.
    """
    commandLineArguments:
      -com.apple.CoreData.SQLDebug: false
      -reset: YES # always
    """,
    // Anchors and documents.
    """
    &base &base name: Foo
          ^~~~~ error: a value cannot have two anchors
    """,
    """
    --- &base name: Foo
              ^~~~ error: a mapping cannot begin on the line of `---`
    """,
    // What reads like a mistake, but is none.
    """
    name: <name>
    path: $(SRCROOT)/[a]
    flags: -D "A" -D 'B'
    pattern: a{1,2}
    list: a, b
    url: http://example.com:80/#x
    ldflags: -ObjC
      -lfoo
    """,
  ])
  func areNamedWhereTheyAre(_ drawing: String) {
    let text = MarkedText(drawing).text
    #expect(MarkedText(diagnosing: text).description == drawing)
  }
}
