protocol Reader {}
protocol Writer {}
final class FileStore: Reader, Writer {}
final class Printer: Writer {}
// 'Reader' is met by one class, 'Writer' by any of two: the filter for the first does not settle the second.
final class ScreenImpl {
    init(reader: any Reader, writer: any Writer) {}
}
