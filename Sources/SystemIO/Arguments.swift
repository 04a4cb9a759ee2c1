internal import CLibrary

extension Environment {
  /// The words of the command line behind the program's name, byte by byte as they were given.
  package static var words: [String] {
    var words: [String] = []
    var next = firstWord
    while let word = next?.pointee {
      words.append(
        String(name: UnsafeRawBufferPointer(start: word, count: strlen(word)).map { $0 }))
      next = next?.advanced(by: 1)
    }
    return Array(words.dropFirst())
  }

  private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Where the system put the words.
  ///
  /// On Linux Swift reads them from `/proc`, and finds none where that is not there. But the system
  /// puts them right before the variables: a count, the words, a null, the variables.
  private static var firstWord: Words? {
    #if canImport(Darwin)
      return Swift.CommandLine.unsafeArgv
    #else
      return Swift.CommandLine.argc > 0 ? Swift.CommandLine.unsafeArgv : wordsBeforeVariables
    #endif
  }

  #if !canImport(Darwin)
    /// Goes back from the variables to the argument count, which never equals an address.
    static var wordsBeforeVariables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
      let variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
      guard variables[-1] == nil else { return nil }
      for count in 0..<mostWords where Int(bitPattern: variables[-2 - count]) == count {
        return variables.advanced(by: -1 - count)
      }
      return nil
    }

    /// The system takes no more than two megabytes of words.
    private static let mostWords = 1 << 21
  #endif
}
