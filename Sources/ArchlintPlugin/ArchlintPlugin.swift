import Foundation
import PackagePlugin

/// `swift package archlint`: runs the tool in the folder of the package that uses it.
@main
struct ArchlintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "archlint").url
    tool.currentDirectoryURL = context.package.directoryURL
    // A leading `--` is passed along with the arguments that follow it.
    tool.arguments = Array(arguments.drop { $0 == "--" })
    try tool.run()
    tool.waitUntilExit()
    guard tool.terminationReason == .exit, tool.terminationStatus == 0 else {
      // The findings are printed already; an error is what makes the package manager fail.
      return Diagnostics.error("archlint ended with exit code \(tool.terminationStatus)")
    }
  }
}
