import Design
import NetworkInterface

public struct Harbours {}
