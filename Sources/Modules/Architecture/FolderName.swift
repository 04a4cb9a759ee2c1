/// Whether a folder's name means a layer: any case, singular or plural, with or without dashes.
struct FolderName {
  private let letters: String

  init(_ name: some StringProtocol) {
    letters = String(name.filter { $0 != "-" && $0 != "_" && $0 != " " }).lowercased()
  }

  /// All spellings of the name that are recognised.
  var spellings: [String] {
    var all = [letters, letters + "s"]
    if letters.hasSuffix("s") { all.append(String(letters.dropLast())) }
    if letters.hasSuffix("y") { all.append(String(letters.dropLast()) + "ies") }
    if letters.hasSuffix("ies") { all.append(String(letters.dropLast(3)) + "y") }
    if ["s", "x", "ch", "sh"].contains(where: letters.hasSuffix) { all.append(letters + "es") }
    return all
  }

  /// The name as it is looked up among spellings.
  var key: String { letters }
}
