/// What a target builds; the raw values are XcodeGen's short names.
package enum ProductType: String, CaseIterable, Sendable {
  case application
  case messagesApplication = "application.messages"
  case appClip = "application.on-demand-install-capable"
  case watchApp = "application.watchapp"
  case watch2App = "application.watchapp2"
  case watch2AppContainer = "application.watchapp2-container"
  case appExtension = "app-extension"
  case intentsExtension = "app-extension.intents-service"
  case messagesExtension = "app-extension.messages"
  case stickerPack = "app-extension.messages-sticker-pack"
  case bundle
  case ocUnitTests = "bundle.ocunit-test"
  case uiTests = "bundle.ui-testing"
  case unitTests = "bundle.unit-test"
  case driverExtension = "driver-extension"
  case extensionKitExtension = "extensionkit-extension"
  case framework
  case staticFramework = "framework.static"
  case instrumentsPackage = "instruments-package"
  case dynamicLibrary = "library.dynamic"
  case staticLibrary = "library.static"
  case metalLibrary = "metal-library"
  case systemExtension = "system-extension"
  case tool
  case tvExtension = "tv-app-extension"
  case watchExtension = "watchkit-extension"
  case watch2Extension = "watchkit2-extension"
  case xcFramework = "xcframework"
  case xcodeExtension = "xcode-extension"
  case xpcService = "xpc-service"
  /// No product, or none that the spec names.
  case none = ""

  private static let longPrefix = "com.apple.product-type."
  private static let all = allCases
  private static let names = KeyTable(allCases.map(\.rawValue))

  /// Reads a type in its short or its full form.
  package init?(specified name: String) {
    let isLong = name.utf8.starts(with: ProductType.longPrefix.utf8)
    let short = isLong ? String(name.dropFirst(ProductType.longPrefix.count)) : name
    guard let number = ProductType.names.number(of: short) else { return nil }
    self = ProductType.all[number]
  }
}

/// How the product of a target gets into what links it.
package enum Linkage: String, Sendable {
  /// Its code is copied into the image that links it.
  case `static`
  /// It is an image of its own, found at launch.
  case dynamic
  /// It is nothing one links: an app, a test bundle, resources.
  case none
}

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
