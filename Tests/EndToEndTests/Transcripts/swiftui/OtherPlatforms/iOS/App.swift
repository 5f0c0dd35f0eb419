import SwiftUI

@main struct MachinesApp: App {
    @StateObject private var store = Store()

    var body: some Scene { WindowGroup { ImportView().environmentObject(store) } }
}
