// Whoever imports the core sees the flows that it holds.
@_exported import BookshopFlow
@_exported import BrowseFlow
@_exported import CheckoutFlow
