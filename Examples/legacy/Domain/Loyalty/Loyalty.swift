import Foundation

/// Loyalty, as it grew.
public enum Loyalty {}
