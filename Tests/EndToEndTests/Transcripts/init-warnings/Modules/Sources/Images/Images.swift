import Foundation

public final class ImageDownloader {
    private var running = 0
    public init() {}
}

public final class ThumbnailDownloader {
    public init(images: ImageDownloader) {}
}

// Only a function of the library makes it.
public final class IconDownloader {
    init() {}

    public static func forTabs() -> IconDownloader { IconDownloader() }
}
