/// Prepends the folder of an included file to the relative paths in it.
///
/// XcodeGen does this for more keys; listed here are those that archlint reads later. The root file
/// gets the folder `.`, which only normalizes its paths.
struct PathRewriter {
  let folder: String

  func rewrite(_ file: SpecValue) -> SpecValue {
    file.changing("configFiles", rewritePaths)
      .changing("targets") { $0.changingMaps(rewriteTarget) }
      .changing("targetTemplates") { $0.changingMaps(rewriteTarget) }
      .changing("packages") { $0.changingMaps { $0.changing("path", rewritePaths) } }
      .changing("localPackages", rewritePaths)
      .changing("projectReferences") { $0.changingMaps { $0.changing("path", rewritePaths) } }
  }

  private func rewriteTarget(_ target: SpecValue) -> SpecValue {
    target.changing("sources") { sources in
      rewritePaths(sources).changingMaps { $0.changing("path", rewritePaths) }
    }
    .changing("configFiles", rewritePaths)
    .changing("dependencies") { $0.changingMaps { $0.changing("framework", rewritePaths) } }
  }

  private func rewritePaths(_ value: SpecValue) -> SpecValue {
    if value.isList { return value.changingItems { $0.isList ? $0 : rewritePath($0) } }
    guard value.isMap else { return rewritePath(value) }
    // A map counts only if nothing but strings is in it.
    guard value.entries.allSatisfy({ $0.value.string != nil }) else { return value }
    return value.changingValues(rewritePath)
  }

  private func rewritePath(_ value: SpecValue) -> SpecValue {
    guard let path = value.string, folder != "." || !path.isEmpty else { return value }
    let joined = PathText.join(folder, path)
    return joined == path ? value : .text(Changed(joined, from: value.node))
  }
}

extension SpecValue {
  fileprivate func changingMaps(_ change: (SpecValue) -> SpecValue) -> SpecValue {
    let changeMap = { (item: SpecValue) in item.isMap ? change(item) : item }
    return isMap ? changingValues(changeMap) : changingItems(changeMap)
  }
}
