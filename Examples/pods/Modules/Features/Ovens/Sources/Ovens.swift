import Clock
import Recipes

/// What is in the oven, and until when.
public struct Ovens {
  public let baking: [(recipe: Recipe, end: Clock)]

  public init(_ baking: [(recipe: Recipe, end: Clock)]) { self.baking = baking }
}
