final class ShareModel {
    init(session: Session) {}
}

func share(_ session: Session) -> ShareModel { ShareModel(session: session) }
