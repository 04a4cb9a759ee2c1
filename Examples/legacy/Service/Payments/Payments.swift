import Foundation

/// Payments, as it grew.
public enum Payments {}
