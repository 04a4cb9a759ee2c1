import Documents
import Testing

/// Time is linear in the text, depth is bounded by a number, and everything ends with a value or an
/// error that has a place.
@Suite(.serialized) struct BoundsTests {
  /// What a text may take: milliseconds in a release build, and enough in a debug build on a busy
  /// machine; anything quadratic takes minutes.
  private static let limit: Duration = HostileText.isOptimized ? .milliseconds(500) : .seconds(30)

  @Test(
    arguments: namedHostileTexts + monotonousTexts + hostileTexts + hostileJSON + deepBlocks)
  func endsSoon(_ hostile: HostileText) {
    let source = Source(name: "hostile", bytes: Array(hostile.text().utf8))
    var end = HostileText.End.value
    let time = ContinuousClock().measure {
      do throws(Diagnostic) {
        let document = try Document.read(source, as: hostile.format)
        #expect(document.diagnostics.allSatisfy { isInside($0.span, source) })
      } catch {
        #expect(isInside(error.span, source))
        #expect(error.notes.allSatisfy { isInside($0.span, source) })
        end = .error(error.message)
      }
    }
    #expect(time < BoundsTests.limit)
    switch (end, hostile.end) {
    case (.value, .value): break
    case (.error(let message), .error(let words)):
      #expect(words.isEmpty || message.contains(words))
    default: Issue.record("ended with \(end)")
    }
  }

  private func isInside(_ span: Span, _ source: Source) -> Bool {
    span.start <= span.end && Int(span.end) <= source.count
  }
}
