import Foundation

protocol ItemRepository {}
protocol OrderRepository {}
protocol Client {}

class DefaultClient: Client {}

class DefaultItemRepository: ItemRepository {
    init(client: Client) {}
}

class DefaultOrderRepository: OrderRepository {
    init(client: Client) {}
}

/// Data, not a service.
class Order {
    init(number: Int, date: Date) {}
}
