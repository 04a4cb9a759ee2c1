import Foundation

/// Delivery, as it grew.
public enum Delivery {}
