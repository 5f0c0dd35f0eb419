/// SwiftUI: views get objects from their environment, by the type of the object. Views above them supply these objects.
struct SwiftUIDialect: ContainerDialect {
    let name = "swiftui"
    let title = "SwiftUI"
    let modules: Set<String> = ["SwiftUI"]
    /// The beginnings of requests. `@Environment(\.dismiss)` is not one: its value has a default.
    let words: [StaticString] = [
        "@EnvironmentObject", "@Environment(A", "@Environment(B", "@Environment(C", "@Environment(D", "@Environment(E", "@Environment(F", "@Environment(G",
        "@Environment(H", "@Environment(I", "@Environment(J", "@Environment(K", "@Environment(L", "@Environment(M", "@Environment(N", "@Environment(O",
        "@Environment(P", "@Environment(Q", "@Environment(R", "@Environment(S", "@Environment(T", "@Environment(U", "@Environment(V", "@Environment(W",
        "@Environment(X", "@Environment(Y", "@Environment(Z",
    ]

    /// Only where something is requested do other files matter: those that can have a view.
    func furtherWords(_ files: [SourceCode]) -> [StaticString] {
        let areRequests = files.contains { file in !file.isTest && file.hasBodies && file.members.contains { EnvironmentRequest.isWritten($0) } }
        return areRequests ? ["View", "Hosting", "Scene", "Commands", "ImageRenderer"] : []
    }

    func registries(_ files: [SourceCode], in declarations: DeclarationIndex, projects: ([String]) -> ProjectTargets) -> [Registry] {
        let own = files.filter { !AsideCode.isForeign($0.path) }
        guard own.contains(where: { $0.hasBodies && $0.members.contains { EnvironmentRequest.isWritten($0) } }) else { return [] }
        var registry = Registry(dialect: name, title: title, rules: RegistryRules())
        registry.paths = own.filter(\.hasBodies).map(\.path)
        return [EnvironmentRegistry(registry, own, in: declarations, projects: projects).registry]
    }
}
