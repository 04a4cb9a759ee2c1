import Catalog
import Logging
import Reviews

/// From the shelf to a book.
public struct BrowseFlow {
  public func open() {}
}
