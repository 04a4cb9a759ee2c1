import Imports
import Testing

/// The classes of a source, by the names that they have when it runs.
struct ClassSearchTests {
  private func search(
    _ text: String, _ language: SourceScan.Language = .swift
  ) -> ClassSearch {
    var search = ClassSearch()
    search.look(in: Array(text.utf8), as: language)
    return search
  }

  @Test("classes of Swift, with and without names for Objective-C")
  func swift() {
    let found = search(
      """
      // class A
      /* class B /* class C */ */
      let text = "class D", raw = #"class "E""#, more = \"\"\"
        class F
        \"\"\"
      @objc(Plain) public final class G: NSObject {
        class func make() {}
        @objc(other) class var shared: Int { 0 }
        class H {}
      }
      protocol P: class {}
      open class
        I<T> {}
      @objc class J {}
      @objc(k) func k() { class K {} }
      """)
    #expect(found.plain == ["Plain"])
    #expect(found.inModule == ["H", "I", "J", "K"])
  }

  @Test("classes of Objective-C are those that are implemented")
  func objectiveC() {
    let found = search(
      """
      // @implementation A
      @interface B : NSObject
      @end
      @implementation  C (Category)
      char *text = "@implementation D";
      @implementation /* it is */ E
      """, .cFamily)
    #expect(found.plain == ["C", "E"])
    #expect(found.inModule == [])
  }

  @Test(
    "text that ends anywhere",
    arguments: ["class", "@objc(", "#\"", "\"\\(", "class\n", "@implementation"])
  func ends(text: String) {
    #expect(search(text).inModule == [])
    #expect(search(text, .cFamily).plain.isSubset(of: [""]))
  }
}
