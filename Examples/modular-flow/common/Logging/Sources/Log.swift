import os

/// What happened, for those who have to find out.
public struct Log {
  public static func note(_ words: String) {}
}
