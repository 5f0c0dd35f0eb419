@_exported import AppleFoundation

open class CGColor: NSObject {}
open class CGImage: NSObject {}
open class CGContext: NSObject {}
open class CGPath: NSObject {}
