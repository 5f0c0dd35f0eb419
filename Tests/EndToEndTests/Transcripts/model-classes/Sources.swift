// Objects that are compared, told apart or encoded are data that only the maker of a view model has.
final class Podcast: Identifiable { var title = "" }
protocol Playable {}
final class Episode: Playable, Codable { var title = "" }
final class PodcastViewModel { init(podcast: Podcast) {} }
final class PlayerViewModel { init(episode: any Playable) {} }

// Nothing says so of a service.
final class Analytics {}
final class HomeViewModel { init(analytics: Analytics) {} }

// Others require this view model, and would have to give the value.
final class Folder: Hashable {
    static func == (left: Folder, right: Folder) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
final class FolderViewModel { init(folder: Folder) {} }
final class ListViewModel { init(folder: FolderViewModel) {} }
