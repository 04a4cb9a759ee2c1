import Cart
import Logging

/// From the basket to the receipt.
public struct CheckoutFlow {
  public func pay(_ basket: Basket) {}
}
