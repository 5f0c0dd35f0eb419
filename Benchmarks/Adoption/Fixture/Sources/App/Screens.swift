import Combine
import Core
#if os(iOS)
import UIKit
#endif

final class HomeModel: ObservableObject {
    @Published var title = ""

    init(repository: any Repository, clock: any Clock, id: Int, close: @escaping () -> Void) {}
}

#if os(iOS)
final class HomeController: UIViewController {
    @IBOutlet weak var label: UILabel!

    init(repository: any Repository, selection: CurrentValueSubject<Int, Never>) {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc func tapped(_ sender: UIButton) {}
}
#endif
