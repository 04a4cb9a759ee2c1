extension UnknownLink {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when a dependency names nothing: `target:` no target of its spec, `Project/Target` no \
      target of a project that some spec generates, or an implicit framework no product of the \
      workspace. It is a warning for implicit names while a project is declared that no spec \
      generates, because they may come from there; for a variable that nobody set, in the name of \
      a framework; for a project reference to a file that is missing beside a spec; and where \
      `sdk:` names what the workspace builds, which the linker takes past every rule.
      """,
    why: """
      XcodeGen takes the name of a product on trust: a framework that was renamed, or a slip of \
      the finger, generates without a word and fails much later, in the linker, on somebody \
      else's machine. Until then nobody knows what the target depends on, and no other rule \
      can judge it.
      """,
    breaks: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSLgo.framework, implicit: true}
      # shared/ISSLog/project.yml
      name: ISSLog
      targets:
        ISSLog: {type: framework, platform: iOS}
      """,
    says: """
      core/ISSNetwork/project.yml:7:21: error: ISSNetwork (core) depends on ISSLgo.framework, \
      which no target of the workspace builds [unknown-link]
        help: did you mean `ISSLog.framework`?
      """,
    keeps: """
      # core/ISSNetwork/project.yml
      name: ISSNetwork
      targets:
        ISSNetwork:
          type: framework
          platform: iOS
          dependencies:
            - {framework: ISSLog.framework, implicit: true}
      """,
    exemptions: [
      "Names under `externals:` in the configuration.",
      "Products of CocoaPods, `Pods_…`.",
      "Targets of projects that no spec generates, and binaries that lie in a folder.",
      "Implicit names where a single spec without a configuration is judged.",
    ])
}
