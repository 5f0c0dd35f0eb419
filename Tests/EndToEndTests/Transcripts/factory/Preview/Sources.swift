import FactoryKit
import SwiftUI

final class Model {}

extension Container {
    var model: Factory<Model?> { promised() }
}

struct Screen: View {
    @Injected(\.model) var model
    var body: some View { Text("") }
}

// What a preview registers is no part of the application.
#Preview {
    let _ = Container.shared.model.register { Model() }
    Screen()
}
