import Foundation

/// Flags, as it grew.
public enum Flags {}
