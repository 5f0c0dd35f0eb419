import Keymaker
import UIKit

protocol KeychainProtocol {}
extension Keychain: KeychainProtocol {}

// Has what an extension gives its superclass, which is from elsewhere.
final class PPKeychainImpl: Keychain {}
final class ServiceImpl { init(keychain: KeychainProtocol) {} }

// Known to belong to the main actor.
final class ScreenImpl: UIViewController {}
class CellImpl: UITableViewCell {}
final class SubcellImpl: CellImpl {}
final class ModelImpl: NSObject {}
