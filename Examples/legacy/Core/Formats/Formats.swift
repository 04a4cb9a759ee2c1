import Foundation

/// Formats, as it grew.
public enum Formats {}
