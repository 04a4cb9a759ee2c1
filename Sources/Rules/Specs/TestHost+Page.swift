extension TestHost {
  package static let page: RulePage? = RulePage(
    what: """
      Fires when the `TEST_HOST` of a unit-test bundle or the `TEST_TARGET_NAME` of a UI-test \
      bundle names no application of the workspace, when a UI-test bundle depends on no \
      application, and when a host app links neither the module that it hosts nor its interface.
      """,
    why: """
      A bundle with a host that nobody builds cannot be run, and UI tests without an application \
      have nothing to touch; both are noticed when somebody runs the tests of that one module, \
      perhaps months later. A host app without its module shows something else than what is \
      tested.
      """,
    breaks: """
      # core/Network/project.yml
      name: Network
      targets:
        ISSNetwork: {type: framework, platform: iOS}
        NetworkHostApp:
          type: application
          platform: iOS
          dependencies:
            - target: ISSNetwork
        NetworkTests:
          type: bundle.unit-test
          platform: iOS
          settings:
            TEST_HOST: $(BUILT_PRODUCTS_DIR)/NetworkHost.app/NetworkHost
      """,
    says: """
      core/Network/project.yml:13:18: warning: the TEST_HOST of NetworkTests (core) is \
      NetworkHost.app, which no spec builds [test-host]
      """,
    keeps: """
      # core/Network/project.yml
      name: Network
      targets:
        ISSNetwork: {type: framework, platform: iOS}
        NetworkHostApp:
          type: application
          platform: iOS
          dependencies:
            - target: ISSNetwork
        NetworkTests:
          type: bundle.unit-test
          platform: iOS
          settings:
            TEST_HOST: $(BUILT_PRODUCTS_DIR)/NetworkHostApp.app/NetworkHostApp
      """,
    exemptions: [
      "Settings with variables in the name, and an empty `TEST_HOST`: there is no host then.",
      "Hosts that a single spec names where it is judged alone.",
      "A host app that reaches its module through others.",
    ])
}
