import Contract
import Foundation

@objc public class ShopRegistration: NSObject, ModuleRegistration {
  public func start() {}
}
