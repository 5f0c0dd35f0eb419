import APackageLibrary
import BKitLibrary

public final class PushImpl {
    public let text: String
    // The module of 'Client' is known from here.
    public init(client: APackageLibrary.Client, badge: Badge) { text = "\(type(of: client)) pushes \(type(of: badge))" }
}
