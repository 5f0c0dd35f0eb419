import Foundation

// Chosen by what their names end in.
protocol OrderRepository {}
protocol BasketRepository {}

final class RemoteOrderRepository: OrderRepository {
    init(client: HTTPClient) {}
}

final class RemoteBasketRepository: BasketRepository {
    init(client: HTTPClient, tokens: TokenStore, defaults: UserDefaults) {}
}

// Structs implement required protocols.
protocol FetchOrders {}

struct FetchOrdersUseCase: FetchOrders {
    let orders: any OrderRepository
}

// It keeps state, and two classes require it.
final class TokenStore {
    var token: String?
}

// It says itself that there is one.
final class HTTPClient {
    static let shared = HTTPClient(tokens: TokenStore())
    init(tokens: TokenStore) {}
}

// Nobody but itself can make one: the application passes it.
final class AnalyticsTracker {
    static let shared = AnalyticsTracker()
    private init() {}
}

// The one is obviously meant, the other is taken out.
protocol Clock {}
final class SystemClock: Clock {}
final class ClockImpl: Clock {}

// Neither is: both are taken out.
protocol PaymentMethod {}
final class CardPaymentService: PaymentMethod {
    init(client: HTTPClient) {}
}
final class CashPaymentService: PaymentMethod {
    init(client: HTTPClient) {}
}
final class PaymentService {
    init(clock: Clock) {}
}

// Test doubles, data and errors are no providers.
final class MockOrderRepository: OrderRepository {}
final class OrderModel: Codable {
    init(number: Int) {}
}
struct PageRepository: Codable {
    var number: Int
}
final class OrderError: Error {}
