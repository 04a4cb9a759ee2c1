/// The systems that a target can be built for, by XcodeGen's names.
package enum Platform: String, CaseIterable, Sendable {
  /// A target with several destinations.
  case auto
  case iOS
  case tvOS
  case macOS
  case watchOS
  case visionOS
  /// Only a destination of `auto` and `iOS` targets, never a platform of its own.
  case macCatalyst
}
