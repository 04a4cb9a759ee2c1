/// The texts that mutants are made of: specs as people write them, and every corner of the syntax.
enum Originals {
  static let specs = [
    """
    name: Cosmonaut
    include:
      - path: ../shared.yml # settings
        relativePaths: false
    options:
      bundleIdPrefix: com.example
      deploymentTarget: {iOS: "15.0", macOS: 12.3}
    targets:
      Cosmonaut:
        type: application
        platform: [iOS, tvOS]
        sources:
        - path: Sources
          excludes: ["**/*.md", '**/Tests/**']
        dependencies:
          - framework: ISSNetwork.framework
            implicit: true
            embed: NO
          - target: CosmonautCore
        settings:
          base:
            OTHER_LDFLAGS: $(inherited) -ObjC
            VERSION: 1.10
    """,
    """
    # all the rules
    layers:
      - app: app/**
      - service:
          modules: [service/**]
          closed: true
    rules:
      forbidden-link:
        - {from: domain, to: "external:Alamofire", because: network access goes through a service}
    exceptions:
      - rule: same-layer-link
        because: >-
          shared onboarding
          screen
        expires: 2027-03-31
    """,
  ]

  static let snippets = [
    "a: &x {b: 1, c: [d, e]}\nf: *x\ng:\n  <<: *x\n  b: 2\nh: {<<: [*x, {i: j}]}",
    "- - a\n  - b: c\n    d: |2-\n        e\n       f\n- g\n-\n  h: i",
    "text: >+\n  one\n  two\n\n    three\n\n\nother: |\n\n  a\n  b\n",
    "'single ''quoted''': \"double \\\"quoted\\\" \\u00e9\n  \\\n  folded\"",
    "a: plain text\n  goes on\n\n  over lines\nb: 'so\n\n  does this'",
    "? a\n: b\n? c\nd: e\n: f",
    "%YAML 1.1\n---\na: b # c\n...\n",
    "{a: [b, {c: d}, [e]], 'f': \"g\", h, i: , j:\n k}",
    "[1, 1.5, 0x1F, 010, 1:30, 2024-01-02, .inf, yes, ~, '1', 1_000]",
    "a:\r\n- b\r\n- c\r\nd: e\r\n",
    "ключ: 值 # 😀\n",
  ]

  static let json = [
    #"{"name": "Cosmonaut", "targets": {"A": {"type": "framework", "dependencies": [{"target": "B"}]}}}"#,
    #"[1, -2.5e3, true, false, null, "a\u00e9\uD83D\uDE00\n", [], {}, {"a": {"b": [[1]]}}]"#,
  ]
}
