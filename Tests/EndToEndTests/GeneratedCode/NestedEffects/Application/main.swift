do {
    let module = EffectsModule()
    do {
        _ = try module.session(user: User(name: ""))
    } catch {
        print("refused:", error)
    }
    let session = try module.session(user: User(name: "ann"))
    print(session.user.name, TokenImpl.count, try session.storeImpl.token === session.tokenImpl, TokenImpl.count)
    let login = module.loginImpl
    do { _ = try login.login("") } catch { print("login:", error) }
    print(try login.login("bob").token.name, TokenImpl.count)
}
print("live:", Counted.live)

do {
    let module = EffectsModule()
    do { _ = try await module.remote(address: Address(host: "")) } catch { print("remote:", error) }
    let remote = try await module.remote(address: Address(host: "here"))
    let (first, second) = (try await remote.asyncClientImpl, try await remote.asyncClientImpl)
    print(first === second, first.migration.connection.host)
    let dialed = try await module.dialerImpl.call("there")
    print(dialed !== first, dialed.migration.connection.host)
    do { _ = try await module.dialerImpl.call("") } catch { print("dial:", error) }
}

do {
    let module = EffectsModule()
    let window = module.window(title: Title(text: "main"))
    print(WarmImpl.count, window.screenImpl.warm.title, window.screenImpl === window.screenImpl, WarmImpl.count)
    print(module.windowsImpl.show("other").warm.title, WarmImpl.count)
}

do {
    let module = EffectsModule()
    let strict = module.strict(flag: Flag(isSet: false))
    do { _ = try await strict.asyncFlagImpl } catch { print("flag:", error) }
    print(try await module.strict(flag: Flag(isSet: true)).asyncFlagImpl.isSet)
}
