/// The launch time of dynamic frameworks, estimated from published measurements.
///
/// Launches of one app were measured with 300 dynamic frameworks on three phones, 1.54 s, 2.94 s
/// and 14.4 s; with 30 on the newest, about 7.7 times less; and with all of it static, 0.12 s to
/// 0.33 s. Values between these are interpolated linearly.
package struct LaunchCost {
  /// The phones that were measured, the newest first, with the milliseconds that many took.
  static let phones = [
    (name: "iPhone 14 Pro", time: 1540), (name: "iPhone Xs", time: 2940),
    (name: "iPhone 6s", time: 14_400),
  ]
  package static let many = 300
  package static let few = 30
  package static let none = 120...330
  /// No app has more frameworks than this.
  package static let most = 100_000
  /// How many times longer many take than few, in tenths.
  private static let ratio = 77

  /// Milliseconds on the newest and on the oldest of the phones.
  private let fastest: Int
  private let slowest: Int

  package init(frameworks: Int) {
    let count = min(max(frameworks, 0), LaunchCost.most)
    let times = LaunchCost.phones.map { LaunchCost.milliseconds(for: count, ofMany: $0.time) }
    fastest = times.min() ?? 0
    slowest = times.max() ?? 0
  }

  /// What few take where many take so long.
  static func timeOfFew(_ time: Int) -> Int { time * 10 / ratio }

  /// The line through the measured times of few and of many.
  private static func milliseconds(for count: Int, ofMany most: Int) -> Int {
    let least = timeOfFew(most)
    return max(0, least + (count - few) * (most - least) / (many - few))
  }

  /// From the newest phone to the oldest, in tenths of seconds.
  package var range: String { "\(LaunchCost.seconds(fastest)) to \(LaunchCost.seconds(slowest)) s" }

  package var words: String { "\(range) at launch (estimate)" }

  private static func seconds(_ milliseconds: Int) -> String {
    let tenths = max(1, (milliseconds + 50) / 100)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
