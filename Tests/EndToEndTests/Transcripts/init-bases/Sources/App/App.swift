import Feeds

final class Shelf {
    init(songs: SongsLoader, albums: AlbumLoader, client: Client) {}
}

@main final class App {
    static func main() {
        let client = Client()
        let songs = SongsLoader(client: client, sources: [SongLoader(client: client), LiveLoader(client: client)])
        _ = Shelf(songs: songs, albums: AlbumLoader(client: client), client: client)
    }
}
