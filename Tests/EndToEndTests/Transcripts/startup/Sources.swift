// Not Sendable: the authors of a call are made in one task, one after the other.
final class SharedNotes { var texts: [String] = [] }
final class AuthorImpl { init(notes: SharedNotes) async {} }
final class EditorImpl { init(notes: SharedNotes) async {} }
final class PrinterImpl: Sendable { init() async throws {} }
final class CoverImpl: Sendable { init(printer: PrinterImpl) async throws {} }
final class BookImpl { init(cover: CoverImpl, author: AuthorImpl, editor: EditorImpl) async throws {} }

// A cycle has no end.
final class LeftImpl: Sendable { init(right: RightImpl) async {} }
final class RightImpl: Sendable { init(left: LeftImpl) async {} }
