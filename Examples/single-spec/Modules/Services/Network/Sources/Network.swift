import Logging
import NetworkInterface

public struct Network {}
