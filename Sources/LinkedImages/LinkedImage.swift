@_exported public import Modules

/// The result of linking an image: the code in it, and its load commands.
package struct LinkedImage: Sendable {
  /// Code in the image, its own first, or code that a part of it looks for.
  struct Part {
    let vertex: Int
    /// The link that brought it; -1 for the image's own code.
    let link: Int
    let before: Int
  }

  /// A load command: a dynamic image that is to be there at launch.
  package struct Load {
    let vertex: Int
    let isWeak: Bool
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
  /// Code that nothing on the line has: undefined symbols.
  var gaps: [Part] = []
  var repetitions: [Repetition] = []
  /// Whether the names of two libraries decide which of them some code is taken from.
  var dependsOnNames = false

  /// A dynamic product of a package, with the static ones in it.
  init(of product: ExternalID, in graph: ModuleGraph, at destination: Destination) {
    parts = ([product] + graph.staticProducts(in: product, at: destination)).map {
      Part(vertex: graph.vertex(of: .external($0)), link: -1, before: 0)
    }
  }

  init() {}

  func chain(to part: Int) -> [Int] {
    var links: [Int] = []
    var part = part
    while part > 0, parts[part].link >= 0 {
      links.append(parts[part].link)
      part = parts[part].before
    }
    return links.reversed()
  }
}
