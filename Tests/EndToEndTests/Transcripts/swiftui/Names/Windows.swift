import SwiftUI

// No view. It mentions views by an alias, a constant, a variable and a modifier.
final class Windows {
    private let front = Card()
    private lazy var back = makeBack()

    private func makeBack() -> some View { Card() }

    func openAlias() -> UIViewController { UIHostingController(rootView: Front()) }
    func openConstant() -> UIViewController { UIHostingController(rootView: front) }
    func openVariable() -> UIViewController { UIHostingController(rootView: self.back) }
    func openModifier() -> UIViewController { UIHostingController(rootView: Text("").modifier(Looks.lines)) }

    // Nothing about views.
    func size(of title: String) -> Int { title.count * 2 }
}
