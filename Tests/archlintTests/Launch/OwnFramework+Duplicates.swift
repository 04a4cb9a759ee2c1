extension OwnFramework {
  /// Static code in two images of one process, and two archives of one library.
  static let duplicates = [
    OwnFramework(
      "the linker of the app comes to the archive before it comes to the framework",
      """
      # app/x
      A: application -> S; D
      D -> S link: true
      S: framework.static
      """, is: "duplicate-static: S -> A (A and D)"),
    OwnFramework(
      "what it finds in a dynamic framework before, it does not take from an archive behind",
      """
      # app/x
      A: application -> D; S
      D -> S link: true
      S: framework.static
      """),
    OwnFramework(
      "unless a flag takes all members",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: iOS
          dependencies: [{target: D}, {target: S}]
          settings: {OTHER_LDFLAGS: -ObjC}
        D: {type: framework, platform: iOS, dependencies: [{target: S, link: true}]}
        S: {type: framework.static, platform: iOS}
      """, is: "duplicate-static: S -> A (A and D)"),
    OwnFramework(
      "XcodeGen sets that flag by itself once a `target:` names a library",
      """
      # app/x
      A: application -> D; L
      D -> L link: true
      L: library.static
      """, is: "duplicate-static: L -> A (A and D)"),
    OwnFramework(
      "but not for a library that is named by its product",
      """
      # x/project.yml
      name: x
      targets:
        A:
          type: application
          platform: iOS
          dependencies: [{target: D}, {framework: libL.a, implicit: true, embed: false}]
        D: {type: framework, platform: iOS, dependencies: [{target: L, link: true}]}
        L: {type: library.static, platform: iOS}
      """),
    OwnFramework(
      "an import links a static framework into a dynamic one, which no link phase does",
      """
      # app/x
      A: application -> S; D
      D -> S
      S: framework.static
      """, is: "duplicate-static: S -> A (A and D)"),
    OwnFramework(
      "two frameworks that do not know each other keep a copy each",
      """
      # app/x
      A: application -> D1; D2
      D1 -> S
      D2 -> S
      S: framework.static
      """, is: "duplicate-static: S -> A (D1 and D2)"),
    OwnFramework(
      "the second finds it in the first, if that stands before the archive",
      """
      # app/x
      A: application -> D1; D2
      D1 -> S
      D2 -> D1; S
      S: framework.static
      """),
    OwnFramework(
      "an extension is a process of its own",
      """
      # app/x
      A: application -> S; X
      X: app-extension -> S
      S: framework.static
      """),
    OwnFramework(
      "a test bundle finds in its host what that holds",
      """
      # app/x
      A: application -> S
      T: bundle.unit-test -> A; S
      S: framework.static
      """),
    OwnFramework(
      "a weak framework that is not there brings no copy",
      """
      # app/x
      A: application -> S; D weak: true, embed: false
      D -> S
      S: framework.static
      """),
    OwnFramework(
      "its tests find it beside the app, and load both",
      """
      # app/x
      A: application -> S; D weak: true, embed: false
      D -> S
      S: framework.static
      T: bundle.unit-test -> A
      """, is: "duplicate-static: S -> T (A and D)"),
    OwnFramework(
      "a framework that is carried and that nothing links may be opened: perhaps",
      """
      # app/x
      A: application -> S; D link: false
      D -> S
      S: framework.static
      """, is: "duplicate-static: S -> A, a warning"),
    OwnFramework(
      "a static framework swallows the library that it links, and brings it into the app",
      """
      # app/x
      A: application -> S; D
      D -> L link: true
      S: framework.static -> L link: true
      L: library.static
      """, is: "duplicate-static: L -> A (A and D)"),
    OwnFramework(
      "two archives that swallowed one library: no call for the second copy",
      """
      # app/x
      A: application -> S1; S2
      S1: framework.static -> L link: true
      S2: framework.static -> L link: true
      L: library.static
      """),
    OwnFramework(
      "unless a flag takes all members of both, and the link fails",
      """
      # app/x
      A: application -> S1; S2; L
      S1: framework.static -> L link: true
      S2: framework.static -> L link: true
      L: library.static
      """, is: "duplicate-static: L -> A"),
  ]
}
