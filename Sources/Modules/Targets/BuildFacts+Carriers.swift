extension BuildFacts {
  /// What may bring a framework into an app besides the copy phase for its dependencies.
  package enum Carrier: Sendable {
    /// The framework's code is merged into the app.
    case merging
    /// A copy phase among the sources.
    case copyPhase
    case script
  }

  /// What may bring a framework of a name along, for all that is known.
  package func carrier(of name: String) -> Carrier? {
    if mergesLibraries { return .merging }
    if copiesToFrameworks { return .copyPhase }
    let signs = ["FRAMEWORKS_FOLDER_PATH", "copy-frameworks", "[CP] Embed Pods Frameworks"]
    let isScripted = scripts.contains { script in
      signs.contains(where: script.contains) || script.names(name)
    }
    return isScripted ? .script : nil
  }
}

extension String {
  /// Whether a word stands in the text by itself: `ISSNet` is not meant by `ISSNetwork`.
  fileprivate func names(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      let neighbours = [self[..<range.lowerBound].last, self[range.upperBound...].first]
      return !neighbours.contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    }
  }
}
