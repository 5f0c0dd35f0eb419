import Foundation

final class InvoiceServiceImpl {
    init(orders: OrderServiceImpl, clock: Clock, session: URLSession) {}
}
