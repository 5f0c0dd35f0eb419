import Feed

final class ScreenImpl {
    init(feed: FeedImpl) {}
}
