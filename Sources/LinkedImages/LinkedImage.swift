@_exported public import Modules

/// The result of linking an image: the code in it, and its load commands.
///
/// What it lists has numbers of four bytes: there are as many entries as all programs have code.
package struct LinkedImage: Sendable {
  /// Code in the image, its own first, or code that a part of it looks for.
  struct Part {
    private let numbers: (vertex: Int32, link: Int32, before: Int32)

    init(vertex: Int, link: Int, before: Int) {
      numbers = (Int32(vertex), Int32(link), Int32(before))
    }

    var vertex: Int { Int(numbers.vertex) }
    /// The link that brought it; -1 for the image's own code.
    var link: Int { Int(numbers.link) }
    var before: Int { Int(numbers.before) }
  }

  /// A load command: a dynamic image that is to be there at launch.
  package struct Load {
    private let numbers: (vertex: Int32, link: Int32, part: Int32)
    let isWeak: Bool

    init(vertex: Int, isWeak: Bool, link: Int, part: Int) {
      numbers = (Int32(vertex), Int32(link), Int32(part))
      self.isWeak = isWeak
    }

    var vertex: Int { Int(numbers.vertex) }
    var link: Int { Int(numbers.link) }
    var part: Int { Int(numbers.part) }
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

  /// The same without room for more in its lists, which are filled one by one.
  var fitted: LinkedImage {
    changed(self) { ($0.parts, $0.loads) = (parts.map(\.self), loads.map(\.self)) }
  }

  /// Begins another image, for which there is room already.
  mutating func removeAll() {
    parts.removeAll(keepingCapacity: true)
    loads.removeAll(keepingCapacity: true)
    (gaps, repetitions, dependsOnNames) = ([], [], false)
  }

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
