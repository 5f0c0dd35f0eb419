/// The platform frameworks' classes and protocols whose subtypes are isolated to the main actor.
///
/// Their declarations are not visible. Without this list, dpend would read almost every view and delegate differently
/// than Swift.
enum PlatformIsolation {
    private static let mainActor: Set<String> = [
        // UIKit
        "UIResponder", "UIApplication", "UIWindow", "UIWindowScene", "UIScene", "UIScreen", "UIDevice", "UIView",
        "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UIStackView", "UITableView",
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView", "UICollectionViewCell",
        "UICollectionViewListCell", "UICollectionReusableView", "UICollectionViewLayout", "UICollectionViewFlowLayout",
        "UICollectionViewCompositionalLayout", "UITextField", "UITextView", "UISearchBar", "UISlider", "UISwitch",
        "UIStepper", "UISegmentedControl", "UIPageControl", "UIProgressView", "UIPickerView", "UIDatePicker",
        "UIActivityIndicatorView", "UIVisualEffectView", "UINavigationBar", "UITabBar", "UIToolbar", "UIBarItem",
        "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UIGestureRecognizer", "UITapGestureRecognizer",
        "UIPanGestureRecognizer", "UILongPressGestureRecognizer", "UIRefreshControl", "UIViewController",
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "UITableViewController", "UICollectionViewController", "UIAlertController", "UIActivityViewController",
        "UIImagePickerController", "UIDocumentPickerViewController", "UIDocumentInteractionController",
        "UISearchController", "UIHostingController", "UIPresentationController", "UIPopoverPresentationController",
        "UIMenuController", "UIInputViewController", "UIDocument", "UITableViewDiffableDataSource",
        "UICollectionViewDiffableDataSource", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
        "UITableViewDelegate", "UITableViewDataSource", "UITableViewDataSourcePrefetching", "UICollectionViewDelegate",
        "UICollectionViewDataSource", "UICollectionViewDelegateFlowLayout", "UICollectionViewDataSourcePrefetching",
        "UIScrollViewDelegate", "UITextFieldDelegate", "UITextViewDelegate", "UISearchBarDelegate",
        "UISearchResultsUpdating", "UISearchControllerDelegate", "UINavigationControllerDelegate",
        "UITabBarControllerDelegate", "UIGestureRecognizerDelegate", "UIPickerViewDelegate", "UIPickerViewDataSource",
        "UIImagePickerControllerDelegate", "UIDocumentPickerDelegate", "UIPageViewControllerDelegate",
        "UIPageViewControllerDataSource", "UIAdaptivePresentationControllerDelegate",
        "UIPopoverPresentationControllerDelegate", "UIViewControllerTransitioningDelegate",
        "UIViewControllerAnimatedTransitioning", "UIContentContainer", "UIContentView", "UITextInput",
        // AppKit
        "NSResponder", "NSApplication", "NSWindow", "NSPanel", "NSView", "NSControl", "NSButton", "NSTextField",
        "NSTextView", "NSScrollView", "NSStackView", "NSTableView", "NSOutlineView", "NSCollectionView", "NSImageView",
        "NSViewController", "NSWindowController", "NSSplitViewController", "NSTabViewController", "NSHostingView",
        "NSHostingController", "NSMenu", "NSMenuItem", "NSStatusItem", "NSPopover", "NSAlert", "NSDocument",
        "NSApplicationDelegate", "NSWindowDelegate", "NSTableViewDelegate", "NSTableViewDataSource",
        "NSOutlineViewDelegate", "NSOutlineViewDataSource", "NSMenuDelegate", "NSTextFieldDelegate",
        // SwiftUI, WatchKit, WebKit, MapKit
        "View", "App", "Scene", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable",
        "NSViewRepresentable", "NSViewControllerRepresentable", "WKInterfaceController", "WKExtensionDelegate",
        "WKApplicationDelegate", "WKWebView", "WKNavigationDelegate", "WKUIDelegate", "MKMapView", "MKAnnotationView",
        "MTKView", "SKView", "SCNView", "ARView", "PKCanvasView", "SFSafariViewController",
    ]

    /// The global actor of a name that no visible source declares, if it is known to have one.
    static func globalActor(of name: String) -> String? { mainActor.contains(name) ? "MainActor" : nil }
}
