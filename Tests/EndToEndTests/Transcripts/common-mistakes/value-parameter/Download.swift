import Foundation

final class DownloaderImpl {
    init(baseURL: URL, retries: Int) {}
}
