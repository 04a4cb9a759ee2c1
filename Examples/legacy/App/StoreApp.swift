import SwiftUI

@main
struct StoreApp: App {
  var body: some Scene { WindowGroup { Text("Store") } }
}
