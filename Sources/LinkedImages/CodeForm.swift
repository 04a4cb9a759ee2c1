/// What the code behind one end of a link is once it is built.
package enum CodeForm: UInt8, Sendable {
  /// A file of its own that is loaded as a whole: a program, a test bundle, a dynamic framework.
  case image
  /// Object files that are copied into each image that links them.
  case archive
  /// Nothing that could be there twice, or nothing one knows: resources, system frameworks, ready
  /// binaries, and package products that Xcode makes static or dynamic as it needs.
  case other
}

extension Target {
  /// What becomes of the target's code, by what Xcode really builds.
  package var codeForm: CodeForm {
    guard kind == .native, !holdsNoCode else { return .other }
    if type.isExecutable || type == .xpcService { return .image }
    return linkage.codeForm
  }

  /// Whether the target runs as a process, with or without a host.
  var isProcess: Bool { kind == .native && (type.isExecutable || type == .xpcService) }
}

extension External {
  /// The form of the code, as far as the specs show.
  package var codeForm: CodeForm {
    guard [.package, .carthage, .binary, .cocoapods].contains(kind) else { return .other }
    return linkage?.codeForm ?? .other
  }
}

extension Linkage {
  fileprivate var codeForm: CodeForm {
    switch self {
    case .dynamic: .image
    case .static: .archive
    case .none: .other
    }
  }
}
