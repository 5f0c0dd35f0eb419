import UIKit

class ItemsViewModel {
    init(items: ItemRepository, session: Session) {}
}

class OrderViewModel {
    init(orders: OrderRepository, order: Order) {}
}

class BasketViewModel {
    init(orders: OrderRepository, session: Session) {}
}

class PreviewStubViewModel: ViewModelPreviewing {}

protocol ViewModelPreviewing {}

class Session {
    init(defaults: UserDefaults) {}
}

class ItemsController: UIViewController {
    init(viewModel: ItemsViewModel) {}
}

class BasketController: UIViewController {
    init(viewModel: BasketViewModel, preview: ViewModelPreviewing) {}
}
