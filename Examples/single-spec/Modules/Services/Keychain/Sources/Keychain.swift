import KeychainInterface
import Logging

public struct Keychain {}
