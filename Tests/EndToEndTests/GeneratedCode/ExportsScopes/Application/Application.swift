import ScopeLibrary

final class HomeImpl {
    let screen: any Screen
    let named: any Named
    let pool: any Pool
    init(screen: any Screen, named: any Named, pool: any Pool) {
        (self.screen, self.named, self.pool) = (screen, named, pool)
    }
}
