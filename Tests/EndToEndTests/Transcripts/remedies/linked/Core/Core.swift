public protocol Api {}
public final class ApiImpl: Api {
    public init() {}
}
public protocol Cache {}
