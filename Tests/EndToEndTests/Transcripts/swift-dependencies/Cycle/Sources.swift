import Dependencies

final class Api: DependencyKey, Sendable {
    static let liveValue = Api()
    init() {
        @Dependency(\.session) var session
        session.start()
    }
}

final class Session: DependencyKey, Sendable {
    @Dependency(\.token) var token
    static var liveValue: Session { Session() }
    init() { token.check() }
    func start() {}
}

struct Token: DependencyKey, Sendable {
    static let liveValue: Token = {
        @Dependency(\.api) var api
        return Token(api: api)
    }()
    let api: Api
    func check() {}
}

// A value that asks only when it is used does not come back to itself.
struct Left: DependencyKey, Sendable {
    var run: @Sendable () -> Void
    static let liveValue = Left(run: {
        @Dependency(\.right) var right
        right.run()
    })
}

struct Right: DependencyKey, Sendable {
    var run: @Sendable () -> Void
    static var liveValue: Right {
        @Dependency(\.left) var left
        return Right(run: left.run)
    }
}

// A property that nobody reads asks for nothing.
final class Front: DependencyKey, Sendable {
    @Dependency(\.back) var back
    static let liveValue = Front()
}

final class Back: DependencyKey, Sendable {
    @Dependency(\.front) var front
    static let liveValue = Back()
    init() { _ = front }
}

extension DependencyValues {
    var api: Api { get { self[Api.self] } set { self[Api.self] = newValue } }
    var session: Session { get { self[Session.self] } set { self[Session.self] = newValue } }
    var token: Token { get { self[Token.self] } set { self[Token.self] = newValue } }
    var left: Left { get { self[Left.self] } set { self[Left.self] = newValue } }
    var right: Right { get { self[Right.self] } set { self[Right.self] = newValue } }
    var front: Front { get { self[Front.self] } set { self[Front.self] = newValue } }
    var back: Back { get { self[Back.self] } set { self[Back.self] = newValue } }
}
