import ISSUIComponents
import SwiftUI

/// All components side by side.
@main
struct Catalog: App {
  var body: some Scene {
    WindowGroup { GloveButton("Open") {} }
  }
}
