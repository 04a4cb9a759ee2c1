import AddressBook
import PeopleStore
import SwiftUI

/// Who one can write to.
public struct ContactList: View {
  public init() {}

  public var body: some View {
    Text("Contacts")
  }
}
