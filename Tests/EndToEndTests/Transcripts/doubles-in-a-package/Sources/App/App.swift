protocol API { func load() -> Int }
protocol Queue { func add(_ number: Int) }
struct Session {}

final class APIImpl: API {
    init(session: Session) {}
    func load() -> Int { 1 }
}
final class CartImpl { init(api: any API, queue: any Queue, token: String?, open: @escaping (Int) -> Session) {} }
