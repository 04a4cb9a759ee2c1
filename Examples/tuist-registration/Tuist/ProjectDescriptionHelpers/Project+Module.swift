import ProjectDescription

extension Project {
  /// A module that registers itself: a dynamic framework whose property list names a class.
  public static func module(_ name: String, uses: [TargetDependency] = []) -> Project {
    Project(
      name: name,
      targets: [
        .target(
          name: name, destinations: .iOS, product: .framework,
          bundleId: "com.example.\(name.lowercased())", deploymentTargets: .iOS("16.0"),
          infoPlist: .extendingDefault(with: ["NSPrincipalClass": "\(name).\(name)Registration"]),
          sources: .paths(["Sources/**"]), dependencies: [.contract] + uses)
      ])
  }
}

extension TargetDependency {
  /// The protocol of what registers itself.
  public static let contract = TargetDependency.project(
    target: "Contract", path: .relativeToRoot("Modules/Contract"))

  public static func module(_ name: String) -> TargetDependency {
    .project(target: name, path: .relativeToRoot("Modules/\(name)"))
  }
}
