/// Which of several manifests the package manager takes: the one named exactly like the tools; else
/// the newest for no newer tools, if its tools version is higher than that of the plain one.
enum PackageVersions {
  private static let newest = [6, 3, 1]
  private static let start = "Package@swift-"

  static func chosen(beside path: String, in files: ProjectFiles) throws(Problem) -> String {
    let folder = Spec.folder(of: path)
    let below = folder.isEmpty ? "" : folder + "/"
    let names = (try? files.list(folder).entries.map(\.name)) ?? []
    let exact = [3, 2, 1].map { newest.prefix($0).map(String.init).joined(separator: ".") }
    if let name = exact.map({ "\(start)\($0).swift" }).first(where: names.contains) {
      return below + name
    }
    let best = names.compactMap { name in version(in: name).map { (name: name, version: $0) } }
      .filter { !newest.lexicographicallyPrecedes($0.version) }
      .max { $0.version.lexicographicallyPrecedes($1.version) }
    do throws(ProjectFiles.Failure) {
      guard let best, let own = try tools(below + best.name, in: files) else { return path }
      let plain = try tools(path, in: files).flatMap {
        newest.lexicographicallyPrecedes($0) ? nil : $0
      }
      let isHigher = plain.map { $0.lexicographicallyPrecedes(own) } ?? true
      return isHigher ? below + best.name : path
    } catch {
      throw Problem("one of the manifests here \(error.words)", at: Place(file: path))
    }
  }

  /// The three numbers of the version in a name.
  private static func version(in name: String) -> [Int]? {
    guard name.hasPrefix(start), name.hasSuffix(".swift") else { return nil }
    let parts = name.dropFirst(start.count).dropLast(".swift".count).split(separator: ".")
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == parts.count && numbers.count <= 3 ? whole(numbers) : nil
  }

  private static func tools(
    _ path: String, in files: ProjectFiles
  ) throws(ProjectFiles.Failure) -> [Int]? {
    let source = Source(name: path, bytes: try files.read(path))
    return PackageManifest.toolsVersion(of: source).map(whole)
  }

  private static func whole(_ version: [Int]) -> [Int] {
    Array((version + [0, 0]).prefix(max(3, version.count)))
  }
}
