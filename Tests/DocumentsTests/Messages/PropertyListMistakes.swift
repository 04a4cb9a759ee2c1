/// Property lists, in XML or with braces.
let propertyListMistakes = Chapter(
  title: "Property lists",
  mistakes: [
    Mistake(
      "The file is not a property list.",
      """
      NSPrincipalClass = Menu;
      ^~~~~~~~~~~~~~~~ error: property list: expected a tag
      """, as: .propertyList),
    Mistake(
      "The file is binary, which archlint does not read.",
      """
      bplist00
      ^~~~~~~~ error: property list: the file is binary; convert it with `plutil -convert xml1`
      """, as: .propertyList),
    Mistake(
      "A semicolon is missing in a list with braces.",
      """
      { NSPrincipalClass = Menu }
                                ^ error: property list: expected `;`
      """, as: .propertyList),
    Mistake(
      "A key without a value.",
      """
      <plist><dict><key>NSPrincipalClass</key></dict></plist>
                                              ^~~~~~~ error: property list: the key before this has no value
      """, as: .propertyList),
    Mistake(
      "An element that is not closed.",
      """
      <plist><string>Menu
             ^~~~~~~~ error: property list: `<string>` is never closed
      """, as: .propertyList),
  ])
