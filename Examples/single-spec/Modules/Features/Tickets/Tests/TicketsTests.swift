import XCTest

@testable import Tickets

final class TicketsTests: XCTestCase {}
