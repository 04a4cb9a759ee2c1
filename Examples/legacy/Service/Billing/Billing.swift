import Foundation

/// Billing, as it grew.
public enum Billing {}
