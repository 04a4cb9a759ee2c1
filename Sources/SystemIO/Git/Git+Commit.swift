extension Git {
  /// A commit, and the path of a folder in it.
  package struct Commit {
    /// The full name, in hexadecimal digits.
    package let name: String
    /// The folder's path from the top of the repository; empty, or with a slash at its end.
    package let prefix: String

    /// The name as people write it.
    package var shortName: String { String(name.prefix(10)) }
  }

  package static func base(of revision: String, in folder: FilePath) throws(Problem) -> Commit {
    guard program != nil else {
      throw Problem("`git` is not in PATH", help: "install git; archlint compares commits with it")
    }
    // What begins with a dash would be an option.
    let range = revision.isEmpty || revision.hasPrefix("-") ? "" : "\(revision)...HEAD"
    let words = ["rev-parse", "--revs-only", "--is-shallow-repository", range, "--show-prefix"]
    guard let facts = text(words, in: folder) else {
      throw Problem(
        "`\(folder.text)` is not in a git repository",
        help: "run archlint in a clone, omit `--since`, or use `archlint affected --changed FILE`")
    }
    // Git stops at an unknown revision; else both commits follow, their bases behind `^`, and the prefix.
    let lines = facts.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isShallow = lines[0] == "true"
    guard lines.count > 3 else { throw .unknownCommit(revision, isShallow, in: folder) }
    let bases = lines[3...].prefix { $0.hasPrefix("^") && !$0.hasSuffix("/") }
    guard let base = bases.first else {
      throw Problem(
        "`\(revision)` and HEAD have no commit in common" + (isShallow ? " in this clone" : ""),
        help: isShallow ? Problem.fetching : "use a branch that HEAD comes from")
    }
    let prefix = lines[bases.endIndex...].joined(separator: "\n")
    return Commit(name: String(base.dropFirst()), prefix: prefix)
  }

  /// The last commits of HEAD along its first parents, the newest first, each with its day.
  package static func history(
    of count: Int, in folder: FilePath
  ) throws(Problem) -> [(commit: Commit, day: String)] {
    let head = try base(of: "HEAD", in: folder)
    let words = ["log", "--first-parent", "-n", "\(count)", "--format=%H %cs", head.name]
    guard let lines = text(words, in: folder) else {
      throw .unknownCommit("HEAD", false, in: folder)
    }
    return lines.split(separator: "\n").map { line in
      let parts = line.split(separator: " ").map(String.init)
      return (Commit(name: parts[0], prefix: head.prefix), parts.count > 1 ? parts[1] : "")
    }
  }

  /// The default branch: that of the remote, or else a usual one, or else the current one.
  package static func defaultBranch(in folder: FilePath) -> String? {
    let remote = text(["symbolic-ref", "--short", "refs/remotes/origin/HEAD"], in: folder)
    if let remote, remote.hasPrefix("origin/") { return String(remote.dropFirst("origin/".count)) }
    let branches = text(["for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads"], in: folder)
    let names = (branches ?? "").split(separator: "\n").map(String.init)
    return ["main", "master"].first(where: names.contains)
      ?? text(["symbolic-ref", "--short", "HEAD"], in: folder)
  }

  /// The last commit of HEAD that changed a file; nil if there is none.
  package static func lastChange(of file: FilePath, seenFrom folder: FilePath) -> Commit? {
    let name = ":(literal)\(file.relative(to: folder))"
    guard let prefix = text(["rev-parse", "--show-prefix"], in: folder),
      let commit = text(["log", "-1", "--format=%H", "--", name], in: folder), !commit.isEmpty
    else { return nil }
    return Commit(name: commit, prefix: prefix)
  }

  /// The files and submodules that differ from a commit, from the top; nil if unknown.
  ///
  /// A file may be as it was if it was touched since git looked last: nothing is run to find out. Of
  /// submodules git only reads the heads.
  static func changes(
    since commit: String, in folder: FilePath
  ) -> (maybeSame: [String: Bool], modules: [String])? {
    let words = ["--raw", "--no-renames", "--ignore-submodules=dirty"]
    guard let fields = differences(words, since: commit, in: folder) else { return nil }
    var (maybeSame, modules) = ([String: Bool](), [String]())
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      // Such as `:100644 100755 1a2b… 0000… M`, with zeros for contents that git did not read.
      let words = fields[index].dropFirst().split(separator: " ")
      let isSame = words.count > 3 && words[0] == words[1] && words[3].allSatisfy { $0 == "0" }
      let kinds = words.prefix(2).filter { $0 != "000000" }
      if kinds.contains("160000") { modules.append(fields[index + 1]) }
      if kinds.contains(where: { $0 != "160000" }) { maybeSame[fields[index + 1]] = isSame }
    }
    return (maybeSame, modules)
  }

  /// The tracked files that were renamed since a commit, with their new paths, both in its folder.
  package static func renames(since commit: Commit, in folder: FilePath) -> [String: String] {
    let words = ["-M", "--name-status", "--diff-filter=R", "--relative"]
    guard let fields = differences(words, since: commit.name, in: folder) else { return [:] }
    return Dictionary(
      stride(from: 0, to: fields.count - 2, by: 3).map { (fields[$0 + 1], fields[$0 + 2]) }
    ) { first, _ in first }
  }

  /// The untracked files that aren't ignored, by their paths from the top.
  package static func untrackedFiles(in folder: FilePath) -> Set<String>? {
    let words = ["ls-files", "--others", "--exclude-standard", "--full-name", "-z"]
    guard let names = output(words, in: folder, upTo: 64 << 20) else { return nil }
    return Set(names.split(separator: 0).map { String(name: Array($0)) })
  }

  /// The fields of git's comparison with a commit; nil if git does not know.
  private static func differences(
    _ options: [String], since commit: String, in folder: FilePath
  ) -> [String]? {
    guard let filters = filters(in: folder) else { return nil }
    let words = filters.flatMap(Git.off) + ["diff-index", "-z"] + options + [commit]
    return output(words, in: folder, upTo: 64 << 20)?.split(separator: 0)
      .map { String(name: Array($0)) }
  }

  /// The configured filters; nil if git can't disable one.
  ///
  /// Git would run them on files written in the same second as its index.
  private static func filters(in folder: FilePath) -> Set<Substring>? {
    guard let names = output(["config", "--list", "--name-only", "-z"], in: folder) else {
      return nil
    }
    let keys = names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let filters = Set(
      keys.filter { $0.hasPrefix("filter.") }
        .compactMap { key in key.lastIndex(of: ".").map { key[..<$0] } })
    return filters.contains { $0.contains("=") } ? nil : filters
  }

  /// The options that keep git from running a filter.
  private static func off(_ filter: Substring) -> [String] {
    ["clean=", "smudge=", "process=", "required=false"].flatMap { ["-c", "\(filter).\($0)"] }
  }

  /// What git prints, without the line break at its end.
  package static func text(_ arguments: [String], in folder: FilePath) -> String? {
    guard var bytes = output(arguments, in: folder) else { return nil }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(name: bytes)
  }
}

extension Problem {
  package static func unknownChanges(since commit: Git.Commit) -> Problem {
    Problem(
      "git cannot list the files that changed since \(commit.shortName)",
      help: "run `git diff-index --name-only \(commit.shortName)` to see what is wrong")
  }

  fileprivate static func unknownCommit(
    _ revision: String, _ isShallow: Bool, in folder: FilePath
  ) -> Problem {
    let example = Git.defaultBranch(in: folder).map { ", such as `\($0)`" } ?? ""
    return Problem(
      "unknown commit `\(revision)`",
      help: isShallow ? fetching : "use a branch, a tag or a commit\(example)")
  }

  fileprivate static let fetching =
    "run `git fetch --unshallow origin`; in CI, set `fetch-depth: 0` (GitHub) or "
    + "`GIT_DEPTH: 0` (GitLab)"
}
