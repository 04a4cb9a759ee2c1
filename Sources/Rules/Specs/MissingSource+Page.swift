extension MissingSource {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a source path of a target does not exist, is not optional, and git does not \
      ignore it. It is a warning where the spec has a `preGenCommand`, which may make it. Where no \
      source of the whole run exists, as with specs that are kept for reading, one info says so.
      """,
    why: """
      XcodeGen refuses to generate the project, for everybody who fetches the change. It happens \
      when a folder is renamed, or when its only file is removed: git keeps no empty folders.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          sources: [Resources, Translations]
      # core/ISSNetwork/Resources/countries.yml
      countries: [CZ, DE, UK]
      """,
    says: """
      core/ISSNetwork/project.yml:6:26: error: ISSNetwork (core) has the source Translations, \
      which does not exist [missing-source]
        help: mend the path (from the root it is core/ISSNetwork/Translations), or say \
      `optional: true`
      """,
    keeps: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          sources: [Resources]
      """,
    exemptions: [
      "Sources with `optional: true`.",
      "Paths that git ignores: something makes them later.",
      "Paths with a variable in them.",
    ])
}
