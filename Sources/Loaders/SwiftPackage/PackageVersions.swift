/// Which of several manifests the package manager takes: the newest that is for no newer tools than
/// there are, if its own tools version is not lower than that of the plain one.
enum PackageVersions {
  private static let newest = [6, 3, 1]

  static func chosen(beside path: String, in files: ProjectFiles) throws(Problem) -> String {
    let folder = Spec.folder(of: path)
    let below = folder.isEmpty ? "" : folder + "/"
    func tools(_ path: String) throws(ProjectFiles.Failure) -> [Int]? {
      PackageManifest.toolsVersion(of: Source(name: path, bytes: try files.read(path)))
    }
    let names = (try? files.list(folder).entries.map(\.name)) ?? []
    let start = "Package@swift-"
    let candidates = names.filter { $0.hasPrefix(start) && $0.hasSuffix(".swift") }.map { name in
      let text = name.dropFirst(start.count).dropLast(".swift".count)
      return (name: name, version: text.split(separator: ".").compactMap { Int($0) })
    }.filter { !PackageVersions.newest.lexicographicallyPrecedes($0.version) }.sorted {
      $1.version.lexicographicallyPrecedes($0.version)
    }
    do throws(ProjectFiles.Failure) {
      guard let best = candidates.first, let own = try tools(below + best.name) else { return path }
      let plain = try tools(path).flatMap {
        PackageVersions.newest.lexicographicallyPrecedes($0) ? nil : $0
      }
      let isOlder = plain.map { own.lexicographicallyPrecedes($0) } ?? false
      return isOlder ? path : below + best.name
    } catch {
      throw Problem("one of the manifests here \(error.words)", at: Place(file: path))
    }
  }
}
