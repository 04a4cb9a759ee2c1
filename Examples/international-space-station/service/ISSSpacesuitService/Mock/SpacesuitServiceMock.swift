import ISSSpacesuitServiceCore

/// Answers at once and always the same.
public struct SpacesuitServiceMock: SpacesuitService {
  public init() {}

  public func pressure(in suit: Int) async throws -> Double { 1 }
}
