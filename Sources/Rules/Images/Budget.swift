/// The launch limits of some or all apps.
struct Budget {
  /// The apps; nil for all.
  let apps: Selector?
  let frameworks: Int?
  let milliseconds: Int?
  let device: String?
  /// The measurements of the device, if one is named.
  let times: LaunchTimes?

  init(_ options: MappingDecoder, _ own: [LaunchTimes.Measurement], isNeeded: Bool = true) {
    apps = options.optional("apps", .selector, "Which apps; all of them.")
    frameworks = options.optional(
      "frameworks", .number(atLeast: 0), "How many dynamic frameworks an app may load.")
    device = options.optional("device", .anyText, "The phone that the time is meant for.")
    milliseconds = options.optional(
      "milliseconds", .number(atLeast: 1), "How long an app may take on it.")
    times = device.flatMap { LaunchTimes(of: $0, own: own) }
    if options.place != nil { check(options, own, isNeeded) }
  }

  private func check(_ options: MappingDecoder, _ own: [LaunchTimes.Measurement], _ isNeeded: Bool)
  {
    if isNeeded, !limitsAnything {
      options.report(
        "launch-budget has no limit", help: "add `frameworks`, or `milliseconds` and `device`")
    }
    if (milliseconds == nil) != (device == nil) {
      options.report("expected `milliseconds` together with `device`", help: "add the other one")
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

  var source: String {
    guard let times, times.ownCount > 0 else {
      return "estimate from published measurements of one app"
    }
    return "estimate from \(times.ownCount.of("own measurement"))"
  }

  /// The additional launch time, if a device is named.
  func time(of growth: Growth) -> String {
    guard let times, let device else { return "" }
    let (one, two) = (times.milliseconds(for: growth.before), times.milliseconds(for: growth.count))
    let steps = [two.lowerBound - one.lowerBound, two.upperBound - one.upperBound].sorted()
    return ", \((steps[0]...steps[1]).words) more on \(device)"
  }
}

/// The number of loaded frameworks before and after a change.
typealias Growth = (before: Int, count: Int, added: [String])

extension LaunchTimes.Measurement {
  /// Reads a team's own measurement.
  init?(_ map: MappingDecoder) {
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
  var words: String {
    lowerBound == upperBound ? "\(lowerBound) ms" : "\(lowerBound) to \(upperBound) ms"
  }
}
