/// The description of one module, in titled sections.
package struct ModuleCard: Sendable {
  /// A title and entries; a section without entries is omitted.
  package struct Section: Sendable {
    package let title: String
    package var entries: [Entry]
  }

  /// A name or a number in a few words, and where that is written.
  package struct Entry: Sendable {
    /// Foreign text, which means itself.
    package var name = ""
    /// Words of the program around it.
    package var words = ""
    package var place: Place?
  }

  package let name: String
  /// Layer, interface, dependency depth, rebuild impact, apps, companions, owner, and places.
  package let facts: [Section]
  /// Who links which half, and what it links.
  package let relations: [Section]
  package let findings: [ReportedFinding]
}
