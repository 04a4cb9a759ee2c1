/// The part of a target's name behind the prefix that a team gives its targets.
///
/// `ISSNetwork` has the stem `Network`; a name without capitals in front of a word is all stem.
enum NameStem {
  static func of(_ name: String) -> Substring {
    let bytes = name.utf8
    let capitals = bytes.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    // The last of several capitals begins the first word.
    guard capitals.count > 1, capitals.count < bytes.count else { return name[...] }
    return name[bytes.index(before: capitals.endIndex)...]
  }
}
