/// Numbers with their words.
enum Count {
  /// `1 link`, `2 links`.
  static func of(_ number: Int, _ word: String, _ plural: String? = nil) -> String {
    number == 1 ? "1 \(word)" : "\(number) \(plural ?? word + "s")"
  }
}
