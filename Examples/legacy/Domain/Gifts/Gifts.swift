import Foundation

/// Gifts, as it grew.
public enum Gifts {}
