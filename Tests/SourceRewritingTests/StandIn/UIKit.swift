// A small replacement for the kit with the declarations that the test cases use, so that the compiler checks the
// rewritten sources in little time.
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import FoundationNetworking

@MainActor open class UIResponder: NSObject {
    public static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
    open func resignFirstResponder() -> Bool { true }
    open func becomeFirstResponder() -> Bool { true }
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func copy(_ sender: Any?) {}
    open func cut(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    public override init() {}
}

@MainActor open class UIView: UIResponder {
    open var superview: UIView? { nil }
    open var isHidden = false
    open var accessibilityLabel: String?
    open var tag = 0
    open var frame: CGRect = .zero
    open var bounds: CGRect = .zero
    open var center: CGPoint = .zero
    open var layer: CALayer { CALayer() }
    open func endEditing(_ force: Bool) -> Bool { true }
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    open func layoutSubviews() {}
    public init(frame: CGRect) {}
    public override convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }
}

@MainActor open class UIViewController: UIResponder {
    open var view: UIView! = nil
    open var title: String?
    open func viewDidLoad() {}
    open class func make(_ x: Int, y: Int) throws -> Int { x }
    open func viewWillAppear(_ animated: Bool) {}
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
    open var prefersStatusBarHidden: Bool { false }
    open var preferredContentSize: CGSize = .zero
    public init(nibName: String? = nil, bundle: Bundle? = nil) {}
    public required init?(coder: NSCoder) { nil }
}

open class UINavigationController: UIViewController {
    open func popViewController(animated: Bool) -> UIViewController? { nil }
}

open class UIScrollView: UIView {
    open var contentOffset: CGPoint = .zero
    open weak var delegate: (any UIScrollViewDelegate)?
}
open class UITableView: UIScrollView {
    open func reloadData() {}
    public static let automaticDimension: CGFloat = -1
}
open class UITableViewCell: UIView {
    public enum EditingStyle: Sendable { case delete, insert }
    open func prepareForReuse() {}
}
open class UILabel: UIView { open var text: String? }
open class UIImage: NSObject, @unchecked Sendable {
    public var size: CGSize { .zero }
    public enum RenderingMode: Sendable { case alwaysTemplate }
    public convenience init?(named: String) { self.init() }
    public convenience init?(named: String, in bundle: Bundle?, with configuration: Any?) { self.init() }
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { true }
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect { boundingRect }
public final class CGColor: Sendable {}
open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public var cgColor: CGColor { CGColor() }
}
open class UIEvent: NSObject {}
open class UIControl: UIView {
    public struct State: OptionSet, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
    }
    open var isEnabled = true
    open var isSelected = false
    public struct Event: OptionSet, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1)
        public static let valueChanged = Event(rawValue: 2)
        public static let editingChanged = Event(rawValue: 4)
    }
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
}
open class UIButton: UIControl {}
extension AnyObjectMembers {
    public var cgRectValue: CGRect! { .zero }
    public var cgPointValue: CGPoint! { .zero }
    public var tag: Int! { 0 }
    public var title: String? { nil }
    public var next: UIResponder? { nil }
    @discardableResult public func resignFirstResponder() -> Bool { true }
    public func setTitle(_ title: String?, for state: UIControl.State) {}
    public func removeFromSuperview() {}
}
open class UISwitch: UIControl {}
open class UITextField: UIControl {
    open weak var delegate: (any UITextFieldDelegate)?
    open var text: String?
}
open class UIRefreshControl: UIControl {}
@MainActor open class UIGestureRecognizer: NSObject { public init(target: Any?, action: Selector?) {} }
open class UITapGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UIBarButtonItem: NSObject {
    public enum Style: Sendable { case plain, done }
    public enum SystemItem: Sendable { case add, done }
    public init(title: String?, style: Style, target: Any?, action: Selector?) {}
    public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {}
}
@MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()
    public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
    public struct LaunchOptionsKey: Hashable, Sendable {}
    @discardableResult
    open func sendAction(_ action: Selector, to: Any?, from: Any?, for event: UIEvent?) -> Bool { false }
}
open class UIWindow: UIView {}
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }
    func applicationDidBecomeActive(_ application: UIApplication)
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}
extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    public static func main() {}
}
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
open class UITableViewController: UIViewController, UITableViewDataSource {
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
}
@MainActor public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate { public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true } }
@MainActor open class CADisplayLink: NSObject { public init(target: Any, selector: Selector) {} }
@MainActor open class CALayer: NSObject {
    open var bounds: CGRect = .zero
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open func value(forKey key: String) -> Any? { nil }
    open func setValue(_ value: Any?, forKey key: String) {}
    public func __managedValue<Value>(_ key: String) -> Value { fatalError() }
    public func __managedOptional<Value>(_ key: String) -> Value? { nil }
    public func __setManagedValue(_ value: Any?, _ key: String) {}
}
open class CAShapeLayer: CALayer {}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
@MainActor public protocol UITextInput: AnyObject {}
@MainActor open class UITab: NSObject {
    open var viewController: UIViewController? { nil }
}
@MainActor open class UITabGroup: UITab {}
open class UITabBarController: UIViewController {
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }
}
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
}
extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.supportedInterfaceOrientations }
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }
}
open class UICollectionViewLayout: NSObject {}
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize: CGSize { .zero }
}
open class UICollectionView: UIScrollView {}
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
extension UICollectionViewDataSource {
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
@MainActor public protocol UICollectionViewDelegateFlowLayout: UIScrollViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
}
extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .zero }
}
open class UNUserNotificationCenter: NSObject {}
open class UNNotification: NSObject {}
open class UNNotificationResponse: NSObject {}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
@MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
open class UITargetedDragPreview: NSObject { @MainActor public init(view: UIView) {} }
@MainActor open class UIDragInteraction: NSObject { public var view: UIView? { nil } }
@MainActor open class UIDragItem: NSObject {}
@MainActor public protocol UIDragSession: NSObjectProtocol {}
@MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
}
extension UIDragInteractionDelegate {
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
}
open class UIApplicationShortcutItem: NSObject {}
