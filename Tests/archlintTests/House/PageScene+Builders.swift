extension PageScene {
  /// The station in a clone of a repository that gained a commit, as a build server has it.
  private static let clone = """
    example international-space-station && commit one
    git remote add origin . && git update-ref refs/remotes/origin/main HEAD
    git -c user.name=crew -c user.email=crew@example.com commit -q --allow-empty -m two
    """

  private static let recipe = "the whole recipe is run by .ci/full.d/60-integrations"

  /// The recipes for build servers and editors.
  static let builders = [
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
