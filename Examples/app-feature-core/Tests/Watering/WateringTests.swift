import SensorsMock
import StorageMock
import XCTest

@testable import Watering
