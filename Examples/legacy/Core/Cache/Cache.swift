import Foundation

/// Cache, as it grew.
public enum Cache {}
