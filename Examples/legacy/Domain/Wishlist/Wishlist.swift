import Foundation

/// Wishlist, as it grew.
public enum Wishlist {}
