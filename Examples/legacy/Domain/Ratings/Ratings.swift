import Foundation

/// Ratings, as it grew.
public enum Ratings {}
