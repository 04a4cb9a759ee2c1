import Design
import KeychainInterface
import NetworkInterface

public struct Tickets {}
