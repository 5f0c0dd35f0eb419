/// Reports functions and assemblies that fill a container, and that nothing calls or loads.
package struct UnloadedRegistrationsRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "unloaded-registrations", .warning,
        summary: "A function or assembly registers, and nothing calls or loads it",
        explanation: """
            The container never gets these registrations. dpend reports this only if the sources have the beginning of a program, and no file
            mentions the function.
            """,
        remedy: """
            - Call the function, or add the assembly to the list of the assembler.
            - Delete it if the program does not use it anymore.
            """,
        example: .init(
            """
            import Swinject

            final class ClockImpl {}

            extension Container {
                func registerClocks() {
                    register(ClockImpl.self) { _ in ClockImpl() }
                }
            }

            @main struct Application {
                static func main() {
                    let container = Container()
                    print(container)
                }
            }
            """,
            mended: """
                import Swinject

                final class ClockImpl {}

                extension Container {
                    func registerClocks() {
                        register(ClockImpl.self) { _ in ClockImpl() }
                    }
                }

                @main struct Application {
                    static func main() {
                        let container = Container()
                        container.registerClocks()
                    }
                }
                """))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.reports { $0.unloaded(Self.rule) }
    }
}
