import AScreenLibrary

nonisolated final class DraftImpl: Draft {
    var lines: [String] = []
}

nonisolated final class FirstPageImpl: FirstPage {
    let draft: any Draft
    init(draft: any Draft) async {
        self.draft = draft
        draft.lines.append("first begins")
        for _ in 0..<20 { await Task.yield() }
        draft.lines.append("first ends")
    }
}

nonisolated final class SecondPageImpl: SecondPage {
    let draft: any Draft
    init(draft: any Draft) async {
        self.draft = draft
        draft.lines.append("second begins")
        for _ in 0..<20 { await Task.yield() }
        draft.lines.append("second ends")
    }
}
