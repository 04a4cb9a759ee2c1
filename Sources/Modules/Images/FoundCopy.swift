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

  /// The archives that brought the library along into the image.
  var carriers: [Int] {
    var carriers: [Int] = []
    var step = Int(contents.steps[held.step].before)
    while step > 0 {
      carriers.append(Int(contents.steps[step].vertex))
      step = Int(contents.steps[step].before)
    }
    return carriers
  }
}
