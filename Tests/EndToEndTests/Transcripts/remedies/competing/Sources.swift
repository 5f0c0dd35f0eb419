protocol Reading {}
protocol Writing {}
final class ReaderImpl: Reading {}
final class Disk: Reading, Writing {}

final class ScreenImpl {
    init(reading: any Reading, writing: any Writing) {}
}
