final class BodyImpl {
    let items = [1 2]
    init(title: String = , other: BeforeImpl) {
        let x =
        print(1 2)
    }
    func run() { for in { } }
    var text: String { get { return } set(a b) { } }
    var size: Int =
}
