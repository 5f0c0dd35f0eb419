import SwiftUI

// It is not a part of the program for iOS.
@main struct DesktopApp: App {
    var body: some Scene { WindowGroup { ImportView() } }
}
