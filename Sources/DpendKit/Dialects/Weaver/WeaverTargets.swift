/// Excludes annotations for other platforms and projects.
struct WeaverTargets {
    private let options: AnnotationOptions

    init(_ options: AnnotationOptions) { self.options = options }

    func chosen(of containers: [WeaverContainer]) -> [WeaverContainer] {
        var left: Set<String> = []
        var kept: Set<String> = []
        for dependency in containers.flatMap(\.dependencies) where dependency.kind == .registration {
            if isMeant(dependency) {
                kept.formUnion(dependency.type.parts)
            } else {
                left.formUnion(dependency.type.parts)
            }
        }
        // Types that only excluded annotations register are excluded as well.
        let others = left.subtracting(kept)
        return containers.filter { !others.contains($0.name) && !$0.dependencies.isEmpty }.map { container in
            var container = container
            container.dependencies.removeAll { !isMeant($0) }
            return container
        }
    }

    private func isMeant(_ dependency: WeaverDependency) -> Bool {
        let isPlatform =
            options.platforms.isEmpty || dependency.platforms.isEmpty
            || !options.platforms.isDisjoint(with: dependency.platforms)
        let isProject = options.project.map { dependency.projects.isEmpty || dependency.projects.contains($0) } ?? true
        return isPlatform && isProject
    }
}
