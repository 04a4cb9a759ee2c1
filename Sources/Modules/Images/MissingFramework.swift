/// A dynamic framework that a program needs at launch and that its app does not carry.
package struct MissingFramework: Sendable {
  package let framework: Link.End
  /// The app that must embed it.
  package let app: TargetID
  /// The program that needs it: the app, or an extension inside it.
  package let process: TargetID
  /// The links from the program to the framework, a shortest chain; of a very long one the last.
  package let way: [Int]

  /// More links than this are read by nobody.
  static let mostLinks = 16
}
