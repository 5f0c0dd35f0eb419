protocol OrderRepository {}
final class DefaultOrderRepository: OrderRepository {}

final class DefaultOrderService {
    init(repository: any OrderRepository) {}
}
