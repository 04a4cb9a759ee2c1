/// The setting of a page's commands: the project in which they run, in order, and their exit codes.
struct PageScene {
  let page: String
  /// A script that makes the project in an empty folder; `prelude` has words for it.
  var setup = ""
  /// What a test cannot have, such as a folder of the system, and what it has instead.
  var instead: [(String, String)] = []
  let commands: [(name: String, end: End)]

  /// How a command ends.
  enum End {
    case exit(Int32)
    /// It is not run here, for a reason.
    case elsewhere(String)
  }

  /// Words for the scripts.
  static let prelude = """
    PATH="${archlint%/*}:$PATH"
    example() { cp -R "$package/Examples/$1/." .; }
    broken() {
      example "$1" && cp -R broken/. .
      find . -path ./broken -prune -o -name '*.broken' -print | while read -r file; do
        mv "$file" "${file%.broken}"
      done
    }
    spec() {
      mkdir -p "$1"
      {
        printf 'name: %s\\ntargets:\\n  %s:\\n    type: %s\\n    platform: iOS\\n' "$2" "$2" "$3"
        [ $# -lt 4 ] || echo '    dependencies:'
        for link in "${@:4}"; do echo "      - {framework: $link.framework, implicit: true}"; done
      } > "$1/project.yml"
    }
    commit() {
      [ -d .git ] || git init -q -b main
      git add -A && git -c user.name=crew -c user.email=crew@example.com commit -qm "$1"
    }

    """

  /// A branch that adds a link to another of its layer, and takes one away.
  private static let branch = """
    echo 'layers: [domain: domain/**, core: core/**]' > .archlint.yml
    spec domain/Crew Crew framework Log; spec domain/Dock Dock framework Cargo Crew
    spec domain/Cargo Cargo framework Log; spec core/Log Log framework
    commit main; git update-ref refs/remotes/origin/main HEAD
    spec domain/Crew Crew framework Log Cargo; spec domain/Dock Dock framework Crew
    """

  private static let release = "makes a release build, as .ci/full.d/10-release does"

  static let all =
    [
      PageScene(
        page: "README.md",
        setup: "example legacy; perl -pi -e "
          + #"'s|(\[Core/Tokens\])|$1\n    dependencies: [target: Catalogue]|' core.yml"#,
        commands: [
          ("archlint check --only upward-link", .exit(1)),
          (
            "swift run archlint check --no-baseline Examples/legacy",
            .elsewhere(".ci/run runs it")
          ),
          ("swift test", .elsewhere(".ci/run runs it")),
        ]),
      PageScene(
        page: "Examples/legacy/README.md", setup: "example legacy",
        commands: [("archlint check", .exit(0))]),
      PageScene(
        page: "docs/plan.md", setup: "broken international-space-station",
        commands: [("archlint plan --steps 7", .exit(0))]),
      PageScene(
        page: "docs/what-if.md", setup: "example international-space-station",
        commands: [
          ("archlint what-if --link ISSRadio:ISSNetworkCore", .exit(0)),
          ("archlint what-if --drop ISSRadio --only-changes --output dropped.svg", .exit(0)),
        ]),
      PageScene(
        page: "docs/affected.md", setup: planner,
        commands: [("archlint affected --since origin/main", .exit(0))]),
      PageScene(
        page: "docs/test-plans.md", setup: planner,
        commands: [
          (
            "archlint affected --since origin/main --test-plan All.xctestplan --output-dir narrowed",
            .exit(0)
          )
        ]),
      PageScene(
        page: "docs/owners.md",
        setup: planner + "\nprintf '* @planner\\n/Packages/Core/ @core\\n' > CODEOWNERS",
        commands: [("archlint owners --since origin/main", .exit(0))]),
      PageScene(
        page: "docs/framework-app.md",
        setup: """
          example international-space-station; rm -r broken; commit main
          git update-ref refs/remotes/origin/main HEAD
          echo '// Calls' >> core/ISSRadio/Sources/LiveRadio.swift
          """,
        commands: [
          ("archlint framework-app --since origin/main --output FrameworkApp", .exit(0))
        ]),
      PageScene(
        page: "docs/baseline.md", setup: "broken international-space-station",
        commands: [("archlint baseline", .exit(0)), ("archlint check", .exit(0))]),
      PageScene(
        page: "docs/exceptions.md",
        setup: """
          spec domain/ISSCosmonaut ISSCosmonaut framework ISSSpacesuit ISSHarmony
          spec domain/ISSHarmony ISSHarmony framework; spec domain/ISSSpacesuit ISSSpacesuit framework
          cat > .archlint.yml << 'YAML'
          layers: [domain: domain/**]
          exceptions:
            - {rule: same-layer-link, from: ISSCosmonaut, because: shared screen, owner: "@crew", max: 3}
          YAML
          """,
        commands: [("archlint check --verbose", .exit(0))]),
      PageScene(
        page: "docs/fix.md", setup: "broken international-space-station",
        commands: [("archlint fix --rule same-layer-link --rule unknown-link", .exit(0))]),
      PageScene(
        page: "docs/formats/README.md", setup: "broken international-space-station",
        commands: [
          (
            "archlint check --format sarif --output archlint.sarif --format junit --output archlint.xml",
            .exit(1)
          )
        ]),
      PageScene(
        page: "docs/formats/comment.md", setup: branch,
        commands: [
          ("archlint check --since origin/main --format comment --output comment.md", .exit(1))
        ]),
      PageScene(
        page: "docs/init.md",
        setup: """
          spec App Main application Chat Map Net Log
          spec Modules/Features/Chat Chat framework Net Map; spec Modules/Features/Map Map framework Net
          spec Modules/Basis/Net Net framework Log; spec Modules/Basis/Log Log framework
          """,
        commands: [("archlint init", .exit(0))]),
      PageScene(
        page: "docs/install.md", instead: [("/usr/local/share/man/man1/", "")],
        commands: [
          (
            "swift build -c release --product archlint && "
              + #"cp "$(swift build -c release --show-bin-path)/archlint" /usr/local/bin"#,
            .elsewhere(release)
          ),
          ("archlint manual > archlint.1", .exit(0)),
        ]),
      PageScene(
        page: "docs/new.md", setup: "example international-space-station",
        commands: [("archlint new ISSDocking --layer service", .exit(0))]),
      PageScene(
        page: "docs/rename.md", setup: "example layered-messenger && rm -rf broken",
        commands: [("archlint rename MessageStore LetterStore --folders", .exit(0))]),
      PageScene(
        page: "docs/performance.md",
        instead: [
          ("swift run -c release Benchmarks", "Benchmarks"), ("load 1000 10000", "load 1 2"),
          ("big 10000", "big 1000"),
        ],
        commands: [
          ("swift run -c release Benchmarks load 1000 10000", .exit(0)),
          ("swift run -c release Benchmarks sources big 10000", .exit(0)),
          ("time swift run -c release Benchmarks read big", .exit(0)),
          ("time archlint check big", .exit(0)),
          ("time archlint check --no-imports big", .exit(0)),
        ]),
      PageScene(
        page: "docs/since.md", setup: branch,
        commands: [
          ("archlint check --since origin/main", .exit(1)),
          ("archlint check --changed domain/Crew/project.yml", .exit(1)),
          ("git diff --name-only --no-renames -z main | archlint check --files-from -", .exit(1)),
        ]),
      PageScene(
        page: "docs/swift-packages.md",
        setup: """
          cat > archlint-package.json << 'JSON'
          {"name": "Kit", "packageKind": {"root": ["/Kit"]}, "dependencies": [], "products": [],
           "targets": [{"name": "Kit", "type": "regular", "dependencies": []},
                       {"name": "KitTests", "type": "test", "dependencies": [{"byName": ["Kit", null]}]}]}
          JSON
          """,
        commands: [
          ("swift package dump-package > archlint-package.json", .elsewhere(".ci/run runs it")),
          ("archlint check archlint-package.json", .exit(0)),
        ]),
      PageScene(
        page: "docs/xcode-projects.md", setup: "example plain-workspace",
        commands: [
          ("archlint check", .exit(0)), ("archlint dump Radio/Radio.xcodeproj", .exit(0)),
        ]),
    ] + builders
}
