import NotesLibrary

/// One task makes all authors of a call, one after the other.
final class FirstAuthorImpl {
    let (notes, margin): (SharedNotes, Margin)
    init(notes: SharedNotes, margin: Margin) async {
        (self.notes, self.margin) = (notes, margin)
        await write("first", into: notes)
    }
}
final class SecondAuthorImpl {
    let (notes, margin): (SharedNotes, Margin)
    init(notes: SharedNotes, margin: Margin) async {
        (self.notes, self.margin) = (notes, margin)
        await write("second", into: notes)
    }
}
final class BookImpl {
    let texts: [String]
    let isShared: Bool
    init(first: FirstAuthorImpl, second: SecondAuthorImpl) async {
        texts = first.notes.texts
        isShared = first.notes === second.notes && first.margin === second.margin
    }
}

/// Only the margin is shared.
final class LeftGlossImpl {
    let margin: Margin
    init(margin: Margin) async {
        self.margin = margin
        for _ in 0..<100 {
            margin.texts.append("left")
            await Task.yield()
        }
    }
}
final class RightGlossImpl {
    let margin: Margin
    init(margin: Margin) async {
        self.margin = margin
        for _ in 0..<100 {
            margin.texts.append("right")
            await Task.yield()
        }
    }
}
final class PageImpl {
    let texts: [String]
    init(left: LeftGlossImpl, right: RightGlossImpl) async { texts = left.margin.texts }
}

func write(_ name: String, into notes: SharedNotes) async {
    for _ in 0..<100 {
        notes.texts.append(name)
        await Task.yield()
    }
}
