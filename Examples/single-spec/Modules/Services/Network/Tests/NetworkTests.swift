import XCTest

@testable import Network

final class NetworkTests: XCTestCase {}
