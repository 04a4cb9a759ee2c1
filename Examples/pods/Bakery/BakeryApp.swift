import Orders
import Ovens
import SwiftUI

@main
struct BakeryApp: App {
  let orders = Orders([])
  let ovens = Ovens([])

  var body: some Scene {
    WindowGroup { Text("Bakery") }
  }
}
