/// What the paths in a format are relative to, so that its readers can turn them into links.
package enum PathBase: Sendable {
  /// The root of the run: the folder of the configuration.
  case root
  /// The folder that the program was started in.
  case current
  /// The top of the repository.
  case repository
  /// Nothing: the paths are absolute.
  case absolute
}
