/// Bytes that are not text, and text that is not YAML yet.
let encodingMistakes = Chapter(
  title: "Bytes, templates, merges",
  mistakes: [
    Mistake(
      "The file is not saved as UTF-8.",
      """
      name: Caf�
               ^ error: the byte 0xE9 is not valid UTF-8 here
      """, bytes: Array("name: Caf".utf8) + [0xE9]),
    Mistake(
      "The file begins with a UTF-16 byte order mark.",
      """
      ��n␀
      ^~ error: the file is UTF-16; save it as UTF-8
      """, bytes: [0xFF, 0xFE, 0x6E, 0x00]),
    Mistake(
      "A control character.",
      """
      name: Cosmo␇naut
                 ^ error: control characters such as U+0007 are not allowed
      """, bytes: Array("name: Cosmo\u{7}naut".utf8)),
    Mistake(
      "The file contains merge conflict markers.",
      """
      name: Cosmonaut
      <<<<<<< HEAD
      ^~~~~~~ error: a merge conflict is left in this file
      type: application
      =======
      type: framework
      >>>>>>> feature
      """),
    Mistake(
      "The file is a template that a script fills in.",
      """
      targets:
        **NAME**:
        ^~~~~~~~ error: `**NAME**` is a template placeholder; fill it in to make this file YAML
          type: framework
      """),
  ])
