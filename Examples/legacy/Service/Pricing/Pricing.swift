import Foundation

/// Pricing, as it grew.
public enum Pricing {}
