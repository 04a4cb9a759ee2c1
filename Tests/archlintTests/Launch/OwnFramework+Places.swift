extension OwnFramework {
  /// Where copies land, and where dyld looks.
  static let places = [
    OwnFramework(
      "XcodeGen gives a framework no run path to what it carries; and iOS allows no nesting",
      """
      # app/x
      A: application -> D1
      D1 -> D2 embed: true
      D2
      """, is: "missing-embed: A -> D2", "nested-embed: D1 -> D2"),
    OwnFramework(
      "so on macOS, where nesting is allowed, it dies as well",
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: macOS, dependencies: [{target: D1}]}
        D1: {type: framework, platform: macOS, dependencies: [{target: D2, embed: true}]}
        D2: {type: framework, platform: macOS}
      """, is: "missing-embed: A -> D2"),
    OwnFramework(
      "with a run path of its own the outer framework finds the inner one",
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: macOS, dependencies: [{target: D1}]}
        D1:
          type: framework
          platform: macOS
          dependencies: [{target: D2, embed: true}]
          settings: {LD_RUNPATH_SEARCH_PATHS: ["$(inherited)", "@loader_path/Frameworks"]}
        D2: {type: framework, platform: macOS}
      """),
    OwnFramework(
      "but whoever comes to the inner one by another way does not",
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: macOS, dependencies: [{target: D1}, {target: D3}]}
        D1:
          type: framework
          platform: macOS
          dependencies: [{target: D2, embed: true}]
          settings: {LD_RUNPATH_SEARCH_PATHS: ["$(inherited)", "@loader_path/Frameworks"]}
        D2: {type: framework, platform: macOS}
        D3: {type: framework, platform: macOS, dependencies: [{target: D2}]}
      """, is: "missing-embed: A -> D2"),
    OwnFramework(
      "settings replace the run paths that XcodeGen gives an app",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: iOS
          dependencies: [{target: D}]
          settings: {LD_RUNPATH_SEARCH_PATHS: /usr/lib/swift}
        D: {type: framework, platform: iOS}
      """, is: "missing-embed: A -> D"),
    OwnFramework(
      "settings of the project come on top of them",
      """
      # x/project.yml
      name: x
      settings: {LD_RUNPATH_SEARCH_PATHS: /usr/lib/swift}
      targets:
        A: {type: application, platform: iOS, dependencies: [{target: D}]}
        D: {type: framework, platform: iOS}
      """),
    OwnFramework(
      "a watch app gets no run path: very likely what it carries is not found",
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: watchOS, dependencies: [{target: D}]}
        D: {type: framework, platform: watchOS}
      """, is: "missing-embed: A -> D, a warning"),
    OwnFramework(
      "only the folder of frameworks is looked into, not where else `copy:` puts things",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: iOS
          dependencies: [{target: D, copy: {destination: frameworks, subpath: Inner}}]
        D: {type: framework, platform: iOS}
      """, is: "missing-embed: A -> D"),
    OwnFramework(
      "a dynamic library says that it lies in /usr/local/lib, and lands among the resources",
      """
      # app/x
      A: application -> D
      D: library.dynamic
      """, is: "missing-embed: A -> D"),
    OwnFramework(
      "found by run paths and copied to the frameworks it is as good as a framework",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: iOS
          dependencies: [{target: D, copy: {destination: frameworks}}]
        D: {type: library.dynamic, platform: iOS, settings: {DYLIB_INSTALL_NAME_BASE: "@rpath"}}
      """),
    OwnFramework(
      "a service finds nothing in the folder of the app that has it, also in an extension",
      service(in: "app-extension"), is: "missing-embed: A -> D"),
    OwnFramework(
      "nor in a framework", service(in: "framework"), is: "missing-embed: A -> D"),
    OwnFramework(
      "it finds what it carries itself", service(in: "framework", embed: true)),
    OwnFramework(
      "a path from the products may lead into the app",
      copy("{destination: productsDirectory, subpath: $(FRAMEWORKS_FOLDER_PATH)}")),
    OwnFramework(
      "with its name as well", copy("{destination: productsDirectory, subpath: A.app/Frameworks}")),
    OwnFramework(
      "and an absolute one, too",
      copy("{destination: absolutePath, subpath: $(TARGET_BUILD_DIR)/$(FRAMEWORKS_FOLDER_PATH)}")),
    OwnFramework(
      "a tool without a place of its own lands among the resources",
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: macOS, dependencies: [{target: T}]}
        T: {type: tool, platform: macOS, dependencies: [{target: D}]}
        D: {type: framework, platform: macOS}
      """, is: "missing-embed: A -> D"),
    OwnFramework(
      "so does a dynamic library, where a run path may lead",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: iOS
          dependencies: [{target: D}]
          settings: {LD_RUNPATH_SEARCH_PATHS: "@executable_path"}
        D: {type: library.dynamic, platform: iOS, settings: {DYLIB_INSTALL_NAME_BASE: "@rpath"}}
      """),
    OwnFramework(
      "a framework may carry another one on macOS alone", nested(on: "macOS")),
    OwnFramework(
      "but not on iOS", nested(on: "iOS"), is: "nested-embed: O -> D"),
    OwnFramework(
      "a watch app with wrong run paths of its own does not start",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: watchOS
          dependencies: [{target: D}]
          settings: {LD_RUNPATH_SEARCH_PATHS: "@executable_path/Other"}
        D: {type: framework, platform: watchOS}
      """, is: "missing-embed: A -> D"),
    OwnFramework(
      "XcodeGen embeds nothing of Carthage in a watch app",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: watchOS
          dependencies: [{carthage: C}]
          settings: {LD_RUNPATH_SEARCH_PATHS: "@executable_path/Frameworks"}
      """, is: "missing-embed: A -> C"),
    OwnFramework(
      "another one leads elsewhere", copy("{destination: absolutePath, subpath: /tmp}"),
      is: "missing-embed: A -> D"),
  ]

  /// An app with a container that carries a service, which links a framework.
  private static func service(in container: String, embed: Bool = false) -> RuleExample {
    RuleExample(
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: macOS, dependencies: [{target: C}]}
        C:
          type: \(container)
          platform: macOS
          dependencies: [{target: X, link: false, embed: true}]
        X: {type: xpc-service, platform: macOS, dependencies: [{target: D, embed: \(embed)}]}
        D: {type: framework, platform: macOS}
      """)
  }

  private static func copy(_ phase: String) -> RuleExample {
    RuleExample(
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: iOS, dependencies: [{target: D, copy: \(phase)}]}
        D: {type: framework, platform: iOS}
      """)
  }

  /// An app for two platforms, and a framework that carries another one on one of them.
  private static func nested(on platform: String) -> RuleExample {
    RuleExample(
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: auto
          supportedDestinations: [iOS, macOS]
          dependencies: [{target: O}, {target: D}]
          settings: {LD_RUNPATH_SEARCH_PATHS: "@executable_path/Frameworks @executable_path/../Frameworks"}
        O:
          type: framework
          platform: auto
          supportedDestinations: [iOS, macOS]
          dependencies: [{target: D, embed: true, destinationFilters: [\(platform)]}]
        D: {type: framework, platform: auto, supportedDestinations: [iOS, macOS]}
      """)
  }
}
