extension Mutation {
  /// Changes of what Swift manifests declare, and of specs over packages.
  static let ofManifests =
    drawn(
      of: "package-workspace",
      """
      # a feature knows another
      Packages/Features/Package.swift
      < feature("Calendar", [.product(name: "Agenda", package: "Core")]),
      > feature("Calendar", [.product(name: "Agenda", package: "Core"), "Tasks"]),
      ! same-layer-link Calendar -> Tasks
      """)
    + drawn(
      of: "tuist-registration",
      """
      # a module knows another
      Modules/Shop/Project.swift
      < let project = Project.module("Shop")
      > let project = Project.module("Shop", uses: [.module("Account")])
      ! same-layer-link Shop -> Account
      """)
    + drawn(
      of: "specs-and-packages",
      """
      # a feature knows another
      Features/Route/project.yml > Route
      < - {package: Kit, product: Maps}
      > - {package: Kit, product: Maps}
      > - {framework: Weather.framework, implicit: true}
      ! same-layer-link Route -> Weather
      """)
    + drawn(
      of: "pods",
      """
      # a feature knows another
      Podfile.lock
      < - Alamofire (~> 5.9)
      > - Alamofire (~> 5.9)
      > - Ovens
      ! same-layer-link Orders -> Ovens

      # a library comes from two package managers
      Cartfile.resolved
      < github "bakery/Scales" "1.2.0"
      > github "Alamofire/Alamofire" "5.9.1"
      ! external-twice Alamofire

      # and in two versions
      Cartfile.resolved
      < github "bakery/Scales" "1.2.0"
      > github "bakery/Scales" "1.2.0"
      > github "bakery/Scales" "v1.3.0"
      ! external-version-drift Scales
      """)
}
