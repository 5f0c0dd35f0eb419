import SwiftUI

public struct CardView: View {
    public init() {}
    public var body: some View { ProfileView() }
}

#Preview {
    CardView()
}
