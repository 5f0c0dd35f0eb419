public final class FeedImpl {
    init(cache: Storage.Cache, limit: Limit, name: String) {}
}

public class Storage {}

extension Storage {
    class Cache {}
}

struct Limit {}
