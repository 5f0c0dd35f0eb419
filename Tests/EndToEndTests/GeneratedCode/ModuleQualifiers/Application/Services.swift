import DpendRuntime
import Foundation

enum Raw: DependencyTag {}

final class NumbersImpl {
    let text: String
    init(
        own: Int, number: Swift.Int, ownData: Data, data: Tagged<Foundation.Data, Raw>, ownError: any Error,
        later: @escaping () -> Swift.Int, laterOwn: @escaping () -> Int
    ) {
        text = "\(own.text) \(number) \(ownData.text) \(data.dependency.count) \(ownError.text) \(later()) \(laterOwn().text)"
    }
}

final class AskedImpl {
    let text: String
    init(@Assisted number: Swift.Int, @Assisted error: any Swift.Error, own: Int) { text = "\(number) \(error) \(own.text)" }
}

final class AskingImpl {
    let asked: AskedImpl
    init(make: @escaping (Swift.Int, any Swift.Error) -> AskedImpl) { asked = make(8, CancellationError()) }
}
