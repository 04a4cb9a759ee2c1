import Contract
import Foundation

@objc public class AccountRegistration: NSObject, ModuleRegistration {
  public func start() {}
}
