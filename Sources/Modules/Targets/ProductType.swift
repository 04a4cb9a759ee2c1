/// The type of a target's product; the raw values are XcodeGen's short names.
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
  /// No product, or an unspecified one.
  case none = ""

  private static let longPrefix = "com.apple.product-type."

  /// Reads a type in its short or its full form.
  package init?(specified name: String) {
    let isLong = name.utf8.starts(with: ProductType.longPrefix.utf8)
    self.init(rawValue: isLong ? String(name.dropFirst(ProductType.longPrefix.count)) : name)
  }

  /// The extension of the product's file, without a dot.
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

  /// Any kind of application, including clips, watch apps and their containers.
  package var isApp: Bool { fileExtension == "app" }

  /// A unit or UI test bundle, except OCUnit, which XcodeGen treats like a library.
  package var isTest: Bool { self == .unitTests || self == .uiTests }

  /// Code that an app or the system loads into a separate process.
  package var isExtension: Bool {
    fileExtension == "appex" || self == .driverExtension || self == .systemExtension
  }

  /// Whether it is a program that users have, which links and embeds all that it needs.
  package var isAppOrExtension: Bool { isApp || isExtension }

  package var isFramework: Bool { self == .framework || self == .staticFramework }

  /// Whether the product is linked as a program, which pulls in static code.
  package var isExecutable: Bool { isAppOrExtension || isTest || self == .tool }

  /// The linkage without any setting.
  package var defaultLinkage: Linkage {
    switch self {
    case .staticLibrary, .staticFramework: .static
    case .framework, .xcFramework, .dynamicLibrary: .dynamic
    default: .none
    }
  }

  /// The file name of a product, such as `libA.a` or `A.framework`.
  package func file(named name: String) -> String {
    guard let fileExtension else { return name }
    let prefix = self == .staticLibrary ? "lib" : ""
    return "\(prefix)\(name).\(fileExtension)"
  }
}

/// How dependents link a product.
package enum Linkage: String, Sendable {
  /// Its code is copied into the image that links it.
  case `static`
  /// It is an image of its own, loaded at launch.
  case dynamic
  /// It can't be linked: an app, a test bundle, resources.
  case none
}
