public protocol Describing {}
