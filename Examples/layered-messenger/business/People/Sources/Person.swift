import Database
import Foundation
import PeopleStore

/// Who knows whom, and who is blocked.
public struct Person {
  public let name: String
  public var isBlocked = false
}
