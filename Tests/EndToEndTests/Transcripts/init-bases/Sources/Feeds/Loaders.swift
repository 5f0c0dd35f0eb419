public protocol Item {}
public struct Song: Item {}
public struct Album: Item {}

public final class Filter<I: Item> { init(words: [String]) {} }

public final class Client { public init() {} }

/// The code makes only subclasses of it. They choose the filter.
public class Loader<I: Item> {
    init(filter: Filter<I>, client: Client) {}
}

public final class SongLoader: Loader<Song> {
    public init(client: Client) { super.init(filter: Filter(words: ["song"]), client: client) }
}

public final class LiveLoader: Loader<Song> {
    public init(client: Client) { super.init(filter: Filter(words: ["live"]), client: client) }
}

public final class AlbumLoader: Loader<Album> {
    public init(client: Client) { super.init(filter: Filter(words: ["album"]), client: client) }
}

public class MixedLoader<I: Item>: Loader<I> {
    public init(client: Client, sources: [Loader<I>]) { super.init(filter: Filter(words: []), client: client) }
}

public final class SongsLoader: MixedLoader<Song> {
    public override init(client: Client, sources: [Loader<Song>]) { super.init(client: client, sources: sources) }
}
