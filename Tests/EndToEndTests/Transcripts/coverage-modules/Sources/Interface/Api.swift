public protocol Api {}
