import Foundation
import Logging

/// Books and baskets on the phone.
public struct Bookcase {
  public func books() -> [String] { [] }
}
