/// What libraries declare, as it is in the folder `libraries`.
///
/// A file for manifests has five blocks: all types; aliases with the types that they stand for; by
/// type the types of arguments, for each label; by type its members; and by kind what words mean.
/// `*` stands for every type, and `_` for an argument without a label.
package enum LibraryFiles {
  package static var package: String { PackageResources.package_txt.text }

  /// What `ProjectDescription` declares.
  package static var tuist: String { PackageResources.tuist_txt.text }

  package static var systemModules: [String] {
    PackageResources.system_modules_txt.split { $0 <= UInt8(ascii: " ") }.map(\.text)
  }

  /// Patterns for files that touch no target.
  package static var usualNothing: String { PackageResources.usual_nothing_txt.text }

  /// The layers of each preset, and the names of roles.
  package static var presets: [(String, String)] { lines(PackageResources.presets_txt) }
  package static var roleNames: [(String, String)] { lines(PackageResources.role_names_txt) }

  package static var presetRules: [UInt8] { PackageResources.preset_rules_yml }

  /// What other tools call the keys of a configuration.
  package static var otherNames: [(String, String)] { lines(PackageResources.names_txt) }

  /// Words that are not keys of a configuration, with advice for each.
  package static var advice: [(String, String)] { lines(PackageResources.advice_txt) }

  /// The layers that names usually mean, top to bottom, with these names.
  package static var usualNames: [(String, String)] { lines(PackageResources.usual_names_txt) }

  /// Names and words of names, by what they say.
  package static var nameWords: [(String, String)] { lines(PackageResources.name_words_txt) }

  /// The modules that manifests may import, by what has them.
  package static var importedModules: [(String, String)] {
    lines(PackageResources.imported_modules_txt)
  }

  /// The keys of maps that XcodeGen reads, by the kinds of maps.
  package static var xcodeGenKeys: [(String, String)] { lines(PackageResources.xcodegen_keys_txt) }

  /// What loading noticed, by its kind; `%` is what it is about.
  package static var notices: [(String, String)] { lines(PackageResources.notices_txt) }

  /// The lines of a file, cut at their first colons, apart from comments.
  package static func lines(_ bytes: [UInt8]) -> [(String, String)] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return lines.filter { $0.first != UInt8(ascii: "#") }.map { line in
      let end = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
      return (line[..<end].text, line[end...].dropFirst(2).text)
    }
  }
}

extension Collection<UInt8> {
  package var text: String { String(decoding: self, as: UTF8.self) }
}
