internal import Documents
internal import Findings

/// What there is to say of one module, in sections with a title each.
package struct ModuleCard: Sendable {
  /// A title, and what stands below it; a section without entries is left out.
  struct Section: Sendable {
    let title: String
    var entries: [Entry]
  }

  /// A name or a number in a few words, and where that is written.
  struct Entry: Sendable {
    /// Foreign text, which means itself.
    var name = ""
    /// Words of the program around it.
    var words = ""
    var place: Place?
  }

  let name: String
  /// Layer, interface, height, what is built anew, apps, companions, owner, and places.
  let facts: [Section]
  /// Who links which half, and what it links.
  let relations: [Section]
  let findings: [Finding]
}
