import XCTest

@testable import Harbours

final class HarboursTests: XCTestCase {}
