/// The destination of a copy phase.
package struct CopyPhase: Sendable, Equatable {
  /// The folders that a copy phase can name.
  package enum Folder: String, CaseIterable, Sendable {
    case absolutePath, productsDirectory, wrapper, executables, resources, javaResources
    case frameworks, sharedFrameworks, sharedSupport, plugins
  }

  /// Whether it runs before or after compiling.
  package enum Order: String, Sendable {
    case preCompile, postCompile
  }

  package let destination: Folder
  package let subpath: String
  package let phaseOrder: Order

  package init(to destination: Folder, subpath: String = "", phaseOrder: Order = .postCompile) {
    (self.destination, self.subpath, self.phaseOrder) = (destination, subpath, phaseOrder)
  }

  /// Whether it copies to the folder of frameworks.
  package var leadsToFrameworks: Bool {
    switch destination {
    case .frameworks: subpath.isEmpty || subpath == "."
    case .wrapper: subpath == "Frameworks" || subpath == "Contents/Frameworks"
    default: false
    }
  }
}
