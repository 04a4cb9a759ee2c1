/// How the product of a target gets into what links it.
package enum Linkage: String, Sendable {
  /// Its code is copied into the image that links it.
  case `static`
  /// It is an image of its own, found at launch.
  case dynamic
  /// It is nothing one links: an app, a test bundle, resources.
  case none
}
