internal import Documents
internal import Modules

extension ArchitectureTag {
  private static let keys = ["layer", "role", "of"]

  /// Decodes what stands under `archlint:`; what cannot be used is told.
  init(_ value: SpecValue?, log: SpecLog) {
    self.init()
    guard let value else { return }
    guard value.isMap else {
      log.notice(.unusableTag, "archlint", at: value.place)
      return
    }
    for entry in value.entries {
      let words = entry.value.isList ? entry.value.items : [entry.value]
      let texts = words.compactMap { item in item.string.map { Word($0, at: item.place) } }
      switch entry.key.text {
      case "layer" where texts.count == 1 && !entry.value.isList: layer = texts.first
      case "role" where texts.count == 1 && !entry.value.isList: role = texts.first
      case "of" where texts.count == words.count: counterparts = texts
      case let key:
        log.notice(
          .unusableTag, "archlint.\(key)", at: entry.key.place,
          suggestion: NearestName.of(key, among: ArchitectureTag.keys))
      }
    }
  }
}
