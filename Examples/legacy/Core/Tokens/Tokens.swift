import Foundation

/// Tokens, as it grew.
public enum Tokens {}
