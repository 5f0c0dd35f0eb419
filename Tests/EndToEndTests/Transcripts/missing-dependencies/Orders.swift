protocol OrderRepository {}
protocol Clock {}
protocol Mailer {}

final class OrderServiceImpl {
    init(repository: OrderRepository, clock: Clock) {}
}
