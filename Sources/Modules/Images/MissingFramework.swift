/// A dynamic framework that a program needs at launch and that its app does not carry.
package struct MissingFramework: Sendable {
  package let framework: Link.End
  /// The app that must embed it.
  package let app: TargetID
  /// The program that needs it: the app, or an extension inside it.
  package let process: TargetID
  /// The links from the program to the framework, a shortest chain.
  package let way: [Int]
}
