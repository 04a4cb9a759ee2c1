import Foundation

/// Tracking, as it grew.
public enum Tracking {}
