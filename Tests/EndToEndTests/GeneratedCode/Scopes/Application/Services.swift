protocol Reader: AnyObject {}
protocol Writer: AnyObject {}
protocol Session: AnyObject {}
protocol Cache: AnyObject {}

/// One object behind two protocols.
final class StoreImpl: Reader, Writer {}

/// Made with the container.
final class AuditImpl {
    init() { print("audit is made") }
}

final class SessionImpl: Session {}

final class CacheImpl: Cache {
    deinit { print("cache is gone") }
}

final class LeftImpl {
    let session: Session
    init(session: Session) { self.session = session }
}

final class RightImpl {
    let session: Session
    init(session: Session) { self.session = session }
}

final class ScreenImpl {
    let reader: Reader
    let writer: Writer
    let left: LeftImpl
    let right: RightImpl

    init(reader: Reader, writer: Writer, left: LeftImpl, right: RightImpl) {
        self.reader = reader
        self.writer = writer
        self.left = left
        self.right = right
    }
}
