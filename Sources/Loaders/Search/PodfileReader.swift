/// Reads names of pods from CocoaPods' files, by simple text matching.
package struct PodfileReader {
  package private(set) var pods = PodNames()
  package private(set) var problems: [Problem] = []

  package init(_ paths: [String], of files: ProjectFiles) {
    // With a Podfile, any module with a podspec may be linked.
    let hasPodfile = paths.contains { FilePath($0).name == "Podfile" }
    for path in paths.sorted() {
      if hasPodfile, path.hasSuffix(".podspec") {
        pods.add(String(FilePath(path).name.dropLast(".podspec".count)))
      }
      let text: String
      do throws(ProjectFiles.Failure) {
        text = String(decoding: try files.read(path), as: UTF8.self)
      } catch {
        guard error != .missing else { continue }
        problems.append(
          Problem(
            "this file \(error.words)", at: Place(file: path),
            help: "its pods are unknown"))
        continue
      }
      let computed = pods.computesNames
      read(text, isLock: path.hasSuffix(".lock"))
      // The lock file lists what a Podfile computes.
      if paths.contains(path + ".lock") { pods.computesNames = computed }
    }
  }

  package static func reads(_ name: String) -> Bool {
    name == "Podfile" || name == "Podfile.lock" || name.hasSuffix(".podspec")
  }

  private mutating func read(_ text: String, isLock: Bool) {
    pods.isThere = true
    if isLock { pods.isLocked = true }
    for line in text.split(whereSeparator: \.isNewline) {
      if isLock { readLock(line) } else { readCode(line) }
    }
  }

  /// A line such as `  - Moya/Core (14.0.0):`.
  private mutating func readLock(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count > 1, words[0] == "-" else { return }
    add(words[1].filter { $0 != "\"" && $0 != ":" })
  }

  /// A line such as `  pod 'Moya/Core', '~> 14'`, or `s.dependency "Moya"`.
  private mutating func readCode(_ line: Substring) {
    let code = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let words = code.split(maxSplits: 1) { $0 == " " || $0 == "(" || $0 == "\t" }
    guard words.count == 2, words[0] == "pod" || words[0].hasSuffix(".dependency") else { return }
    let argument = words[1].drop { $0 == " " || $0 == "(" }
    guard let quote = argument.first, quote == "'" || quote == "\"" else {
      pods.computesNames = true
      return
    }
    let name = argument.dropFirst().prefix { $0 != quote }
    // The text after `#` was not a comment but an interpolation in the name.
    if name.endIndex == argument.endIndex { pods.computesNames = true } else { add(String(name)) }
  }

  /// Adds a pod; of a subspec such as `Moya/Core`, sources import the pod.
  private mutating func add(_ name: String) {
    if let pod = name.split(separator: "/").first { pods.add(String(pod)) }
  }
}
