import Alamofire
import Recipes

/// The loaves that customers want.
public struct Orders {
  public let loaves: [Recipe]

  public init(_ loaves: [Recipe]) { self.loaves = loaves }
}
