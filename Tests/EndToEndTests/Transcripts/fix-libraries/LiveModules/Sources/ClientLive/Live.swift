import Client

final class LiveClient: Client {}
final class LiveUploader: Uploader {}
