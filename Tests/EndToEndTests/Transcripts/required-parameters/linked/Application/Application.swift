import Library

final class FileLog: Log {}
final class AppModel {
    init(upload: UploadModel) {}
}
