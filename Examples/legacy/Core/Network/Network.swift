import Foundation

/// Network, as it grew.
public enum Network {}
