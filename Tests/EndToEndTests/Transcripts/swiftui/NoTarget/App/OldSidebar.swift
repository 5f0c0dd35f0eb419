import SwiftUI

// No target builds this file.
struct Sidebar: View {
    var body: some View { ResultView() }
}
