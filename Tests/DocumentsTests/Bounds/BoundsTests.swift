import Documents
import Testing

/// Reading takes steps in proportion to the text, depth is bounded by a number, and everything ends
/// with a value or an error that has a place.
struct BoundsTests {
  @Test(
    arguments: namedHostileTexts + monotonousTexts + hostileTexts + hostileJSON + deepBlocks)
  func takesStepsInProportion(_ hostile: HostileText) {
    let (half, whole) = (hostile.text(HostileText.size / 2), hostile.text(HostileText.size))
    let small = steps(hostile, half)
    // The size of some is not what they are about.
    let large = half == whole ? small : steps(hostile, whole)
    // One that is refused has told no steps, but it has been refused for the right reason.
    #expect(large <= 2 * small + 100)
  }

  /// The steps of reading a source, which must end as expected.
  private func steps(_ hostile: HostileText, _ text: String) -> Int {
    let source = Source(name: "hostile", bytes: Array(text.utf8))
    do throws(Problem) {
      let document = try Document.read(source, as: hostile.format)
      #expect(document.problems.flatMap(\.places).allSatisfy(source.contains))
      #expect(hostile.end == .value)
      // A state is passed for each token and each value left out; small mappings compare their keys.
      #expect(document.steps <= 16 * source.count + 100)
      return document.steps
    } catch {
      #expect(error.places.allSatisfy(source.contains))
      guard case .error(let words) = hostile.end else {
        Issue.record("ended with \(error)")
        return 0
      }
      #expect(words.isEmpty || error.message.contains(words))
      return 0
    }
  }
}
