import Foundation

/// Media, as it grew.
public enum Media {}
