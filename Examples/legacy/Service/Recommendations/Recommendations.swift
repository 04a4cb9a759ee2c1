import Foundation

/// Recommendations, as it grew.
public enum Recommendations {}
