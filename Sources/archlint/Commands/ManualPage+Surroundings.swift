internal import CommandLine
internal import Configuration
internal import Findings
internal import Run

extension Command {
  /// How a configuration is written, what the program takes from its environment and what it gives
  /// back, for the manual page.
  static let surroundings = """
    .Sh CONFIGURATION
    \(Topic.all.map { ManualPage.subsection($0.title, $0.text) }.joined(separator: "\n"))
    .Sh ENVIRONMENT
    .Bl -tag -width Ds
    .It Ev NO_COLOR , FORCE_COLOR , CLICOLOR_FORCE , CLICOLOR , TERM
    Whether there are colours, in this order, where no option says so.
    .It Ev FORCE_HYPERLINK
    Whether the terminal opens links, where it is not known.
    .It Ev ARCHLINT_RULE_PAGES
    Where the pages of rules can be read, with
    .Li {rule}
    in the place of the name.
    .It Ev XCODE_VERSION_ACTUAL , GITHUB_ACTIONS , TEAMCITY_VERSION , TF_BUILD
    What
    .Fl \\-format Cm auto
    stands for.
    .It Ev GITHUB_STEP_SUMMARY
    The file that
    .Fl \\-format Cm github
    appends a summary to.
    .It Ev PATH
    Where
    .Cm git
    is looked for.
    .El
    .Sh FILES
    .Bl -tag -width Ds
    .It Pa \(escapedDot)\(Configuration.fileName.dropFirst())
    The configuration, in the folder that is checked or in one above it.
    .It Pa \(escapedDot)\(Baseline.fileName.dropFirst())
    The findings that are accepted as old debt, beside the configuration.
    .El
    .Sh EXIT STATUS
    .Bl -tag -width Ds
    .It 0
    There is nothing to report.
    .It 1
    There are findings that are errors (with
    .Fl \\-strict
    also warnings), or there is no path.
    .It 2
    The job could not be done.
    .It 3
    There is a mistake in
    .Nm
    itself.
    .El
    """

  /// A dot that does not begin a request.
  private static let escapedDot = "\\&."
}
