extension OwnFramework {
  /// Code that nothing links, and names that no target builds.
  static let links = [
    OwnFramework(
      "a static library is linked into executables only",
      """
      # app/x
      D -> L
      L: library.static
      """, is: "unlinked-static: D -> L"),
    OwnFramework(
      "`link: true` links it",
      """
      # app/x
      D -> L link: true
      L: library.static
      """),
    OwnFramework(
      "a library links nothing, and no import asks for another library",
      """
      # app/x
      A: application -> L1
      L1: library.static -> L2
      L2: library.static
      """, is: "unlinked-static: A -> L2"),
    OwnFramework(
      "transitive linking hands it on to the app",
      """
      # x/project.yml
      name: x
      options: {transitivelyLinkDependencies: true}
      targets:
        A: {type: application, platform: iOS, dependencies: [{target: L1}]}
        L1: {type: library.static, platform: iOS, dependencies: [{target: L2}]}
        L2: {type: library.static, platform: iOS}
      """),
    OwnFramework(
      "what a framework on the link line holds is found there",
      """
      # app/x
      A: application -> D; L1
      D -> L2 link: true
      L1: library.static -> L2
      L2: library.static
      """),
    OwnFramework(
      "what is built is called PRODUCT_NAME, and `productName:` does not change it",
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: iOS, dependencies: [{framework: Kit.framework, implicit: true}]}
      # y/project.yml
      name: y
      targets:
        D: {type: framework, platform: iOS, productName: Kit}
      """, is: "unknown-link: A -> Kit.framework"),
    OwnFramework(
      "the setting does",
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: iOS, dependencies: [{framework: Kit.framework, implicit: true}]}
      # y/project.yml
      name: y
      targets:
        D: {type: framework, platform: iOS, settings: {PRODUCT_NAME: Kit}}
      """),
    OwnFramework(
      "a product for another platform is not there",
      """
      # x/project.yml
      name: x
      targets:
        A: {type: application, platform: iOS, dependencies: [{framework: D.framework, implicit: true}]}
      # y/project.yml
      name: y
      targets:
        D: {type: framework, platform: macOS}
      """, is: "unknown-link: A -> D.framework"),
    OwnFramework(
      "a static library does not look for the frameworks that it names: nothing stumbles yet",
      """
      # app/x
      S: framework.static -> Gone
      """, is: "unknown-link: S -> Gone.framework, a warning"),
    OwnFramework(
      "an unknown product that a framework embeds is told of once",
      """
      # app/x
      D -> Gone embed: true
      """, is: "unknown-link: D -> Gone.framework"),
  ]
}
