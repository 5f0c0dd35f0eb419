import Kit
import SwiftUI

public struct ThemedView: View {
    @EnvironmentObject private var theme: Theme
    public init() {}
    public var body: some View { Text(theme.name) }
}

#Preview { ThemedView().environmentObject(Theme.shared) }
