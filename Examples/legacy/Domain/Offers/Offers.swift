import Foundation

/// Offers, as it grew.
public enum Offers {}
