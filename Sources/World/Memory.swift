#if canImport(Glibc)
  internal import Glibc
#endif

/// What the program asks of the system's memory.
package enum Memory {
  /// Has large lists go back to the system as soon as nobody needs them.
  ///
  /// Glibc does so at first, but whenever a larger one goes it keeps lists up to that size from then
  /// on, and they leave holes that only smaller ones fit into.
  package static func returnLargeLists() {
    #if canImport(Glibc)
      // By its name, since Swift does not import the header that declares it.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let setOption = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      _ = setOption(largestKept, 128 << 10)
    #endif
  }

  /// `M_MMAP_THRESHOLD`.
  private static let largestKept: Int32 = -3
}
