/// Property lists, in XML or binary.
let propertyListMistakes = Chapter(
  title: "Property lists",
  mistakes: [
    Mistake(
      "The file is no property list, or one of an older form.",
      """
      { NSPrincipalClass = Menu; }
      ^ error: property list: expected a tag
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
