import Foundation

/// Search, as it grew.
public enum Search {}
