import Foundation

/// Dates, as it grew.
public enum Dates {}
