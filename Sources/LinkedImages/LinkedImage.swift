/// What the linker made of an image: the code in it, and what it will load.
package struct LinkedImage: Sendable {
  /// Code in the image: its own, which is the first part, or that of a static target.
  struct Part {
    let vertex: Int
    /// The link that brought it; -1 for the image's own code.
    let link: Int
    /// The part whose link that is.
    let before: Int
  }

  /// A load command: a dynamic image that is to be there at launch.
  package struct Load {
    let vertex: Int
    let isWeak: Bool
    let link: Int
    /// The part whose link that is.
    let part: Int
  }

  /// Code that a part uses and that nothing on the line has: undefined symbols.
  struct Gap {
    let vertex: Int
    let link: Int
    let part: Int
  }

  /// Code that two archives on the line hold.
  struct Repetition {
    let vertex: Int
    let first: LinkLine.Library
    let second: LinkLine.Library
    /// Whether all members of both are linked, so that the link fails.
    let isFatal: Bool
  }

  var parts: [Part] = []
  var loads: [Load] = []
  var gaps: [Gap] = []
  var repetitions: [Repetition] = []

  /// The links from the image to a part.
  func chain(to part: Int) -> [Int] {
    var links: [Int] = []
    var part = part
    while part > 0 {
      links.append(parts[part].link)
      part = parts[part].before
    }
    return links.reversed()
  }
}
