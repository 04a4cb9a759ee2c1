import Modules
import Testing

// Whether pods are static.
extension PodLoaderTests {
  /// What the graph makes of a local pod and another one, and the problems.
  private func linkages(
    _ podfile: String, podspec: String = ""
  ) -> (linkage: String, problems: [String]) {
    let workspace = DrawnWorkspace(
      """
      \(Self.targets)== Podfile
      use_frameworks!
      target 'App' do
        pod 'Net', :path => 'Net'
        pod 'Moya'
      end
      \(podfile)
      == Net/Net.podspec
      Pod::Spec.new do |s|
        s.name = 'Net'
        \(podspec)
      end
      """)
    let graph = workspace.graph
    let net = graph.targets.first { $0.name == "Net" }
    let unread = net?.build.unreadFile(of: .linkage) == nil ? "" : "?"
    let moya = graph.externals.first { $0.name == "Moya" }?.linkage
    return (
      "\(net?.linkage.rawValue ?? "-")\(unread) \(moya?.rawValue ?? "-")", workspace.problems
    )
  }

  @Test(
    "is what a hook makes of all of them",
    arguments: [
      (
        "post_install", "pods_project.targets.each",
        "t.build_configurations.each { |c| c.build_settings['MACH_O_TYPE'] = 'staticlib' }"
      ),
      (
        "post_install", "pods_project.targets.each",
        """
        t.build_configurations.each do |c|
          c.build_settings['SWIFT_VERSION'] = '5.0'
          c.build_settings["MACH_O_TYPE"] = "staticlib"
        end
        """
      ),
      ("pre_install", "pod_targets.each", "def t.build_type; Pod::BuildType.static_library; end"),
      (
        "pre_install", "pod_targets.each", "def t.build_type\n Pod::BuildType.static_framework\nend"
      ),
    ])
  func plainHooks(name: String, call: String, body: String) {
    let hook = "\(name) do |i|\n  i.\(call) do |t|\n    \(body)\n  end\nend"
    #expect(linkages(hook) == ("static static", []))
  }

  /// A hook that does something to the settings of each configuration of each pod.
  private func settingHook(_ body: String) -> String {
    """
    post_install do |i|
      i.pods_project.targets.each do |t|
        t.build_configurations.each do |c|
          \(body)
        end
      end
    end
    """
  }

  @Test("is read from a hook of very many lines", .timeLimit(.minutes(1)))
  func longHook() {
    let lines = String(repeating: "c.build_settings['MACH_O_TYPE'] = 'staticlib'\n", count: 10_000)
    #expect(linkages(settingHook(lines)) == ("static static", []))
  }

  @Test(
    "is unknown if a hook does something else with it",
    arguments: [
      "if t.name == 'Net'\n ①c.build_settings[①'MACH_O_TYPE'] = 'staticlib'\nend",
      "next if t.name == 'Net'\nc.build_settings[①'MACH_O_TYPE'] = 'staticlib'",
      "c.build_settings[①'MACH_O_TYPE'] = 'staticlib' unless t.name == 'Net'",
      "c.build_settings[①'MACH_O_TYPE'] = KIND", "①t.static!",
    ])
  func otherHooks(line: String) {
    let body = line.replacing(" ①c", with: " c")
    #expect(
      linkages(settingHook(body)) == (
        "dynamic? -",
        [
          "warning ①: archlint does not know what this hook does to pods, so it may be wrong about "
            + "their linkage"
        ]
      ))
  }

  @Test("is not what a hook does with other settings")
  func harmlessHooks() {
    let hook = """
      post_install do |i|
        i.pods_project.targets.each do |t|
          t.build_configurations.each { |c| c.build_settings['ENABLE_BITCODE'] = 'NO' }
        end
      end
      pre_install do |i|
        Pod::Installer::Xcode::TargetValidator.send(:define_method,
          :verify_no_static_framework_transitive_dependencies) {}
      end
      """
    #expect(linkages(hook) == ("dynamic -", []))
  }

  @Test("is what the settings of a podspec make of it")
  func podspecSettings() {
    let isStatic = "s.pod_target_xcconfig = { 'A' => 'B', 'MACH_O_TYPE' => 'staticlib' }"
    #expect(linkages("", podspec: isStatic) == ("static -", []))
    #expect(
      linkages("", podspec: "s.pod_target_xcconfig = { ①'MACH_O_TYPE' => KIND }").problems == [
        "warning ①: archlint does not evaluate this line, so it may be wrong about the linkage, "
          + "sources and dependencies of this pod"
      ])
    #expect(linkages("", podspec: "s.pod_target_xcconfig = { 'A' => 'B' }") == ("dynamic -", []))
  }

  @Test("is that of the first target, with a warning, if two have it in two ways")
  func mixed() {
    let workspace = DrawnWorkspace(
      Self.targets + """
        == Podfile
        target 'App' do
          use_frameworks!
          pod 'Net', :path => 'Net'
        end
        target 'Kit' do
          pod ①'Other'
        end
        == Podfile.lock
        PODS:
          - Net (1.0)
          - Other (1.0):
            - Net
        == Net/Net.podspec
        Pod::Spec.new do |s|
          s.name = 'Net'
        end
        """)
    #expect(
      workspace.problems == [
        "warning ①: the pod `Net` is static here and dynamic in another target; archlint knows it "
          + "as dynamic"
      ])
    let net = workspace.graph.targets.first { $0.name == "Net" }
    #expect(net?.linkage == .dynamic && net?.build.unreadFile(of: .linkage) == "Podfile")
  }
}
