import Kit
import SwiftUI

public struct ProfileView: View {
    @EnvironmentObject private var session: Session
    public init() {}
    public var body: some View { Text(session.user) }
}

#Preview { ProfileView().environmentObject(Session.shared) }
