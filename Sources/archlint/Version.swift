/// Which archlint this is.
enum Version {
  static let current = "0.1.0"
  /// The day of the version, as manual pages write it.
  static let date = "November 21, 2026"
}
