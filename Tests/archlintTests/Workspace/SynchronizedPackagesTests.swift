import Foundation
import TestSupport
import Testing

@testable import archlint

/// Xcode 16 lists neither the files nor the packages of a folder that it synchronizes with the disk.
@Suite("Packages in a synchronized folder")
struct SynchronizedPackagesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // !$*UTF8*$!
      {objectVersion = 77; rootObject = R0; objects = {
      R0 = {isa = PBXProject; buildConfigurationList = C0; mainGroup = G0; targets = (T0); };
      C0 = {isa = XCConfigurationList; buildConfigurations = (C1); };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      G0 = {isa = PBXGroup; children = (S0); sourceTree = "<group>"; };
      S0 = {isa = PBXFileSystemSynchronizedRootGroup; path = Modules; sourceTree = "<group>"; };
      T0 = {isa = PBXNativeTarget; name = App; buildConfigurationList = C0; buildPhases = (P0);
        productType = "com.apple.product-type.application"; packageProductDependencies = (D0, D1); };
      P0 = {isa = PBXFrameworksBuildPhase; files = (B0, B1); };
      B0 = {isa = PBXBuildFile; productRef = D0; };
      B1 = {isa = PBXBuildFile; productRef = D1; };
      D0 = {isa = XCSwiftPackageProductDependency; productName = Feed; };
      D1 = {isa = XCSwiftPackageProductDependency; productName = Net; };
      }; }
      """, to: "App.xcodeproj/project.pbxproj")
    try write("Feed", dependencies: "[.package(path: \"../Core/Net\")]", to: "Modules/Feed")
    try write("Net", dependencies: "[]", to: "Modules/Core/Net")
  }

  private func write(_ name: String, dependencies: String, to path: String) throws {
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: \(dependencies),
        targets: [.target(name: "\(name)", dependencies: [\(name == "Net" ? "" : "\"Net\"")])])

      """, to: "\(path)/Package.swift")
    try folder.write("", to: "\(path)/Sources/\(name)/\(name).swift")
  }

  @Test("are read, at any of two levels, and the products without a package are theirs")
  func read() throws {
    for (from, to) in [("App", "Feed"), ("App", "Net"), ("Feed", "Net")] {
      let run = Main.run(["why", from, to, folder.path])
      #expect(run.exitCode == .success, "\(from) \(to): \(run.problems)")
    }
    let check = Main.run(["check", folder.path])
    #expect(String(decoding: check.output, as: UTF8.self).contains("Checked 3 targets in 3 specs"))
  }

  @Test("are not looked for deeper, nor in a package")
  func deep() throws {
    try write("Deep", dependencies: "[]", to: "Modules/A/B/C/Deep")
    try write("Inner", dependencies: "[]", to: "Modules/Feed/Inner")
    let check = Main.run(["check", folder.path])
    #expect(String(decoding: check.output, as: UTF8.self).contains("Checked 3 targets in 3 specs"))
  }
}
