/// What some apps, or all of them, may load at launch.
struct Budget {
  /// Which apps; all, if none is named.
  let apps: Selector?
  let frameworks: Int?
  let milliseconds: Int?
  let device: String?
  /// What is known of the device; nil, if none is named.
  let times: LaunchTimes?

  /// - Parameter isNeeded: whether it has to limit something.
  init(_ options: MapReader, _ own: [LaunchTimes.Measurement], isNeeded: Bool = true) {
    apps = options.optional("apps", .selector, "Which apps; all of them.")
    frameworks = options.optional(
      "frameworks", .number(atLeast: 0), "How many dynamic frameworks an app may load.")
    device = options.optional("device", .anyText, "The phone that the time is meant for.")
    milliseconds = options.optional(
      "milliseconds", .number(atLeast: 1), "How long an app may take on it.")
    times = device.flatMap { LaunchTimes(of: $0, own: own) }
    if options.place != nil { check(options, own, isNeeded) }
  }

  private func check(_ options: MapReader, _ own: [LaunchTimes.Measurement], _ isNeeded: Bool) {
    if isNeeded, !limitsAnything {
      options.report(
        "launch-budget has no limit", help: "add `frameworks`, or `milliseconds` and `device`")
    }
    if (milliseconds == nil) != (device == nil) {
      options.report(
        "expected `milliseconds` together with `device`", help: "add the other one")
    }
    if let device, times == nil {
      let known = LaunchTimes.devices + own.map(\.device)
      options.report(
        "no measurements for `\(device)`",
        help: NearestName.help(for: device, among: known)
          ?? "expected one of: \(known.joined(separator: ", ")); or add it to `measurements`")
    }
  }

  var limitsAnything: Bool { frameworks != nil || milliseconds != nil }

  /// Where an estimate of time comes from.
  var source: String {
    guard let times, times.ownCount > 0 else {
      return "estimate from published measurements of one app"
    }
    return "estimate from \(times.ownCount) own "
      + (times.ownCount == 1 ? "measurement" : "measurements")
  }

  /// How much longer it takes than before, where a device is named.
  func time(of growth: Growth) -> String {
    guard let times, let device else { return "" }
    let (one, two) = (times.milliseconds(for: growth.before), times.milliseconds(for: growth.count))
    let steps = [two.lowerBound - one.lowerBound, two.upperBound - one.upperBound].sorted()
    return ", \((steps[0]...steps[1]).words) more on \(device)"
  }
}

/// How many frameworks an app loads, and loaded before a change.
struct Growth {
  let before: Int
  let count: Int
  /// The names of those that are new; sorted.
  let added: [String]
}

extension LaunchTimes.Measurement {
  /// Reads one that a team made.
  init?(_ map: MapReader) {
    let device = map.required("device", .anyText, "The phone.")
    let frameworks = map.required(
      "frameworks", .number(atLeast: 1), "How many dynamic frameworks the app loaded.")
    let milliseconds = map.required(
      "milliseconds", .number(atLeast: 1), "How long it took to launch.")
    guard let device, let frameworks, let milliseconds else { return nil }
    self.init(device: device, frameworks: frameworks, milliseconds: milliseconds)
  }
}

extension ClosedRange<Int> {
  /// A span of time.
  var words: String {
    lowerBound == upperBound ? "\(lowerBound) ms" : "\(lowerBound) to \(upperBound) ms"
  }
}
