import Documents
import Foundation
import Loaders
import Modules
import TestSupport
import Testing

/// Whatever a project, its workspace, a file of settings or of pods is mutated to, a graph comes of it, or a
/// problem with a place: the same one every time.
@Suite("A mutated project")
struct ProjectMutantTests {
  private static let originals: [String: [UInt8]] = [
    "A.xcodeproj/project.pbxproj": Array(PlainProject.text(of: record).utf8),
    "B.xcodeproj/project.pbxproj": Array(PlainProject.text(of: ["targets": []]).utf8),
    "All.xcworkspace/contents.xcworkspacedata": Array(
      """
      <?xml version="1.0"?>
      <Workspace version = "1.0"><Group location = "container:" name = "Low">
      <FileRef location = "group:A.xcodeproj"></FileRef></Group></Workspace>
      """.utf8),
    "Low.xcconfig": Array("#include? \"Low.xcconfig\"\nKIND = staticlib\nA[sdk=x] = $(A)\n".utf8),
    "Podfile": Array(
      """
      TITLE = <<~END
        it's
      END
      def shared(version)
        pod 'Moya/Core', "#{version}"
      end
      target 'A' do
        use_frameworks! :linkage => :static
        shared '1' ; pod 'P', :path => 'P' # 'Q'
        target("B") { |b| inherit! :search_paths }
      end
      %w[A B].each do |name| puts name end
      """.utf8),
    "P/P.podspec": Array(
      """
      Pod::Spec.new do |s|
        s.name = 'P'
        s.source_files = 'Sources/**/*.swift', %w[A.swift B.swift]
        s.test_spec('Tests') { |t| t.dependency 'Quick' }
        s.static_framework = true
        s.dependency 'Moya'
      end
      """.utf8),
    "Podfile.lock": Array(
      "PODS:\n  - Moya/Core (14.0.0):\n    - Alamofire\n  - \"A+B (1.0)\"\n\nDEPENDENCIES:\n".utf8),
  ]

  private static var record: [String: Any] {
    [
      "packages": ["local Kit"], "projectReferences": ["B.xcodeproj"],
      "configurations": [
        ["name": "Debug", "settings": ["SDKROOT": "iphoneos"], "base": "Low.xcconfig"]
      ],
      "targets": [
        [
          "name": "A", "type": "com.apple.product-type.framework", "product": "A.framework",
          "sources": ["A/a.swift"], "scripts": ["Lint"], "packageProducts": ["Kit"],
          "folders": [["path": "F", "exceptions": [["target": "A", "files": ["x.swift"]]]]],
          "configurations": [
            [
              "name": "Debug",
              "settings": ["MACH_O_TYPE": "$(KIND)", "OTHER_LDFLAGS": ["-framework", "B"]],
            ]
          ],
          "links": [
            ["file": "B.framework", "tree": "BUILT_PRODUCTS_DIR"], ["package": "Kit"],
            [
              "file": "C.framework", "tree": "BUILT_PRODUCTS_DIR", "weak": true,
              "proxy": ["container": "B.xcodeproj", "remoteInfo": "C", "type": "reference"],
            ],
          ],
          "copies": [["destination": "frameworks", "path": "", "files": [["target": "B"]]]],
          "dependencies": [["target": "B"]],
        ],
        [
          "name": "B", "type": "com.apple.product-type.framework", "product": "B.framework",
          "configurations": [["name": "Debug", "settings": ["PRODUCT_NAME": "$(PRODUCT_NAME)"]]],
        ],
      ],
    ]
  }

  private static let pieces = [
    "{", "}", "(", ")", ";", ",", "=", "\"", "\\", "/*", "*/", "//", "<", ">", "\n<<<<<<< a\n",
    "\n=======\n", "\n>>>>>>> b\n", "isa", "children", "path", "..", "$(inherited)", "$(A:",
    "location", "group:", "'", "do", "end", "%w[", "#{", "<<~X", "def a", " if ", "&#", "\0",
    "\u{FEFF}", "é", "00000000000000000000000A1",
  ].map { Array($0.utf8) }

  @Test("ends in a graph or a problem", arguments: 1...6)
  func mutants(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var clean = 0
    let count = Tries.few(25, many: 500)
    for number in 0..<count {
      var files = Self.originals
      let path = files.keys.sorted()[Int.random(in: 0..<13, using: &random) % files.count]
      files[path] = mutant(of: files[path] ?? [], &random)
      let first = Outcome(of: files)
      if first == Outcome(of: files), first.placesAreInside(files) {
        if first.problems.isEmpty { clean += 1 }
        continue
      }
      let text = String(decoding: files[path] ?? [], as: UTF8.self)
      Issue.record("mutant \(number) of seed \(seed) of \(path): \(text)")
      return
    }
    #expect((count / 20..<count - count / 20).contains(clean))
  }

  private func mutant(of original: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = original
    for _ in 0...Int.random(in: 0...3, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let length = Int.random(in: 0...min(40, bytes.count - start), using: &random)
      switch Int.random(in: 0...4, using: &random) {
      case 0: bytes.removeSubrange(start..<start + length)
      case 1: bytes.insert(contentsOf: bytes[start..<start + length], at: start)
      case 2: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random) / 4)
      default:
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        bytes.insert(contentsOf: piece, at: start)
      }
    }
    return bytes
  }

  /// What came of some files, as texts that can be compared.
  private struct Outcome: Equatable {
    let targets: [String]
    let links: [String]
    let problems: [Problem]

    init(of files: [String: [UInt8]]) {
      let disk = ProjectFiles(
        read: { path throws(ProjectFiles.Failure) in
          guard let bytes = files[path] else { throw .missing }
          return bytes
        }, kind: { files[$0] != nil ? .file : $0 == "Kit" ? .folder : nil })
      let paths = files.keys.filter { path in
        ![".xcconfig", ".lock", ".podspec"].contains(where: path.hasSuffix)
      }
      let pods = LibraryReader(["Podfile", "Podfile.lock", "P/P.podspec"], of: disk)
      let parts = ProjectLoader(files: disk, environment: [:]).read(Array(paths))
      let graph = parts.graph()
      targets =
        graph.targets.map { "\($0.name) \($0.linkage) \($0.productName) \($0.groups)" }
        + pods.pods.names.sorted()
      links = graph.links.map { "\(graph[$0.from].name) \(graph.productName(of: $0.to))" }
      problems = parts.problems + pods.problems
    }

    func placesAreInside(_ files: [String: [UInt8]]) -> Bool {
      problems.compactMap(\.place).allSatisfy { place in
        let lines = files[place.file]?.split(
          omittingEmptySubsequences: false, whereSeparator: { $0 == 10 || $0 == 13 })
        return place.line <= (lines?.count ?? 1)
      }
    }
  }
}
