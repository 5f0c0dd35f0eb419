import DpendRuntime

protocol Session {}
final class Draft {}
final class Editor { init(draft: Draft) {} }

final class SessionImpl: Session {}
final class AuditImpl { init(session: any Session) {} }
final class CacheImpl { init(audit: AuditImpl, session: any Session) {} }
final class LazyCacheImpl { init(session: Lazy<any Session>) {} }
/// Nothing is kept: a closure makes a new one each time, and a list of none has none.
final class FreshCacheImpl { init(session: @escaping () -> any Session, others: [Draft]) {} }

final class EditorConfiguration: DependencyConfiguration {
    func draft() -> DependencyRegistration<Draft> { DependencyRegistration(scope: .shared) { Draft() } }
    func editor(draft: Draft) -> DependencyRegistration<Editor> {
        DependencyRegistration(scope: .eagerSingleton) { Editor(draft: draft) }
    }
}
