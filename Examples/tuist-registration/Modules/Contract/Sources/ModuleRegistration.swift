import Foundation

@objc public protocol ModuleRegistration {
  func start()
}
