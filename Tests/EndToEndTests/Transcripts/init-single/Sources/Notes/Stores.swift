protocol NoteRepository {}

/// The code makes this one.
final class StoredNoteRepository: NoteRepository {
    init() {}
}

/// Nothing makes this one any more.
final class RemoteNoteRepository: NoteRepository {
    init(host: String) {}
}

protocol NoteCache {}

final class DiskCache: NoteCache {
    init() {}
}

final class MemoryCache: NoteCache {
    init() {}
}

protocol NoteExport {}

final class TextService: NoteExport {
    init() {}
}

final class PageService: NoteExport {
    init() {}
}
