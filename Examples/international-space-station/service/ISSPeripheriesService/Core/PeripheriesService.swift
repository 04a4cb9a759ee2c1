/// What hangs outside: solar arrays, airlocks, the robot arm.
public protocol PeripheriesService: Sendable {
  func parts() async throws -> [String]
}
