import Kit
import UIKit

enum Mode { case edit, show }
struct Draft { let title: String }
protocol Router {}
protocol Api {}
final class ApiImpl: Api { init() {} }

// Everything but 'api' is plain: nothing provides such types.
final class EditorViewModel {
    init(api: any Api, id: String, mode: Mode, draft: Draft?, tags: [String], onClose: @escaping (Mode) -> Void, now: () -> Int) {}
}

// A protocol, a class of another module, and a closure that makes an object are not plain.
final class ListViewModel {
    init(api: any Api, id: String, router: any Router) {}
}

final class PhotoViewModel {
    init(id: String, view: UIView) {}
}

final class TabViewModel {
    init(id: String, makeRouter: @escaping () -> any Router) {}
}

// The label takes the object too.
final class DetailViewModel {
    init(api: any Api, id: String, router: any Router) {}
}

// The application passes 'URL', so the caller does not.
final class WebViewModel {
    init(url: URL, name: String, store: KitViewModel) {}
}
