internal import WordLists

/// The pages of `archlint explain` about the configuration, as they are in the folder `topics`.
package enum TopicPages {
  /// In the order of the guide; a page starts with its title.
  package static let all: [(name: String, page: [UInt8])] = [
    ("layers", PackageResources.layers_md),
    ("modules", PackageResources.modules_md),
    ("roles", PackageResources.roles_md),
    ("patterns", PackageResources.patterns_md),
    ("presets", PackageResources.presets_md),
    ("rules", PackageResources.rules_md),
    ("exceptions", PackageResources.exceptions_md),
    ("baseline", PackageResources.baseline_md),
    ("specs", PackageResources.specs_md),
    ("externals", PackageResources.externals_md),
    ("extends", PackageResources.extends_md),
    ("exit-codes", PackageResources.exit_codes_md),
  ]
}

/// The manual page's text on configuration, environment, files and exit codes, as mdoc.
package enum ManualFiles {
  /// `{topics}` stands for the topics.
  package static var surroundings: String { PackageResources.surroundings_mdoc.text }
}

/// The help of each command, from `commands.md`: a line, paragraphs, and examples.
package enum CommandPages {
  package typealias Page = (
    summary: String, details: String, examples: [(line: String, meaning: String)]
  )

  /// What to use instead of words that other linters have.
  package static let foreignWords = Dictionary(
    uniqueKeysWithValues: LibraryFiles.lines(PackageResources.foreign_words_txt))

  /// What `archlint demo` prints.
  package static var tour: [UInt8] { PackageResources.demo_txt }

  /// The summaries of options; before an option may be the command that it is in.
  package static let options = Dictionary(
    uniqueKeysWithValues: LibraryFiles.lines(PackageResources.options_txt))

  /// The commands with such options.
  package static let withOwnOptions = Set(
    options.keys.filter { !$0.hasPrefix("-") }.map { String($0.prefix { $0 != " " }) })

  /// By the names of the commands; `{topics}` stands for the topics of `archlint explain`.
  package static let all: [String: Page] = {
    let topics = TopicPages.all.map(\.name).joined(separator: ", ")
    let text = PackageResources.commands_md.text.replacing("{topics}", with: topics)
    let pages = text.split(separator: "\n## ").dropFirst().map { section in
      let heading = section.prefix { $0 != "\n" }.split(separator: ": ", maxSplits: 1)
      let blocks = section.split(separator: "\n\n").dropFirst()
      let examples = (blocks.last ?? "").split(separator: "\n").map { line in
        let parts = line.dropFirst(3).split(separator: "`: ", maxSplits: 1)
        return (line: String(parts[0]), meaning: String(parts[1]))
      }
      let details = blocks.dropLast().joined(separator: "\n\n")
      return (String(heading[0]), (String(heading[1]), details, examples))
    }
    return Dictionary(uniqueKeysWithValues: pages)
  }()
}

/// What new modules and apps begin with, as it is in the folder `starts`.
package enum StartFiles {
  package static var module: [UInt8] { PackageResources.module_yml }
  package static var moduleTests: [UInt8] { PackageResources.module_tests_yml }
  package static var program: [UInt8] { PackageResources.program_txt }
  package static var app: [UInt8] { PackageResources.app_yml }
  package static var demo: [UInt8] { PackageResources.demo_yml }
  package static var appSource: [UInt8] { PackageResources.app_source_txt }
  package static var afterBaseline: [UInt8] { PackageResources.after_baseline_txt }
  package static var unreadFiles: [UInt8] { PackageResources.unread_files_txt }
  package static var unreadPackages: [UInt8] { PackageResources.unread_packages_txt }
  package static var unreleased: String { PackageResources.unreleased_txt.text }

  /// The keywords of Swift, and modules that each source may import.
  package static var reserved: [Substring] {
    PackageResources.reserved_txt.text.split { $0.isWhitespace }
  }
}

extension [UInt8] {
  /// The text of a file with its placeholders replaced, such as `@name@`.
  package func filled(_ values: [String: String]) -> String {
    var (filled, isBehindValue) = ("", true)
    for part in text.split(separator: "@", omittingEmptySubsequences: false) {
      let value = values[String(part)]
      filled += value ?? (isBehindValue ? "\(part)" : "@\(part)")
      isBehindValue = value != nil
    }
    return filled
  }
}
