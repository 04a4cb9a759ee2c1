/// Why a change is not made, as the end of a line about it.
package struct Refusal: Error, Hashable {
  package let words: String

  package init(_ words: String) { self.words = words }
}
