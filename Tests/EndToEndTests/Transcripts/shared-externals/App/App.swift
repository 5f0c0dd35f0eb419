import Feature

final class AppModel {
    init(feed: FeedModel) {}
}
