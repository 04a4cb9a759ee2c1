import Foundation

/// Coupons, as it grew.
public enum Coupons {}
