import UIKit

protocol URLOpener {}
extension UIApplication: URLOpener {}

final class ScreenImpl {
    init(opener: any URLOpener) {}
}
