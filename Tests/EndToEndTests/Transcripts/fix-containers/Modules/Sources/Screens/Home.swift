import Feature
import SwiftUI

struct HomeView: View {
    var body: some View { ThemedView() }
}

// Nothing in this module knows the one with the theme.
#Preview {
    HomeView()
}
