import SwiftUI

#if canImport(AppKit)
import AppKit

final class WindowDelegate: NSObject, NSWindowDelegate {}
#endif
