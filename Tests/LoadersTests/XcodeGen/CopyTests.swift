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
          sources:
            - {path: Vendor, buildPhase: {copyFiles: {destination: frameworks}}}
            - {path: Log.framework, buildPhase: {copyFiles: {destination: frameworks}}}
        B:
          type: application
          platform: iOS
          dependencies: [{framework: Net.framework, copy: {destination: frameworks}}]
        C:
          type: application
          platform: iOS
          sources:
            - Code
            - {path: Vendor, buildPhase: {copyFiles: {destination: plugins}}}
            - {path: Vendor, buildPhase: {copyFiles: {destination: frameworks, subpath: Deep}}}
            - {path: Missing, buildPhase: {copyFiles: {destination: frameworks}}}
          dependencies: [{framework: Net.framework, copy: {destination: resources}}]
      == Vendor/Map.framework/Map
      x
      == Vendor/iOS/Chart.framework/Chart
      x
      """)
    // What is in a folder is copied file by file.
    #expect(
      ["A", "B", "C"].map { spec.target($0)?.build.copiedToFrameworks }
        == [["Map.framework", "Chart.framework", "Log.framework"], [], []])
  }

  @Test(
    "every kind of script, from templates too: its text or that of its file, the files it names")
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
          postbuildScripts: [{script: last}, {path: lost.sh}]
        B: {type: application, platform: iOS}
        C: {type: framework, platform: iOS, preBuildScripts: [{path: third.sh}]}
      == third.sh
      cp -R Net.framework
      """)
    #expect(
      spec.target("A")?.build.scripts == [
        "first", "second", "cp -R Net.framework\n",
        "carthage copy-frameworks\nNet.framework\nout", "last", "lost.sh",
      ])
    #expect(spec.target("B")?.build.scripts == [])
    // Only apps carry frameworks.
    #expect(spec.target("C")?.build.scripts == ["third.sh"])
  }

  @Test("the files that the lists of a script name, as words without spaces")
  func fileLists() {
    let spec = DrawnSpec(
      """
      name: App
      targets:
        A:
          type: application
          platform: iOS
          postBuildScripts:
            - script: copy
              inputFiles: [My Files/Net.framework]
              inputFileLists: [$(SRCROOT)/in.xcfilelist, lost.xcfilelist]
              outputFileLists: [out.xcfilelist]
      == in.xcfilelist
      # Ready ones
      $(SRCROOT)/Kit.framework
      == out.xcfilelist
      $(BUILT_PRODUCTS_DIR)/Kit.framework
      """)
    #expect(
      spec.target("A")?.build.scripts == [
        """
        copy
        My_Files/Net.framework
        #_Ready_ones
        $(SRCROOT)/Kit.framework
        $(BUILT_PRODUCTS_DIR)/Kit.framework
        """
      ])
  }
}
