/// JSON, which is read strictly.
let jsonMistakes = Chapter(
  title: "JSON",
  mistakes: [
    Mistake("The file is empty.", "\n^ error: a JSON file needs a value", as: .json),
    Mistake(
      "A bare word that isn't a number, `true`, `false` or `null`.",
      """
      {"name": Cosmonaut}
               ^~~~~~~~~~ error: JSON: this is not a value; put text in double quotes
      """, as: .json),
    Mistake(
      "A key without quotes, or in single ones.",
      """
      {name: "Cosmonaut"}
       ^~~~~ error: JSON: expected a key in double quotes
      """, as: .json),
    Mistake(
      "A key without a value.",
      """
      {"name" "Cosmonaut"}
              ^~~~~~~~~~~~ error: JSON: expected `:` after the key
      """, as: .json),
    Mistake(
      "Two values without a comma between them.",
      """
      {"name": "Cosmonaut"
       "type": "application"}
       ^~~~~~~ error: JSON: expected `,` or a closing bracket
      """, as: .json),
    Mistake(
      "A comma after the last value.",
      """
      ["App", "Shared",]
                       ^ error: JSON: a value is missing after this `,`
      """, as: .json),
    Mistake(
      "Something follows the value; also a comment.",
      """
      {"name": "Cosmonaut"} // the app
                            ^~ error: JSON: unexpected text after the value
      """, as: .json),
    Mistake(
      "A string ends on its line.",
      """
      {"name": "Cosmonaut
               ^ error: JSON: this string is not closed on its line
      }
      """, as: .json),
    Mistake(
      "An unescaped tab or other control character.",
      """
      {"name": "Cosmo→naut"}
                     ^ error: JSON: a control character in a string must be escaped
      """, as: .json),
    Mistake(
      "A backslash begins an escape; JSON has few of them.",
      #"""
      {"pattern": "\d+"}
                   ^~ error: JSON: unknown escape
      """#, as: .json),
    Mistake(
      "A code of less than four digits.",
      #"""
      {"name": "\u41"}
                ^~ error: JSON: `\u` needs four hexadecimal digits
      """#, as: .json),
    Mistake(
      "Characters beyond U+FFFF are written as two codes; one of them is missing.",
      #"""
      {"name": "\uD83D"}
                ^~~~~~ error: JSON: this code is half of a character
      """#, as: .json),
  ])
