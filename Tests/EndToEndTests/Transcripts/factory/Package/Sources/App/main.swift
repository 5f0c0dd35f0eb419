import Accounts
import FactoryKit

// The program does not register the loader.
let accounts = Container.shared.accounts()

extension Container {
    var accounts: Factory<Accounts> { self { Accounts() } }
}
