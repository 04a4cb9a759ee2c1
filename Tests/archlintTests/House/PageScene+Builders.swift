extension PageScene {
  /// The station in a clone of a repository that gained a commit, as a build server has it.
  private static let clone = """
    example international-space-station && commit one
    git remote add origin . && git update-ref refs/remotes/origin/main HEAD
    git -c user.name=crew -c user.email=crew@example.com commit -q --allow-empty -m two
    """

  /// A workspace of packages with a test plan, and a change of a source and of a page.
  static let planner = """
    example package-workspace; mkdir narrowed
    echo '{"testTargets": [{"target": {"name": "TasksTests"}}]}' > All.xctestplan
    commit main; git update-ref refs/remotes/origin/main HEAD
    echo '// changed' >> Packages/Core/Sources/Agenda/Day.swift; echo >> README.md
    """

  private static let recipe = "the whole recipe is run by .ci/full.d/60-integrations"

  /// The recipes for build servers and editors.
  static let builders = [
    PageScene(
      page: "docs/ci/affected.md",
      setup: """
        \(planner)
        export GITHUB_BASE_REF=main
        export GITHUB_OUTPUT=output
        export CI_MERGE_REQUEST_DIFF_BASE_SHA=$(git rev-parse main)
        export CI_PRIMARY_REPOSITORY_PATH=$PWD CI_PULL_REQUEST_TARGET_BRANCH=main
        git remote add origin .
        """,
      instead: [
        ("brew install", "echo"), (" .. 2>", " . 2>"),
        ("-L1 swift test", "-L1 echo swift test"), ("-L1 xcodebuild", "-L1 echo xcodebuild"),
      ],
      commands: [
        (
          "archlint affected --since origin/main --format swift-test | xargs -r -L1 swift test",
          .exit(0)
        ),
        (
          "archlint affected --since origin/main --format xcodebuild | "
            + "xargs -r -L1 xcodebuild test -workspace App.xcworkspace", .exit(0)
        ),
        (
          "archlint affected --since \"origin/$GITHUB_BASE_REF\" --shards 4 --format github >> "
            + "\"$GITHUB_OUTPUT\"", .exit(0)
        ),
        (
          "archlint affected --since \"$CI_MERGE_REQUEST_DIFF_BASE_SHA\" --format xcodebuild "
            + "--output affected.txt",
          .exit(0)
        ),
        ("archlint affected --since origin/main --format json .. 2> /dev/null", .exit(0)),
        (
          "archlint affected --since FETCH_HEAD --test-plan All.xctestplan --output-dir narrowed",
          .exit(0)
        ),
      ]),
    PageScene(
      page: "docs/ci/bitbucket.md",
      commands: [
        (#"archlint check ${target:+--since "origin/$target"} --format text"#, .elsewhere(recipe))
      ]),
    PageScene(
      page: "docs/ci/gitlab.md",
      commands: [(#"archlint check ${base:+--since "$base"} --format text"#, .elsewhere(recipe))]),
    PageScene(
      page: "docs/ci/jenkins.md", setup: clone, instead: [("${since}", "--since origin/main")],
      commands: [
        (
          "archlint check ${since} --format text --format checkstyle --output archlint.xml",
          .exit(0)
        )
      ]),
    PageScene(
      page: "docs/ci/pre-commit.md", setup: clone, commands: [("exec archlint check", .exit(0))]),
    PageScene(
      page: "docs/ci/swiftpm.md",
      commands: [
        (
          "swift package archlint check",
          .elsewhere("a package that depends on archlint is built by .ci/full.d/60-integrations")
        )
      ]),
    PageScene(
      page: "docs/ci/xcode.md",
      setup: clone + "\nexport SRCROOT=$PWD",
      commands: [(#"archlint check --format xcode "$SRCROOT""#, .exit(0))]),
    PageScene(
      page: "docs/ci/xcode-cloud.md",
      setup: clone
        + "\nexport CI_PRIMARY_REPOSITORY_PATH=$PWD CI_PULL_REQUEST_TARGET_BRANCH=main",
      instead: [("brew install", "echo")],
      commands: [("archlint check --since FETCH_HEAD", .exit(0))]),
  ]
}
