import Foundation
import Storage
import Widgets

/// What somebody is about to buy.
public struct Basket {
  public var titles: [String] = []
}
