import Documents
import Loaders
import Modules
import TestSupport
import Testing

@Suite("What files of package managers name")
struct LibraryReaderTests {
  private func pods(_ drawing: String) -> PodNames {
    let files = DrawnFiles(drawing)
    return LibraryReader(Array(files.files.keys), of: .inMemory(files)).pods
  }

  @Test("pods of a Podfile, dependencies of a podspec, and all that a lock file lists")
  func names() {
    let pods = pods(
      """
      == Podfile
      # pod 'Old'
      target 'App' do
        pod 'Moya/Core', '~> 14'
        pod("Alamofire") # not 'This'
      \tpod 'google-sign-in', :path => '../x'
        podspec 'None'
      end
      == Kit.podspec
      Pod::Spec.new do |s|
        s.name = 'Kit'
        s.dependency 'Core'
        core.dependency "SnapKit", '5'
      == Podfile.lock
      PODS:
        - RxSwift (5.1.1)
        - "Nimble/Objc (9.0)":
          - Quick/Core (= 3)
      """)
    #expect(
      pods.names == [
        "Moya", "Alamofire", "google-sign-in", "google_sign_in", "Core", "SnapKit", "RxSwift",
        "Nimble", "Quick", "Kit",
      ])
    #expect(pods.isThere && pods.isLocked && !pods.computesNames)
    #expect(pods.mayBring("Core") && !pods.mayBring("Shop"))
  }

  @Test("a pod called after its language may bring the module without it")
  func language() {
    let pods = pods("== Podfile\npod 'GRDB.swift'")
    #expect(pods.mayBring("GRDB") && pods.mayBring("GRDB_swift") && !pods.mayBring("swift"))
  }

  @Test("a podspec by itself is for others, and brings nothing into this workspace")
  func podspecAlone() {
    #expect(!pods("== Kit.podspec\ns.name = 'Kit'").mayBring("Kit"))
  }

  @Test("a Podfile that works out names may bring anything")
  func computed() {
    for line in ["pod name, :path => path", "pod \"#{name}/Core\""] {
      let pods = pods("== Podfile\n\(line)")
      #expect(pods.computesNames && pods.mayBring("Anything") && !pods.isLocked)
    }
  }

  @Test("what a Podfile works out, the lock beside it lists")
  func computedAndLocked() {
    let (computed, lock) = ("pod $kit.name, $kit.version", "PODS:\n  - SnapKit (5.0.0)")
    let beside = pods("== A/Podfile\n\(computed)\n== A/Podfile.lock\n\(lock)")
    #expect(beside.mayBring("SnapKit") && !beside.mayBring("Anything"))
    let elsewhere = pods("== A/Podfile\n\(computed)\n== B/Podfile.lock\n\(lock)")
    #expect(elsewhere.mayBring("Anything"))
  }

  @Test("where there is no such file, nothing comes by CocoaPods")
  func none() {
    let pods = LibraryReader([], of: .inMemory(DrawnFiles(""))).pods
    #expect(!pods.isThere && !pods.mayBring("A"))
  }

  @Test("one that is there and cannot be read is an error, for nobody knows what it brings")
  func unreadable() {
    let files = ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        throw path == "Podfile" ? .unreadable("permission denied") : .missing
      }, kind: { _ in .file })
    #expect(
      LibraryReader(["Podfile", "Gone.podspec"], of: files).problems.map {
        "\($0.severity) \($0.place?.file ?? "") \($0.message)"
      } == [
        "error Podfile this file cannot be read: permission denied, so its libraries are unknown"
      ])
  }

  @Test("modules that podspecs name otherwise, where a Podfile may link them")
  func moduleNames() {
    let podspecs = """
      == Kit.podspec
      s.name = 'Kit'
      s.module_name = 'KitCore'
      == Net.podspec.json
      {"name": "Net", "module_name": "NetCore", "dependencies": {"Log": []}}
      """
    #expect(
      pods("== Podfile\ntarget 'App'\n\(podspecs)").names == [
        "Kit", "KitCore", "Net", "NetCore", "Log",
      ])
    #expect(pods(podspecs).names == ["Log"])
  }

  @Test(
    "lock files that cannot be read, with their place",
    arguments: [
      ("Podfile.lock", "", "1:1: this lock file lists nothing"),
      (
        "Podfile.lock", "PODS:\n<<<<<<< HEAD\n  - A (1)\n",
        "2:1: a merge conflict is left in this file"
      ),
      ("Package.resolved", "{\"pins\": [", "1:10: this bracket is never closed"),
      ("Cartfile.resolved", "<<<<<<< HEAD\n", "1:1: a merge conflict is left in this file"),
      ("Cartfile.resolved", "github \"A\n", "1:8: this line is not a library with a version"),
    ])
  func broken(file: String, text: String, message: String) {
    let files = DrawnFiles("== \(file)\n\(text)")
    let problems = LibraryReader([file], of: .inMemory(files)).problems
    #expect(
      problems.map { "\($0.severity) \($0.place?.description ?? ""): \($0.message)" } == [
        "\(file == "Podfile.lock" ? "error" : "warning") \(file):\(message), so its libraries are unknown"
      ])
  }

  @Test("libraries in versions, as any lock file pins them")
  func pins() {
    let drawing = DrawnFiles(
      """
      == Podfile.lock
      PODS:
        - ①Moya/Core (14.0.0)
      == Package.resolved
      {"pins": [
        {"identity": "kit", "location": "https://example.com/Kit.git",
         "state": {"revision": "abc", "version": "1.0.0"}},
        {"identity": "tip", "location": "https://example.com/tip",
         "state": {"revision": "abc", "branch": "main"}}],
       "version": 2}
      == Old/Package.resolved
      {"object": {"pins": [
        {"package": "Log", "repositoryURL": ②"https://example.com/Log",
         "state": {"branch": null, "revision": "def", "version": null}}]}, "version": 1}
      == Cartfile.resolved
      # by hand
      github ③"example/RxKit" "v6.5.0"
      git "https://example.com/Plain.git" "2.0"
      binary "https://example.com/Maps.json" "3.0"
      == Carthage/Build/.RxKit.version
      {"commitish": "6.5.0", "iOS": [{"name": "RxKit"}, {"name": "RxTools"}], "Mac": []}
      """)
    let paths = drawing.files.keys.filter { !$0.hasPrefix("Carthage") }
    let libraries = LibraryReader(paths, of: .inMemory(drawing)).pods
    let pins = libraries.pins
    #expect(
      pins.map { "\($0.manager) \($0.name) \($0.version ?? "")" } == [
        "carthage RxKit 6.5.0", "carthage Plain 2.0", "carthage Maps 3.0", "package Log def",
        "package Kit 1.0.0", "package tip main", "cocoapods Moya 14.0.0",
      ])
    #expect(libraries.frameworks == ["RxKit", "RxTools", "Plain", "Maps"])
    #expect(
      [pins[6], pins[3], pins[0]].map { drawing.name(of: $0.place) } == ["①", "②", "③"])
  }

  @Test("frameworks of Carthage, which no target has to build")
  func frameworks() {
    let project = """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          dependencies: [{framework: RxTools.framework, implicit: true}]
      """
    var options = JoiningOptions()
    #expect(DrawnWorkspace(project, options: options).notices.count == 1)
    options.pods.frameworks = ["RxKit", "RxTools"]
    let known = DrawnWorkspace(project, options: options)
    #expect(known.notices == [] && known.links == ["App -> RxTools carthage LE"])
  }
}
