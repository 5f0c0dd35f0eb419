import SwiftUI

// It has the name of a generic parameter elsewhere.
private struct Content: View {
    @EnvironmentObject var session: Session
    var body: some View { Text(session.name) }
}

struct Titled<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { VStack { content } }
}

#Preview { Titled { Text("Nothing is requested here.") } }
