import Foundation

/// Returns, as it grew.
public enum Returns {}
