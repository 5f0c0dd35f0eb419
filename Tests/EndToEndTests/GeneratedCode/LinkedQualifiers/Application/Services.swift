import CountersLibrary

// The library means those of the standard library and of Foundation.
struct Int { let text = "own" }
struct Data { let text = "own data" }

final class AppImpl {
    let text: String
    init(counter: CounterImpl, own: Int, data: Data, number: Swift.Int) { text = "\(counter.text) \(own.text) \(data.text) \(number)" }
}
