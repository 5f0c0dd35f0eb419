protocol Service {}; protocol `default` {}; protocol 服务 {}; protocol Ünïcödé {}
final class ServiceImpl: Service { init() {} }; final class BothImpl: `default`, 服务, Ünïcödé {}

@objc(Legacy) @available(iOS 13, *) @MyMacro(1) /* why */ public
final /* not */ class /* a */ CommentedImpl /* name */ : /* of */ Service2 /* it */ {
    @MyMacro @discardableResult
    public /* really */ init /* ? */ (_ /* none */ service /* S */ : /* type */ Service, @Wrapped other: 服务) {}
}
protocol Service2 {}

#if canImport(Nothing) && DEBUG
final class DebugImpl {}
#if os(Linux)
final class InnerImpl {}
#endif
#endif

final class ConditionsImpl {
    #if DEBUG
    init(service: Service) {}
    #else
    init(`default`: `default`) {}
    #endif
}

#if DEBUG
extension ConditionsImpl: Service2 {}
#endif

enum Module {
    struct Deep { enum Deeper { final class DeepImpl { init(deep: Deep, me: Self?) {} } } }
}

func outer() { final class LocalImpl {} }
let closure = { final class ClosureImpl {} }
var computed: Int { final class ComputedImpl {}; return 1 }
