@_exported import AppleFoundation
@_exported import CoreGraphics
@_exported import QuartzCore

open class UIColor: NSObject, @unchecked Sendable {}
open class UIImage: NSObject, @unchecked Sendable {}
open class UIFont: NSObject, @unchecked Sendable {}
public struct UIEdgeInsets: Hashable, Sendable {}

@MainActor open class UIResponder: NSObject {}
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {}
@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    public convenience override init() { self.init(frame: .zero) }
    public enum ContentMode: Int { case scaleToFill, scaleAspectFit, scaleAspectFill }
}
@MainActor open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}
@MainActor open class UIButton: UIControl {}
@MainActor open class UILabel: UIView {}
@MainActor open class UIImageView: UIView {}
@MainActor open class UITextField: UIControl {}
@MainActor open class UIStackView: UIView {}
@MainActor open class UIScrollView: UIView {}
@MainActor open class UITextView: UIScrollView {}
@MainActor open class UITableView: UIScrollView {
    public enum Style: Int { case plain, grouped, insetGrouped }
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int { case `default`, value1, value2, subtitle }
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor open class UICollectionViewLayout: NSObject {
    public override init() {}
}
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}
@MainActor open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor open class UICollectionReusableView: UIView {}
@MainActor open class UICollectionViewCell: UICollectionReusableView {}

@MainActor open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) {}
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
}
@MainActor open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public enum Operation: Int { case none, push, pop }
}
@MainActor open class UITabBarController: UIViewController {}
@MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int { case unspecified, doubleColumn, tripleColumn }
    public init(style: Style) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor open class UIPageViewController: UIViewController {}
@MainActor open class UIAlertController: UIViewController {}
@MainActor open class UITableViewController: UIViewController {
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor open class UICollectionViewController: UIViewController {
    public init(collectionViewLayout layout: UICollectionViewLayout) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor open class UIScene: UIResponder {}
@MainActor open class UIWindowScene: UIScene {}
@MainActor open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, Sendable {}
    public struct OpenURLOptionsKey: Hashable, Sendable {}
    public enum State: Int { case active, inactive, background }
}
@MainActor open class UIDevice: NSObject {}
@MainActor open class UIScreen: NSObject {}
@MainActor open class UIBarItem: NSObject {}
@MainActor open class UIBarButtonItem: UIBarItem {}
@MainActor open class UITabBarItem: UIBarItem {}
@MainActor open class UINavigationItem: NSObject {}
@MainActor open class UIGestureRecognizer: NSObject {}
@MainActor open class UIMenuElement: NSObject {}
@MainActor open class UIAction: UIMenuElement {}
@MainActor open class UIMenu: UIMenuElement {}
@MainActor open class UIStoryboard: NSObject {}
@MainActor open class UIPasteboard: NSObject {}
@MainActor open class UITraitCollection: NSObject {}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
@MainActor public protocol UISceneDelegate: NSObjectProtocol {}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {}
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {}
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
@MainActor public protocol UIContentConfiguration {}
@MainActor public protocol UIContentView: NSObjectProtocol {}
