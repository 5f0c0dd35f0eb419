@_exported import AppleFoundation
@_exported import CoreGraphics
@_exported import QuartzCore

open class UIColor: NSObject, @unchecked Sendable {}
open class UIImage: NSObject, @unchecked Sendable {}
open class UIFont: NSObject, @unchecked Sendable {}
public struct UIEdgeInsets: Hashable, Sendable {}

@preconcurrency @MainActor open class UIResponder: NSObject {}
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {}
@preconcurrency @MainActor open class UIView: UIResponder {
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    public convenience override init() { self.init(frame: .zero) }
    public enum ContentMode: Int { case scaleToFill, scaleAspectFit, scaleAspectFill }
}
@preconcurrency @MainActor open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}
@preconcurrency @MainActor open class UIButton: UIControl {}
@preconcurrency @MainActor open class UILabel: UIView {}
@preconcurrency @MainActor open class UIImageView: UIView {}
@preconcurrency @MainActor open class UITextField: UIControl {}
@preconcurrency @MainActor open class UIStackView: UIView {}
@preconcurrency @MainActor open class UIScrollView: UIView {}
@preconcurrency @MainActor open class UITextView: UIScrollView {}
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int { case plain, grouped, insetGrouped }
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int { case `default`, value1, value2, subtitle }
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    public override init() {}
}
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class UICollectionReusableView: UIView {}
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {}

@preconcurrency @MainActor open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) {}
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
}
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public enum Operation: Int { case none, push, pop }
}
@preconcurrency @MainActor open class UITabBarController: UIViewController {}
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int { case unspecified, doubleColumn, tripleColumn }
    public init(style: Style) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class UIPageViewController: UIViewController {}
@preconcurrency @MainActor open class UIAlertController: UIViewController {}
@preconcurrency @MainActor open class UITableViewController: UIViewController {
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class UICollectionViewController: UIViewController {
    public init(collectionViewLayout layout: UICollectionViewLayout) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor open class UIScene: UIResponder {}
@preconcurrency @MainActor open class UIWindowScene: UIScene {}
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, Sendable {}
    public struct OpenURLOptionsKey: Hashable, Sendable {}
    public enum State: Int { case active, inactive, background }
}
@preconcurrency @MainActor open class UIDevice: NSObject {}
@preconcurrency @MainActor open class UIScreen: NSObject {}
@preconcurrency @MainActor open class UIBarItem: NSObject {}
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {}
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {}
@preconcurrency @MainActor open class UINavigationItem: NSObject {}
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {}
@preconcurrency @MainActor open class UIMenuElement: NSObject {}
@preconcurrency @MainActor open class UIAction: UIMenuElement {}
@preconcurrency @MainActor open class UIMenu: UIMenuElement {}
@preconcurrency @MainActor open class UIStoryboard: NSObject {}
@preconcurrency @MainActor open class UIPasteboard: NSObject {}
@preconcurrency @MainActor open class UITraitCollection: NSObject {}

@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIContentConfiguration {}
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {}
