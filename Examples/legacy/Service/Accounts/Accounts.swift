import Foundation

/// Accounts, as it grew.
public enum Accounts {}
