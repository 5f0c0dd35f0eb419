/// Each recorder is for one screen. A folder has one cache for each name.
final class NotesBuilder {
    private var caches: [String: NoteCache] = [:]

    func voiceNote() -> VoiceNoteScreen { VoiceNoteScreen(recorder: Recorder()) }
    func interview() -> InterviewScreen { InterviewScreen(recorder: Recorder()) }

    func cache(of name: String) -> NoteCache {
        let cache = NoteCache()
        caches[name] = cache
        return cache
    }

    func note(in name: String) -> NoteScreen { NoteScreen(cache: cache(of: name)) }
}

final class Recorder {
    var samples: [Double] = []
}

final class NoteCache {
    var notes: [String] = []
}

final class VoiceNoteScreen {
    init(recorder: Recorder) {}
}

final class InterviewScreen {
    init(recorder: Recorder) {}
}

final class NoteScreen {
    init(cache: NoteCache) {}
}
