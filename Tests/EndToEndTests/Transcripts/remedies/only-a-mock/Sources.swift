protocol Api {}
final class MockApi: Api {}
#if DEBUG
final class PreviewApiImpl: Api {}
#endif

final class ScreenImpl {
    init(api: any Api) {}
}
