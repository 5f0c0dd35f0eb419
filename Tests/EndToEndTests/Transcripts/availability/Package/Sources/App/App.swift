@available(iOS 16, macOS 14.4, *)
final class FineImpl {}

@available(iOS 17, *)
final class NewImpl {}

final class HomeImpl {
    init(fine: FineImpl, new: NewImpl) {}
}
