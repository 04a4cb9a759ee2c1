internal import CLibrary

/// The variables that the program was started with.
package enum Environment {
  /// All variables by name; of two with one name the first counts, as it does for the system.
  package static let variables: [String: String] = {
    var variables: [String: String] = [:]
    var entry = environ
    // Bytes, not characters: there are many variables, and every run of the program starts here.
    while let text = entry.pointee {
      if let mark = strchr(text, 0x3D) {
        let name = UnsafeRawBufferPointer(start: text, count: mark - text)
        let key = String(decoding: name, as: UTF8.self)
        if variables[key] == nil { variables[key] = String(cString: mark + 1) }
      }
      entry += 1
    }
    return variables
  }()

  /// Returns the current folder; throws if it was removed.
  package static func currentFolder() throws(Problem) -> FilePath {
    guard let path = System.currentFolder(), path.utf8.first == UInt8(ascii: "/") else {
      throw Problem("the current folder was removed", help: "change to an existing folder")
    }
    return FilePath(path)
  }

  /// The first program of a name in `PATH`, except in folders relative to the current one.
  static func program(named name: String) -> String? {
    variables["PATH"]?.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first(where: Disk.isProgram)
  }

  /// The current day, in UTC.
  package static var today: Day { Day(number: time(nil) / 86_400) }
}

extension UsageError {
  /// Reports an option's problem as a command-line error.
  package static func ofProblem<Value>(
    _ body: () throws(Problem) -> Value
  ) throws(UsageError) -> Value {
    do throws(Problem) { return try body() } catch {
      throw UsageError(error.message, help: error.help ?? "")
    }
  }
}
