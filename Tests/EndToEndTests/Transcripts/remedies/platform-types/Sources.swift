import Combine
import Foundation
import WooFoundation

final class ScreenImpl {
    init(values: AnyPublisher<Int, Never>, session: URLSession, site: Site) {}
}
