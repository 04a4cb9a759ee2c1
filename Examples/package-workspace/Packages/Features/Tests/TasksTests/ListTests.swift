import Tasks
import Testing

@Test func empty() { _ = List() }
