public struct Logging {}
