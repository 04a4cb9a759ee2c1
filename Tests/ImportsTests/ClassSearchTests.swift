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

  @Test("protocols are counted, and what is no enumeration or extension besides")
  func counts() {
    let swift = search(
      """
      import protocol Foundation.NSCoding
      public protocol A: AnyObject { associatedtype B }
      @objc protocol C { func actor(of protocolName: String) }
      enum D { case actor, other; struct E {} }
      actor F { let actor = 1 }
      extension A { static func make() -> some A { G() } }
      final class G: A { class var shared: Int { 0 } }
      // protocol H {}
      """)
    #expect(swift.counts == TypeCounts(protocols: 2, others: 3))
    let objectiveC = search(
      """
      @protocol A;
      @protocol B <NSObject>
      @end
      @protocol C, D;
      @implementation E
      SEL s = @protocol(B);
      """, .cFamily)
    #expect(objectiveC.counts == TypeCounts(protocols: 1, others: 1))
  }

  @Test(
    "text that ends anywhere",
    arguments: ["class", "@objc(", "#\"", "\"\\(", "class\n", "@implementation"])
  func ends(text: String) {
    #expect(search(text).inModule == [])
    #expect(search(text, .cFamily).plain.isSubset(of: [""]))
  }
}
