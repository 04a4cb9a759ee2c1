import Design
import NetworkInterface

public struct Timetable {}
