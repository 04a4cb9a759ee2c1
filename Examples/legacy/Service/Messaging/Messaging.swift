import Foundation

/// Messaging, as it grew.
public enum Messaging {}
