import Contract
import Foundation

@main struct MarketApp {
  static func main() {
    let modules = Bundle.allFrameworks.compactMap { $0.principalClass as? ModuleRegistration.Type }
    print(modules.count)
  }
}
