import Images
import Foundation

final class SettingsReader {
    init(defaults: UserDefaults) {}
}

final class ListViewModel {
    init(thumbnails: ThumbnailDownloader, settings: SettingsReader) {}
}

@main
struct App {
    static func main() {
        let images = ImageDownloader()
        _ = ListViewModel(thumbnails: ThumbnailDownloader(images: images), settings: SettingsReader(defaults: .standard))
        _ = IconDownloader.forTabs()
    }
}
