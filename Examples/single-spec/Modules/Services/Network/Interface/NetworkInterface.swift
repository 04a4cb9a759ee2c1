public protocol Networking {}
