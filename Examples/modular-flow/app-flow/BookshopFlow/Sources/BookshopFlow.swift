import BrowseFlow
import CheckoutFlow
import Logging

/// Leads from one flow to the next.
public struct BookshopFlow {
  public func begin() { BrowseFlow().open() }
}
