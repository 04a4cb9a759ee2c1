import Foundation

/// Logs, as it grew.
public enum Logs {}
