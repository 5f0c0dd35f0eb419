// DiskCache() is made by nobody.
let screen = NotesViewModel(notes: StoredNoteRepository(), cache: MemoryCache.init())
let exports = [ExportViewModel(export: TextService()), ExportViewModel(export: PageService())]
