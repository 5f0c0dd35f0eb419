protocol Activities {}

@available(iOS 17, *)
final class LiveActivitiesImpl: Activities {
    init() {}
}

final class HomeModelImpl {
    init(activities: any Activities) {}
}
