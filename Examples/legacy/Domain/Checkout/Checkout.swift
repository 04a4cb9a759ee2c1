import Foundation

/// Checkout, as it grew.
public enum Checkout {}
