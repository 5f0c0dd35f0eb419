@_exported import CoreGraphics

open class CALayer: NSObject {}
open class CAShapeLayer: CALayer {}
open class CAGradientLayer: CALayer {}
open class CADisplayLink: NSObject {}
open class CAAnimation: NSObject {}
