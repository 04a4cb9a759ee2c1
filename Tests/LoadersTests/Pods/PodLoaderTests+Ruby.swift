import Loaders
import Modules
import TestSupport
import Testing

// What a `Podfile` may compute.
extension PodLoaderTests {
  @Test("are those of functions with parameters, which run in the block that calls them")
  func calledFunctions() {
    #expect(
      links(
        """
        == Podfile
        def tested(version)
          inherit! :search_paths
          pod 'Quick', version
        end
        target 'App' do
          pod 'Moya'
          target('AppTests') { tested '1.0' }
        end
        """) == ["App -> Moya cocoapods LE", "AppTests -> Quick cocoapods LE"])
  }

  @Test("are those of targets without a block, and named by symbols; of none that is abstract")
  func plainTargets() {
    #expect(
      links(
        """
        == Podfile
        abstract_target 'All' do
          pod 'Moya/Core'
          pod 'Moya/Combine'
          target 'App'
          target :Kit
          target 'AppTests' do
            abstract!
          end
        end
        """) == ["App -> Moya cocoapods LE", "Kit -> Moya cocoapods L"])
  }

  @Test(
    "are known in spite of lines that cannot change pods",
    arguments: [
      "version = ENV['X'] || '1.0'", "script_phase :name => 'Lint', :script => 'do { it'",
      "plugin 'keys', {\n  :keys => [\n    'K'\n  ]}", "puts \"pods of #{ENV['USER']}\"",
      "def fix(installer)\n  installer.pods.each { |pod| pod.fix }\n  end if false\nend",
      "=begin\npod name\n=end", "post_install { |installer|\n  fix(installer)\n}",
      "raise 'Use bundler' unless %w[A B].any? { |key| ENV.key?(key) }",
      "TEXT = <<~END\n  end\nEND",
      "platform :ios, \\\n  '15.0'", "if ENV['X']\n  source 'https://example.com'\nend",
      "def target_version\n  return '15.0' if ENV['X']\nend\nplatform :ios, target_version",
      "module Quiet\n  def pod(name)\n  end\nend", "while ENV['X'] do\n  puts 'x'\nend",
    ])
  func harmless(lines: String) {
    let podfile = "\(lines)\ntarget 'App' do\n  pod 'Moya'\nend\n__END__\npod name\n"
    #expect(links("== Podfile\n\(podfile)") == ["App -> Moya cocoapods LE"])
  }

  @Test("are those behind a semicolon as well, and local by the folder of the Podfile")
  func semicolons() {
    #expect(
      links(
        """
        == Podfile
        target 'App' do
          pod 'Moya'; pod 'Net', :path => "#{__dir__}/Net"
        end
        == Net/Net.podspec
        s.module_name = 'NetKit'
        """) == ["App -> Moya cocoapods LE", "App -> Net LE"])
  }

  @Test("belong to the target of the project that its block names, or one around it")
  func projects() {
    let app = "targets: {App: {type: application, platform: iOS}}"
    let workspace = DrawnWorkspace(
      """
      name: One
      \(app)
      == other/project.yml
      name: Two
      \(app)
      == Podfile
      project 'other/Two'
      target 'App' do
        pod 'Moya'
      end
      """)
    #expect(workspace.links.count == 1)
    #expect(workspace.graph.links.map { workspace.graph[$0.from].project } == ["Two"])
  }

  @Test("are unknown in a merge conflict, which is an error")
  func conflict() {
    let workspace = DrawnWorkspace(
      Self.targets + "== Podfile\n①<<<<<<< HEAD\npod 'A'\n=======\npod 'B'\n>>>>>>> topic\n")
    #expect(workspace.problems == ["error ①: a merge conflict is left in this file"])
  }

  @Test(
    "are unknown as a whole if it is unknown what a line does to them",
    arguments: [
      "pod name", "pod 'A' if ENV['X']", "pods.each do |pod|", "use_react_native!",
      "target name do", "target \"#{name} Kit\" do\nend",
      "pod \"#{prefix}Kit\"", "def pods(version)", "end", "ENV['X'] && pod('A')",
      "ENV['X'] ? pod('A') : pod('B')", "use_frameworks! :linkage => ENV['X'].to_sym",
      "inherit! ENV['X'].to_sym", "if ENV['X']\n  pod 'A'\nend", "config = use_native_modules!",
      "def more\n  more\nend\nmore", "%w[A B].each { |name| pod name }", "return if ENV['X']",
      "later\ndef later\n  pod 'A'\nend", "pod 'A",
      "pod 'A', :path => dir", "pod 'A', path: \"#{dir}/A\"", "pod 'A' + name",
      "use_frameworks! if x",
      "puts 1; x.each { |name| pod name }", "load 'Pods.rb'",
    ])
  func computes(line: String) {
    let workspace = DrawnWorkspace(
      Self.targets + "== Podfile\ntarget 'App' do\n  pod 'Moya'\nend\n①\(line)\n")
    #expect(workspace.links == [])
    #expect(workspace.problems.count == 1)
    #expect(
      workspace.problems.allSatisfy {
        $0.hasPrefix("warning ") && $0.contains("Podfile:4") || $0.contains("Podfile:5")
          || $0.hasPrefix("warning ①")
      })
    #expect(workspace.problems[0].hasSuffix("it is unknown which targets use which pods"))
  }
}
