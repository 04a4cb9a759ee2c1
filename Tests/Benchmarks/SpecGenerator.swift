/// Writes specs like those of real projects, the same ones every time.
struct SpecGenerator {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// One mapping that holds specs, one a key, until the text has a size.
  static func yaml(bytes: Int) -> [UInt8] {
    var generator = SpecGenerator()
    var text: [UInt8] = []
    text.reserveCapacity(bytes + 8192)
    var number = 0
    while text.count < bytes {
      text.append(contentsOf: "Module\(number):\n".utf8)
      generator.appendSpec(number, to: &text)
      number += 1
    }
    return text
  }

  private mutating func appendSpec(_ number: Int, to text: inout [UInt8]) {
    let name = "Feature\(number)"
    var spec = """
        # Feature \(number): generated, but shaped like what people write
        name: \(name)
        include:
          - path: ../../shared/settings.yml
            relativePaths: false
        options:
          bundleIdPrefix: com.example.modules
          deploymentTarget: { iOS: "15.0", macOS: 12.3 }
          createIntermediateGroups: yes
        targets:

      """
    for suffix in ["", "Core", "Mock", "Tests"] {
      spec += target(name + suffix, isTest: suffix == "Tests")
    }
    text.append(contentsOf: spec.utf8)
  }

  private mutating func target(_ name: String, isTest: Bool) -> String {
    var text = """
          \(name):
            type: \(isTest ? "bundle.unit-test" : "framework")
            platform: iOS
            sources:
              - path: Sources/\(name)
                excludes: ["**/*.md", '**/Resources/**']
            settings:
              base:
                PRODUCT_BUNDLE_IDENTIFIER: com.example.\(name)
                SWIFT_VERSION: 5.\(next(10))
                ENABLE_BITCODE: NO
                OTHER_LDFLAGS: $(inherited) -ObjC   # kept for old categories

      """
    if next(4) == 0 {
      text += """
              preBuildScripts:
                - name: Lint
                  script: |
                    if which linter >/dev/null; then
                      linter --quiet
                    fi

        """
    }
    text += "      dependencies:\n"
    for _ in 0..<2 + next(6) {
      text += "        - framework: ISSModule\(next(5000)).framework\n          implicit: true\n"
      if next(5) == 0 { text += "          embed: \(next(2) == 0 ? "false" : "true")\n" }
    }
    return text
  }

  /// The next number below a limit, from a fixed sequence.
  private mutating func next(_ limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }
}
