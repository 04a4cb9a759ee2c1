import Foundation

/// Inventory, as it grew.
public enum Inventory {}
