import Foundation
import ISSCosmonautServiceCore

/// The plan of the day, made on the ground.
public protocol ScheduleService: Sendable {
  func plan(of name: String) async throws -> [String]
}
