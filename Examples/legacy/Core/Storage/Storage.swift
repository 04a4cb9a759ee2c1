import Foundation

/// Storage, as it grew.
public enum Storage {}
