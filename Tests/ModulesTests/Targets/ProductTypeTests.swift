import Modules
import Testing

@Suite("Product types")
struct ProductTypeTests {
  @Test("short and full names mean the same")
  func names() {
    for type in ProductType.allCases {
      #expect(ProductType(specified: type.rawValue) == type)
      #expect(ProductType(specified: "com.apple.product-type.\(type.rawValue)") == type)
    }
    #expect(ProductType(specified: "frame") == nil)
  }

  @Test("the six applications are apps, and nothing else is")
  func apps() {
    let apps = ProductType.allCases.filter(\.isApp).map(\.rawValue)
    #expect(
      apps == [
        "application", "application.messages", "application.on-demand-install-capable",
        "application.watchapp", "application.watchapp2", "application.watchapp2-container",
      ])
  }

  @Test("executables are what ends in app, appex, dext, systemextension or xctest, and tools")
  func executables() {
    let endings: Set = ["app", "appex", "dext", "systemextension", "xctest"]
    for type in ProductType.allCases {
      let isExpected = type == .tool || type.fileExtension.map(endings.contains) ?? false
      #expect(type.isExecutable == isExpected, "\(type)")
    }
  }

  @Test(
    "products are named as Xcode names their files",
    arguments: [
      (ProductType.framework, "Network.framework"), (.staticFramework, "Network.framework"),
      (.staticLibrary, "libNetwork.a"), (.dynamicLibrary, "Network.dylib"),
      (.application, "Network.app"), (.unitTests, "Network.xctest"), (.tool, "Network"),
      (.none, "Network"),
    ])
  func products(type: ProductType, file: String) {
    #expect(type.file(named: "Network") == file)
  }
}
