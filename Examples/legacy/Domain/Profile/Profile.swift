import Foundation

/// Profile, as it grew.
public enum Profile {}
