/// A library in an image of a process, and the trails that led there.
struct FoundCopy {
  let image: Int
  let load: Trail
  let step: Int
  let contents: Trail
  let held: Contents.Held
  /// Whether the image belongs to the host of a test bundle.
  let isOfHost: Bool

  /// Whether the image is loaded, and links the library, unless the linker needs neither.
  var isSure: Bool { load.steps[step].isSure && contents.steps[held.step].isSure }

  /// Whether the image is loaded and contains the library, whatever the linker does.
  var isCertain: Bool { load.steps[step].isSure && held.isCertain }
}

/// Finds out whether a library came along with another one that is told of.
///
/// What is not told of any more stays so, and is skipped from then on: a long chain of archives is
/// not walked again for each library in it.
struct Carriers {
  /// The libraries that are told of, as far as is known.
  private(set) var told: Set<Int>
  /// For each image, the step to go on with behind steps that carry nothing.
  private var skips: [Int: [Int: Int]] = [:]

  init(_ libraries: [Int]) { told = Set(libraries) }

  mutating func dismiss(_ library: Int) { told.remove(library) }

  /// Whether an archive on the way into the image holds the library, and is told of itself.
  mutating func carry(_ copy: FoundCopy) -> Bool {
    let steps = copy.contents.steps
    var step = Int(steps[copy.held.step].before)
    var passed: [Int] = []
    while step > 0, !told.contains(Int(steps[step].vertex)) {
      passed.append(step)
      step = skips[copy.image]?[step] ?? Int(steps[step].before)
    }
    for number in passed { skips[copy.image, default: [:]][number] = step }
    return step > 0
  }
}
