import Foundation

/// Addresses, as it grew.
public enum Addresses {}
