/// What XcodeGen refuses in the entry of a remote package.
enum PackageCheck {
  /// The end of a sentence about the package; nothing, if it is right.
  static func problem(in package: SpecValue) -> String? {
    func text(_ key: StaticString) -> String? {
      package[key].flatMap { $0.string ?? $0.double.map { String($0) } }
    }
    let versions: [String]
    if let exact = text("exactVersion") ?? text("version") {
      versions = [exact]
    } else if text("revision") ?? text("branch") != nil {
      versions = []
    } else if let lowest = text("minVersion"), let highest = text("maxVersion") {
      versions = [lowest, highest]
    } else if let first = text("minorVersion") ?? text("majorVersion") ?? text("from") {
      versions = [first]
    } else {
      return "needs a `path` or a version, a string"
    }
    if let wrong = versions.first(where: { !$0.isTolerableVersion }) {
      return "asks for `\(wrong)`, which is no version"
    }
    return (package["github"] ?? package["url"])?.string == nil ? "needs a `url`, a string" : nil
  }
}
