public protocol Keychaining {}
