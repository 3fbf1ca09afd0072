import Expectations
import Foundation
import TestStage
import Testing
import UIKitAlerts
import UIKitAnimators
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitDrawing
import UIKitSearching
import UIKitStackViews

/// The initializers in Apple's declarations are available outside the kit's modules.
@Suite(.onStage) @MainActor
struct InitializerTests {
    @Test func `classes can be created without arguments`() {
        let objects: [NSObject] = [
            NSLayoutConstraint(), UILayoutGuide(), UIView(), UIWindow(), UIControl(), UIButton(), UILabel(),
            UIImageView(), UIScrollView(), UITableView(), UITableViewCell(), UITableViewHeaderFooterView(),
            UICollectionReusableView(),
            UICollectionViewCell(), UICollectionViewLayout(), UICollectionViewFlowLayout(),
            UICollectionViewLayoutAttributes(), UICollectionViewLayoutInvalidationContext(),
            UICollectionViewFlowLayoutInvalidationContext(), UICollectionViewUpdateItem(), UIStackView(), UISwitch(),
            UISlider(), UIStepper(), UIPageControl(), UIProgressView(), UISegmentedControl(), UIActivityIndicatorView(),
            UIRefreshControl(), UITextField(), UISearchTextField(), UISearchBar(), UINavigationBar(), UIToolbar(),
            UITabBar(), UIBarItem(), UIBarButtonItem(), UITabBarItem(), UINavigationItem(), UIViewController(),
            UINavigationController(), UITabBarController(), UISplitViewController(), UIPageViewController(),
            UITableViewController(), UISearchController(), UIAlertController(), UIAlertAction(), UIGestureRecognizer(),
            UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
            UIRotationGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer(),
            UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(), UIResponder(), UITouch(), UIEvent(),
            UIPress(), UIPressesEvent(), UIKey(), UIViewPropertyAnimator(), UICubicTimingParameters(),
            UISpringTimingParameters(), UIPercentDrivenInteractiveTransition(), UITextPosition(), UITextRange(),
            UITextSelectionRect(), UIColor(), UIFont(), UIFontDescriptor(), UIImage(), UIBezierPath(),
            UITraitCollection(), UIGraphicsRendererFormat(), UIGraphicsImageRendererFormat(), NSTextAttachment(),
            NSShadow(),
            NSParagraphStyle(), NSMutableParagraphStyle(), NSStringDrawingContext(),
        ]
        expect(Set(objects.map { ObjectIdentifier($0) }).count, equals: objects.count)
    }

    @Test func `objects that are created without arguments have default values`() {
        let constraint = NSLayoutConstraint()
        expect(constraint.firstItem == nil && constraint.secondItem == nil && !constraint.isActive)
        expect(constraint.constant == 0 && constraint.multiplier == 1 && constraint.priority == .required)
        expect(constraint.firstAttribute == .notAnAttribute && constraint.relation == .equal)
        constraint.constant = 5
        constraint.isActive = false
        expect(constraint.constant, equals: 5)
        expectNil(UINavigationItem().title)
        expect(UIColor().cgColor.alpha, equals: 0)
        expect(UIFont().pointSize, isGreaterThan: 0)
        expect(UITouch().view == nil && UITouch().location(in: nil) == .zero)
        expect(UIEvent().allTouches == nil && UIEvent().type == .touches)
        expect(UIPressesEvent().allPresses.isEmpty && UIPressesEvent().type == .presses)
        expect(UIViewPropertyAnimator().duration, equals: 0.2)
        expect(UISplitViewController().style, equals: .unspecified)
        expect(UIPageViewController().transitionStyle, equals: .scroll)
        expect(UIAlertAction().title == nil && UIAlertAction().style == .default)
    }

    @Test func `a split view controller without a style takes its columns from viewControllers`() {
        let split = UISplitViewController()
        let first = UINavigationController()
        let second = UINavigationController()
        split.viewControllers = [first, second]
        expect(split.viewController(for: .primary), isIdenticalTo: first)
        expect(split.viewController(for: .secondary), isIdenticalTo: second)
    }

    @Test func `subclasses inherit the convenience initializers of their superclasses`() {
        let view = UIView()
        let constraint = LabeledConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 30)
        constraint.label = "width"
        constraint.isActive = true
        expect(
            view.constraints.first === constraint && constraint.label == "width" && constraint.calledInitializer == 1)
        let item = SubclassedBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        expect(item.title == "Go" && item.calledInitializer == 1)
        expect(SubclassedBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style, equals: .done)
        expect(SubclassedBarButtonItem(customView: view).customView, isIdenticalTo: view)
        let tab = SubclassedTabBarItem(title: "Tab", image: nil, tag: 3)
        expect(tab.tag == 3 && tab.calledInitializer == 1)
        expect(SubclassedAlertAction(title: "OK", style: .cancel).style, equals: .cancel)
        expect(SubclassedButton(type: .system).calledInitializer, equals: 1)
        expect(SubclassedColor(_colorLiteralRed: 1, green: 0, blue: 0, alpha: 1).calledInitializer, equals: 1)
        expect(SubclassedAnimator(duration: 1, curve: .linear).duration, equals: 1)
    }

    @Test func `designated initializers of subclasses call those of their superclasses`() throws {
        let root = UIViewController()
        let navigation = SubclassedNavigationController(rootViewController: root)
        expect(navigation.viewControllers == [root] && navigation.calledInitializer == 1)
        expect(SubclassedNavigationController(navigationBarClass: nil, toolbarClass: nil).calledInitializer, equals: 2)
        expect(SubclassedRefreshControl().calledInitializer, equals: 1)
        expect(SubclassedSplitViewController(style: .doubleColumn).style, equals: .doubleColumn)
        expect(SubclassedSplitViewController().calledInitializer, equals: 2)
        expect(
            SubclassedPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical).calledInitializer,
            equals: 1)
        expect(SubclassedNavigationItem(title: "T").title, equals: "T")
        expect(SubclassedNavigationItem().calledInitializer, equals: 1)
        expect(SubclassedTouch().location(in: nil), equals: CGPoint(x: 3, y: 4))
        expect(SubclassedEvent().type, equals: .motion)
        expect(SubclassedRecognizer(target: nil, action: nil).calledInitializer, equals: 1)
        expect(SubclassedContext().calledInitializer, equals: 1)
        expect(SubclassedLayout.makesItsContext())
        expect(SubclassedGuide().calledInitializer, equals: 1)
        expect(SubclassedImageView(image: nil).calledInitializer, equals: 1)
        expect(SubclassedCell(style: .default, reuseIdentifier: nil).calledInitializer, equals: 1)
        expect(SubclassedTable(frame: .zero, style: .plain).calledInitializer, equals: 1)
        expect(SubclassedTableController(style: .grouped).calledInitializer, equals: 1)
        expect(
            SubclassedCollectionController(collectionViewLayout: UICollectionViewFlowLayout()).calledInitializer,
            equals: 1)
        expect(SubclassedSearchController(searchResultsController: nil).calledInitializer, equals: 1)
        expect(SubclassedSpinner(style: .medium).calledInitializer, equals: 1)
        expect(SubclassedBarItem().calledInitializer, equals: 1)
    }

    @Test func `init(coder:) is available as in Apple's declarations`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        expect(SubclassedBarItem(coder: coder)?.calledInitializer, equals: 2)
        expect(SubclassedBarButtonItem(coder: coder)?.calledInitializer, equals: 2)
        expect(SubclassedTabBarItem(coder: coder)?.calledInitializer, equals: 2)
        expect(SubclassedNavigationItem(coder: coder)?.calledInitializer, equals: 2)
        expect(SubclassedRecognizer(coder: coder)?.calledInitializer, equals: 2)
        expect(SubclassedGuide(coder: coder)?.calledInitializer, equals: 2)
        expect(SubclassedNavigationController(coder: coder)?.calledInitializer, equals: 4)
        expect(SubclassedSplitViewController(coder: coder)?.calledInitializer, equals: 3)
        expect(SubclassedPageViewController(coder: coder)?.calledInitializer, equals: 2)
        expect(SubclassedView(coder: coder)?.calledInitializer, equals: 2)
        expect(SubclassedButton(coder: coder)?.calledInitializer, equals: 2)
        expect(SubclassedStack(coder: coder).calledInitializer, equals: 2)
    }
}

// MARK: Subclasses

// `calledInitializer` is the number of the initializer that was called, in the order of declaration.

private final class LabeledConstraint: NSLayoutConstraint {
    var label: String?
    var calledInitializer = 0
    override init() {
        super.init()
        calledInitializer = 1
    }
}

private final class SubclassedGuide: UILayoutGuide {
    var calledInitializer: Int
    override init() {
        calledInitializer = 1
        super.init()
    }
    required init?(coder: NSCoder) {
        calledInitializer = 2
        super.init(coder: coder)
    }
}

private final class SubclassedView: UIView {
    var calledInitializer: Int
    override init(frame: CGRect) {
        calledInitializer = 1
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        calledInitializer = 2
        super.init(coder: coder)
    }
}

private final class SubclassedStack: UIStackView {
    var calledInitializer: Int
    override init(frame: CGRect) {
        calledInitializer = 1
        super.init(frame: frame)
    }
    required init(coder: NSCoder) {
        calledInitializer = 2
        super.init(coder: coder)
    }
}

private final class SubclassedButton: UIButton {
    var calledInitializer: Int
    override init(frame: CGRect) {
        calledInitializer = 1
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        calledInitializer = 2
        super.init(coder: coder)
    }
}

private final class SubclassedImageView: UIImageView {
    var calledInitializer: Int
    override init(image: UIImage?) {
        calledInitializer = 1
        super.init(image: image)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedSpinner: UIActivityIndicatorView {
    var calledInitializer: Int
    override init(style: UIActivityIndicatorView.Style) {
        calledInitializer = 1
        super.init(style: style)
    }
    required init(coder: NSCoder) { fatalError() }
}

private final class SubclassedRefreshControl: UIRefreshControl {
    var calledInitializer: Int
    override init() {
        calledInitializer = 1
        super.init()
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedCell: UITableViewCell {
    var calledInitializer: Int
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        calledInitializer = 1
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedTable: UITableView {
    var calledInitializer: Int
    override init(frame: CGRect, style: UITableView.Style) {
        calledInitializer = 1
        super.init(frame: frame, style: style)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedBarItem: UIBarItem {
    var calledInitializer: Int
    override init() {
        calledInitializer = 1
        super.init()
    }
    required init?(coder: NSCoder) {
        calledInitializer = 2
        super.init(coder: coder)
    }
}

private final class SubclassedBarButtonItem: UIBarButtonItem {
    var calledInitializer: Int
    override init() {
        calledInitializer = 1
        super.init()
    }
    required init?(coder: NSCoder) {
        calledInitializer = 2
        super.init(coder: coder)
    }
}

private final class SubclassedTabBarItem: UITabBarItem {
    var calledInitializer: Int
    override init() {
        calledInitializer = 1
        super.init()
    }
    required init?(coder: NSCoder) {
        calledInitializer = 2
        super.init(coder: coder)
    }
}

private final class SubclassedNavigationItem: UINavigationItem {
    var calledInitializer: Int
    override init(title: String) {
        calledInitializer = 1
        super.init(title: title)
    }
    required init?(coder: NSCoder) {
        calledInitializer = 2
        super.init(coder: coder)
    }
}

private final class SubclassedNavigationController: UINavigationController {
    var calledInitializer: Int
    override init(rootViewController: UIViewController) {
        calledInitializer = 1
        super.init(rootViewController: rootViewController)
    }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        calledInitializer = 2
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        calledInitializer = 3
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) {
        calledInitializer = 4
        super.init(coder: coder)
    }
}

private final class SubclassedSplitViewController: UISplitViewController {
    var calledInitializer: Int
    override init(style: UISplitViewController.Style) {
        calledInitializer = 1
        super.init(style: style)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        calledInitializer = 2
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) {
        calledInitializer = 3
        super.init(coder: coder)
    }
}

private final class SubclassedPageViewController: UIPageViewController {
    var calledInitializer: Int
    override init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        calledInitializer = 1
        super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
    }
    required init?(coder: NSCoder) {
        calledInitializer = 2
        super.init(coder: coder)
    }
}

private final class SubclassedTableController: UITableViewController {
    var calledInitializer: Int
    override init(style: UITableView.Style) {
        calledInitializer = 1
        super.init(style: style)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedCollectionController: UICollectionViewController {
    var calledInitializer: Int
    override init(collectionViewLayout layout: UICollectionViewLayout) {
        calledInitializer = 1
        super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedSearchController: UISearchController {
    var calledInitializer: Int
    override init(searchResultsController: UIViewController?) {
        calledInitializer = 1
        super.init(searchResultsController: searchResultsController)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedAlertAction: UIAlertAction {
    var calledInitializer = 0
}

private final class SubclassedAnimator: UIViewPropertyAnimator {
    var calledInitializer: Int
    override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        calledInitializer = 1
        super.init(duration: duration, timingParameters: parameters)
    }
}

private final class SubclassedRecognizer: UIGestureRecognizer {
    var calledInitializer: Int
    override init(target: Any?, action: Selector?) {
        calledInitializer = 1
        super.init(target: target, action: action)
    }
    override init?(coder: NSCoder) {
        calledInitializer = 2
        super.init(coder: coder)
    }
}

private final class SubclassedTouch: UITouch {
    override init() {
        super.init()
    }
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
}

private final class SubclassedEvent: UIEvent {
    override init() {
        super.init()
    }
    override var type: UIEvent.EventType { .motion }
}

private final class SubclassedContext: UICollectionViewLayoutInvalidationContext {
    var calledInitializer: Int
    override init() {
        calledInitializer = 1
        super.init()
    }
}

private final class SubclassedLayout: UICollectionViewFlowLayout {
    private var context: SubclassedContext?

    override class var invalidationContextClass: AnyClass { SubclassedContext.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        self.context = context as? SubclassedContext
        super.invalidateLayout(with: context)
    }

    @MainActor static func makesItsContext() -> Bool {
        let layout = SubclassedLayout()
        layout.invalidateLayout()
        return layout.context?.calledInitializer == 1
    }
}

private final class SubclassedColor: UIColor, @unchecked Sendable {
    var calledInitializer = 1
}
