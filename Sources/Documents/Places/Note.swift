/// A second place that belongs to a story, with the words that say why.
package struct Note: Hashable, Sendable {
  package let text: String
  package let place: Place

  package init(_ text: String, at place: Place) {
    self.text = text
    self.place = place
  }
}
