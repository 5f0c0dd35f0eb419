import SwiftUI

// They take data, which is known at run time.
final class OrderViewModel {
    init(fetchOrders: any FetchOrders, order: OrderModel) {}
}

final class BasketViewModel {
    init(basket: any BasketRepository, tracker: AnalyticsTracker, title: String) {}
}

final class CheckoutViewModel {
    init(methods: any PaymentMethod, payment: PaymentService) {}
}

// Views are made by views.
struct OrderView: View {
    let model: OrderViewModel
    var body: some View { EmptyView() }
}

// The default value says that there is one.
final class Session {}

enum ServiceLocator {
    static let session = Session()
}

final class SettingsViewModel {
    init(session: Session = ServiceLocator.session, clock: any Clock) {}
}
