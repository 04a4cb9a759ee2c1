public struct Design {}
