// Types that are called like modules: 'Swift.String' would be a member of the first.
enum Swift {
    final class Part { let text = "part" }
    struct String {}
    struct Sendable {}
}
struct DpendRuntime {}
protocol Dip {}
struct Foundation {}
struct String {}
struct Error {}
func fatalError(_ text: Swift.String) {}
final class Testing { let number: Swift::Int; init(number: Swift::Int) { self.number = number } }
