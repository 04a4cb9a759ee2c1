internal import Documents
internal import Modules

extension SpecTarget {
  /// The dependencies that are listed before, key by key the same, each with the first of them.
  var repeatedDependencies: [(first: SpecDependency, again: SpecDependency)] {
    guard mayNameOneTwice else { return [] }
    var known: [String: [Int]] = [:]
    var repeated: [(first: SpecDependency, again: SpecDependency)] = []
    for index in dependencies.indices {
      let earlier = known[dependencies[index].reference] ?? []
      if let first = earlier.first(where: { dependencies[index].says(the: dependencies[$0]) }) {
        repeated.append((dependencies[first], dependencies[index]))
      } else {
        known[dependencies[index].reference, default: []].append(index)
      }
    }
    return repeated
  }

  /// Whether two dependencies name the same, which hardly ever happens; long lists are not tried.
  private var mayNameOneTwice: Bool {
    guard dependencies.count < 16 else { return true }
    return dependencies.indices.contains { later in
      (0..<later).contains { dependencies[$0].reference == dependencies[later].reference }
    }
  }
}

extension SpecDependency {
  /// Whether two entries are the same to XcodeGen, wherever they are written.
  fileprivate func says(the other: SpecDependency) -> Bool {
    kind == other.kind && reference == other.reference && embed == other.embed
      && link == other.link && codeSign == other.codeSign && weak == other.weak
      && removeHeaders == other.removeHeaders && implicit == other.implicit
      && hasFilters(of: other) && copy == other.copy && products == other.products
      && root == other.root && isStaticCarthage == other.isStaticCarthage
      && findFrameworks == other.findFrameworks
  }

  private func hasFilters(of other: SpecDependency) -> Bool {
    platformFilter == other.platformFilter && destinationFilters == other.destinationFilters
      && platforms == other.platforms
  }
}

extension Notice {
  /// A dependency that is listed again.
  init(
    _ repeated: (first: SpecDependency, again: SpecDependency), spec: SpecID, target: TargetID
  ) {
    self.init(
      .duplicateDependency, repeated.again.reference, at: repeated.again.place, spec: spec,
      target: target, isSevere: false,
      notes: [Note("it is listed here first", at: repeated.first.place)],
      provenance: repeated.again.provenance)
  }
}
