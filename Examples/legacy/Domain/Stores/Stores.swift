import Foundation

/// Stores, as it grew.
public enum Stores {}
