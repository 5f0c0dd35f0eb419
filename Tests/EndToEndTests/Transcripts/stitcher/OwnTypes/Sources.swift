import Stitcher

struct Dependency { init(_ make: () -> Any) {} }
struct DependencyGraph { static func inject() -> Int { 5 } }
@propertyWrapper struct Injected<Value> { var wrappedValue: Value }

let own = Dependency { 5 }
let number: Int = DependencyGraph.inject()
final class Screen { @Injected var number: Int }
