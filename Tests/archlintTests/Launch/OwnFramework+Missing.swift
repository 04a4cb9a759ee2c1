extension OwnFramework {
  /// What an app loads and does not carry.
  static let missing = [
    OwnFramework(
      "an app embeds what it lists, and nothing behind it",
      """
      # app/x
      A: application -> D1
      D1 -> D2
      D2
      """, is: "missing-embed: A -> D2"),
    OwnFramework(
      "what the app lists itself is embedded by default",
      """
      # app/x
      A: application -> D1; D2
      D1 -> D2
      D2
      """),
    OwnFramework(
      "an import of a framework is in the objects of a library: whoever links it loads the framework",
      """
      # app/x
      A: application -> L
      L: library.static -> D
      D
      """, is: "missing-embed: A -> D"),
    OwnFramework(
      "`link: false` says that nothing is imported",
      """
      # app/x
      A: application -> L
      L: library.static -> D link: false
      D
      """),
    OwnFramework(
      "an extension finds frameworks in the app around it",
      """
      # app/x
      A: application -> X; D
      X: app-extension -> D
      D
      """),
    OwnFramework(
      "each app has to carry what its extension loads",
      """
      # app/x
      A: application -> X
      X: app-extension -> D
      D
      """, is: "missing-embed: A -> D"),
    OwnFramework(
      "a clip is an app of its own, and finds nothing in the app around it",
      """
      # app/x
      A: application -> C; D
      C: application.on-demand-install-capable -> D embed: false
      D
      """, is: "missing-embed: C -> D"),
    OwnFramework(
      "without a weak framework that is not there the app starts, and nothing behind it is loaded",
      """
      # app/x
      A: application -> D1 weak: true, embed: false
      D1 -> D2
      D2
      """),
    OwnFramework(
      "a weak framework that is there is loaded, with all that is strong behind it",
      """
      # app/x
      A: application -> D1 weak: true
      D1 -> D2
      D2
      """, is: "missing-embed: A -> D2"),
    OwnFramework(
      "weak on a static target protects nothing: its code is in the app",
      """
      # app/x
      A: application -> S weak: true
      S: framework.static -> D
      D
      """, is: "missing-embed: A -> D"),
    OwnFramework(
      "tests find frameworks in the folder of products",
      """
      # app/x
      T: bundle.unit-test -> D1 embed: false
      D1 -> D2
      D2
      """),
    OwnFramework(
      "transitive linking lists all that lies behind",
      """
      # x/project.yml
      name: x
      options: {transitivelyLinkDependencies: true}
      targets:
        A: {type: application, platform: iOS, dependencies: [{target: D1}]}
        D1: {type: framework, platform: iOS, dependencies: [{target: D2}]}
        D2: {type: framework, platform: iOS}
      """),
  ]
}
