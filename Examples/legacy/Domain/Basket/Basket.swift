import Foundation

/// Basket, as it grew.
public enum Basket {}
