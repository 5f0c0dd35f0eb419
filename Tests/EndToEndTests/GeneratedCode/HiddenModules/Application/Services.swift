import DpendRuntime
import Foundation

enum Spare: DependencyTag {}

class BaseImpl { let text: Swift::String; init(part: Swift.Part) { text = part.text } }
final class KeptImpl {
    let later: () throws -> CommonImpl
    init(later: @escaping () throws -> CommonImpl) { self.later = later }
}
final class CommonImpl: Dip { init(kept: KeptImpl, weak: WeakImpl) {} }
final class WeakImpl {}
final class KnotImpl { init(lazy: Lazy<KnotImpl>, date: Foundation::Date) {} }
final class FormImpl {
    let testing: Testing
    init(make: @escaping (Swift::Int) -> Testing, knot: KnotImpl) { testing = make(4) }
}
