internal import Findings

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The variables that the program was started with.
enum Environment {
  /// All variables by name; of two with one name the first counts, as it does for the system.
  static var variables: [String: String] {
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
  }

  /// The folder that the program was started in.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The day it is, in UTC.
  static var today: Day { Day(number: time(nil) / 86_400) }
}
