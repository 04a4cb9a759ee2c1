import Testing

@Suite("What may bring frameworks into an app besides its dependencies")
struct CopyTests {
  @Test("a copy phase of sources to Frameworks and to nowhere else; dependencies say more exactly")
  func copyPhases() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: application
          platform: iOS
          sources: [{path: Vendor, buildPhase: {copyFiles: {destination: frameworks}}}]
        B:
          type: application
          platform: iOS
          dependencies: [{framework: Net.framework, copy: {destination: frameworks}}]
        C:
          type: application
          platform: iOS
          sources: [Code, {path: Vendor, buildPhase: {copyFiles: {destination: plugins}}}]
          dependencies: [{framework: Net.framework, copy: {destination: resources}}]
      """)
    #expect(
      ["A", "B", "C"].map { spec.target($0)?.build.copiedToFrameworks } == [["Vendor"], [], []])
  }

  @Test("every kind of script, from templates too: its text, its file, the files it names")
  func scripts() {
    let spec = DrawnSpec(
      """
      name: App
      targetTemplates:
        Scripted: {preBuildScripts: [{script: first}]}
      targets:
        A:
          type: application
          platform: iOS
          templates: [Scripted]
          prebuildScripts: [{script: second}]
          postCompileScripts: [{path: third.sh}]
          postBuildScripts:
            - {script: carthage copy-frameworks, inputFiles: [Net.framework], outputFiles: [out]}
          postbuildScripts: [{script: last}]
        B: {type: application, platform: iOS}
      """)
    #expect(
      spec.target("A")?.build.scripts == [
        "first", "second", "third.sh", "carthage copy-frameworks\nNet.framework\nout", "last",
      ])
    #expect(spec.target("B")?.build.scripts == [])
  }
}
