final class NotesViewModel {
    init(notes: any NoteRepository, cache: any NoteCache) {}
}

final class ExportViewModel {
    init(export: any NoteExport) {}
}
