extension ProductType {
  /// The ending of the product's file, without a point.
  package var fileExtension: String? {
    switch self {
    case .application, .messagesApplication, .appClip, .watchApp, .watch2App, .watch2AppContainer:
      "app"
    case .appExtension, .intentsExtension, .messagesExtension, .stickerPack,
      .extensionKitExtension, .tvExtension, .watchExtension, .watch2Extension, .xcodeExtension:
      "appex"
    case .framework, .staticFramework: "framework"
    case .xcFramework: "xcframework"
    case .dynamicLibrary: "dylib"
    case .staticLibrary: "a"
    case .metalLibrary: "metallib"
    case .bundle: "bundle"
    case .unitTests, .uiTests: "xctest"
    case .ocUnitTests: "octest"
    case .driverExtension: "dext"
    case .systemExtension: "systemextension"
    case .xpcService: "xpc"
    case .instrumentsPackage: "instrpkg"
    case .tool, .none: nil
    }
  }

  /// An application of any kind: clips, watch apps and their containers too.
  package var isApp: Bool { fileExtension == "app" }

  /// A unit- or UI-test bundle; not the old OCUnit kind, which XcodeGen treats like a library.
  package var isTest: Bool { self == .unitTests || self == .uiTests }

  /// Code that another app or the system loads into a process of its own.
  package var isExtension: Bool {
    fileExtension == "appex" || self == .driverExtension || self == .systemExtension
  }

  package var isFramework: Bool { self == .framework || self == .staticFramework }

  package var isLibrary: Bool { self == .staticLibrary || self == .dynamicLibrary }

  /// Whether the product is linked as a whole program, which is what pulls in static code.
  package var isExecutable: Bool {
    isApp || isExtension || isTest || self == .tool
  }

  /// How targets of this type are linked as long as no setting says otherwise.
  package var defaultLinkage: Linkage {
    switch self {
    case .staticLibrary, .staticFramework: .static
    case .framework, .xcFramework, .dynamicLibrary: .dynamic
    default: .none
    }
  }

  /// The file that a product of a name is built as, such as `libA.a` or `A.framework`.
  package func file(named name: String) -> String {
    guard let fileExtension else { return name }
    let prefix = self == .staticLibrary ? "lib" : ""
    return "\(prefix)\(name).\(fileExtension)"
  }
}
