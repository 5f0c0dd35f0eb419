import UIKit
protocol ClientProtocol {}
protocol UserRepository {}
final class PCViewController {}

final class ScreenImpl {
    init(controller: UIViewController, alert: any AlertProtocol, users: any UserRepositry) {}
}
