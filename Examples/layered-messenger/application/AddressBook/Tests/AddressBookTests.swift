import Testing

@testable import AddressBook

struct AddressBookTests {
  @Test func begins() {
    _ = AddressBook.self
  }
}
