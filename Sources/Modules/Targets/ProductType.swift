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
  /// No product, or none that is told.
  case none = ""

  private static let longPrefix = "com.apple.product-type."

  /// Reads a type in its short or its full form.
  package init?(specified name: String) {
    let isLong = name.utf8.starts(with: ProductType.longPrefix.utf8)
    self.init(rawValue: isLong ? String(name.dropFirst(ProductType.longPrefix.count)) : name)
  }
}
