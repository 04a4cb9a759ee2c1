import Foundation

/// Catalogue, as it grew.
public enum Catalogue {}
