extension OwnFramework {
  /// What settings say about names, flags and hosts.
  static let settings = [
    OwnFramework(
      "dyld looks for the file that the install name has",
      app(" LD_DYLIB_INSTALL_NAME: \"@rpath/Other.framework/Other\" "), is: "missing-embed: A -> D"),
    OwnFramework(
      "the install name may spell out what Xcode would write",
      app(" LD_DYLIB_INSTALL_NAME: \"@rpath/D.framework/D\" ")),
    OwnFramework(
      "or leave a part of it to a variable",
      app(" LD_DYLIB_INSTALL_NAME: \"@rpath/$(EXECUTABLE_PATH)\" ")
    ),
    OwnFramework(
      "XcodeGen sets the install name of a framework, whatever the project says",
      app(project: "settings: {DYLIB_INSTALL_NAME_BASE: /opt}")),
    OwnFramework(
      "unless there are no presets",
      app(
        project: "options: {settingPresets: none}\nsettings: {DYLIB_INSTALL_NAME_BASE: /opt, "
          + "LD_RUNPATH_SEARCH_PATHS: \"@executable_path/Frameworks\"}"),
      is: "missing-embed: A -> D"),
    OwnFramework(
      "a library has no such preset, so that the project's setting holds",
      """
      # x/project.yml
      name: x
      settings: {DYLIB_INSTALL_NAME_BASE: "@rpath"}
      targets:
        A:
          type: application
          platform: iOS
          dependencies: [{target: D, copy: {destination: frameworks}}]
        D: {type: library.dynamic, platform: iOS}
      """),
    OwnFramework(
      "flags of the product link as others do",
      app(flags: "PRODUCT_SPECIFIC_LDFLAGS: -framework D"), is: "missing-embed: A -> D"),
    OwnFramework(
      "a framework may be linked by its path",
      app(flags: "OTHER_LDFLAGS: $(BUILT_PRODUCTS_DIR)/D.framework/D"), is: "missing-embed: A -> D"),
    OwnFramework(
      "the path of an install name links nothing",
      app(flags: "OTHER_LDFLAGS: -Wl,-install_name,@rpath/D.framework/D")),
    OwnFramework(
      "a library whose symbols are hidden is linked all the same",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: iOS
          dependencies: [{target: D}]
          settings: {OTHER_LDFLAGS: -hidden-lS}
        D: {type: framework, platform: iOS, dependencies: [{target: S, link: true}]}
        S: {type: library.static, platform: iOS}
      """, is: "duplicate-static: S -> A (A and D)"),
    OwnFramework(
      "a variable may have the name of the platform",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: auto
          supportedDestinations: [iOS, macOS]
          settings: {OTHER_LDFLAGS: $(FLAGS_$(PLATFORM_NAME)), FLAGS_macosx: -framework D}
        D: {type: framework, platform: auto, supportedDestinations: [iOS, macOS]}
      """, is: "missing-embed: A -> D"),
    OwnFramework(
      "tests share the code of their host in the configuration that has one",
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: iOS, dependencies: [{target: S}]}
        T:
          type: bundle.unit-test
          platform: iOS
          dependencies: [{target: S}]
          settings: {configs: {Debug: {TEST_HOST: $(BUILT_PRODUCTS_DIR)/A.app/A}}}
        S: {type: library.static, platform: iOS}
      """, is: "duplicate-static: S -> T (A and T in Debug)"),
    OwnFramework(
      "words of a list may be quoted", app(flags: "OTHER_LDFLAGS: -framework 'D'"),
      is: "missing-embed: A -> D"),
    OwnFramework(
      "an install name may be made of what Xcode makes it of",
      app(" LD_DYLIB_INSTALL_NAME: $(DYLIB_INSTALL_NAME_BASE:standardizepath)/$(EXECUTABLE_PATH) ")),
    OwnFramework(
      "on iOS there are no versions of a framework",
      app(" LD_DYLIB_INSTALL_NAME: \"@rpath/D.framework/Versions/A/D\" "),
      is: "missing-embed: A -> D"),
    OwnFramework(
      "with an empty folder it is the one of the system",
      app(" DYLIB_INSTALL_NAME_BASE: $(inherited) "), is: "missing-embed: A -> D"),
    OwnFramework(
      "a library without a name of its own is where it is installed",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: macOS
          dependencies: [{target: D, copy: {destination: frameworks}}]
        D: {type: library.dynamic, platform: macOS, settings: {INSTALL_PATH: "@rpath"}}
      """),
    OwnFramework(
      "settings may add platforms to a framework, which one for another platform needs",
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: tvOS, dependencies: [{target: D}]}
        D: {type: framework, platform: iOS, settings: {SUPPORTED_PLATFORMS: iphoneos appletvos}}
      """),
    OwnFramework(
      "an app needs what it links on all of its platforms",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: auto
          supportedDestinations: [iOS, tvOS]
          dependencies: [{target: D}, {target: E, destinationFilters: [iOS]}]
        D: {type: framework, platform: iOS}
        E: {type: framework, platform: iOS}
      """, is: "unknown-link: A -> D"),
    OwnFramework(
      "a flag that names a library links it, whatever its entry says",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: iOS
          dependencies: [{target: D}, {target: S, link: false}]
          settings: {OTHER_LDFLAGS: -lS}
        D: {type: framework, platform: iOS, dependencies: [{target: S, link: true}]}
        S: {type: library.static, platform: iOS}
      """, is: "duplicate-static: S -> A (A and D)"),
  ]

  /// An app that lists a framework, with some settings of it, or only links it by flags.
  private static func app(
    _ settings: String = "", flags: String? = nil, project: String = ""
  ) -> RuleExample {
    RuleExample(
      """
      # x/project.yml
      name: x
      \(project)
      targets:
        A:
          type: application
          platform: iOS
          dependencies: [\(flags == nil ? "{target: D}" : "")]
          settings: {\(flags ?? "")}
        D: {type: framework, platform: iOS, settings: {\(settings)}}
      """)
  }
}
