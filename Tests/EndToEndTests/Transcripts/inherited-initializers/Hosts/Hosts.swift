import SwiftUI
import UIKit

struct HelpView: View { var body: some View { Text("help") } }
// It inherits an initializer with a view.
final class HelpController: UIHostingController<HelpView> {}
final class ListController: UIViewController {}
final class RootController: UIViewController {
    init(help: HelpController, list: ListController) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
