// Names that the standard library and Foundation have as well.
struct Int { let text = "own" }
struct Data { let text = "own data" }
protocol Error: AnyObject { var text: String { get } }
final class ErrorImpl: Error { let text = "own error" }
