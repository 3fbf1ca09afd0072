import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

/// Classes are made as the declarations of Apple's documentation say, from outside of the kit's modules.
@Suite(.onStage) @MainActor
struct InitializerTests {
    @Test func `Classes with plain initializers are made without arguments`() {
        let made: [NSObject] = [
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
        #expect(Set(made.map { ObjectIdentifier($0) }).count == made.count)
    }

    @Test func `What is made without arguments says nothing in particular`() {
        let constraint = NSLayoutConstraint()
        #expect(constraint.firstItem == nil && constraint.secondItem == nil && !constraint.isActive)
        #expect(constraint.constant == 0 && constraint.multiplier == 1 && constraint.priority == .required)
        #expect(constraint.firstAttribute == .notAnAttribute && constraint.relation == .equal)
        constraint.constant = 5
        constraint.isActive = false
        #expect(constraint.constant == 5)
        #expect(UINavigationItem().title == nil)
        #expect(UIColor().cgColor.alpha == 0)
        #expect(UIFont().pointSize > 0)
        #expect(UITouch().view == nil && UITouch().location(in: nil) == .zero)
        #expect(UIEvent().allTouches == nil && UIEvent().type == .touches)
        #expect(UIPressesEvent().allPresses.isEmpty && UIPressesEvent().type == .presses)
        #expect(UIViewPropertyAnimator().duration == 0.2)
        #expect(UISplitViewController().style == .unspecified)
        #expect(UIPageViewController().transitionStyle == .scroll)
        #expect(UIAlertAction().title == nil && UIAlertAction().style == .default)
    }

    @Test func `A split view controller without a style takes its columns together`() {
        let split = UISplitViewController()
        let first = UINavigationController()
        let second = UINavigationController()
        split.viewControllers = [first, second]
        #expect(split.viewController(for: .primary) === first)
        #expect(split.viewController(for: .secondary) === second)
    }

    @Test func `Subclasses get the convenience initializers of their superclasses`() {
        let view = UIView()
        let constraint = LabeledConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 30)
        constraint.label = "width"
        constraint.isActive = true
        #expect(view.constraints.first === constraint && constraint.label == "width" && constraint.made == 1)
        let item = SubclassedBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        #expect(item.title == "Go" && item.made == 1)
        #expect(SubclassedBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
        #expect(SubclassedBarButtonItem(customView: view).customView === view)
        let tab = SubclassedTabBarItem(title: "Tab", image: nil, tag: 3)
        #expect(tab.tag == 3 && tab.made == 1)
        #expect(SubclassedAlertAction(title: "OK", style: .cancel).style == .cancel)
        #expect(SubclassedButton(type: .system).made == 1)
        #expect(SubclassedColor(_colorLiteralRed: 1, green: 0, blue: 0, alpha: 1).made == 1)
        #expect(SubclassedAnimator(duration: 1, curve: .linear).duration == 1)
    }

    @Test func `Designated initializers of subclasses reach their superclasses`() throws {
        let root = UIViewController()
        let navigation = SubclassedNavigationController(rootViewController: root)
        #expect(navigation.viewControllers == [root] && navigation.made == 1)
        #expect(SubclassedNavigationController(navigationBarClass: nil, toolbarClass: nil).made == 2)
        #expect(SubclassedRefreshControl().made == 1)
        #expect(SubclassedSplitViewController(style: .doubleColumn).style == .doubleColumn)
        #expect(SubclassedSplitViewController().made == 2)
        #expect(
            SubclassedPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical).made == 1)
        #expect(SubclassedNavigationItem(title: "T").title == "T")
        #expect(SubclassedNavigationItem().made == 1)
        #expect(SubclassedTouch().location(in: nil) == CGPoint(x: 3, y: 4))
        #expect(SubclassedEvent().type == .motion)
        #expect(SubclassedRecognizer(target: nil, action: nil).made == 1)
        #expect(SubclassedContext().made == 1)
        #expect(SubclassedLayout.makesItsContext())
        #expect(SubclassedGuide().made == 1)
        #expect(SubclassedImageView(image: nil).made == 1)
        #expect(SubclassedCell(style: .default, reuseIdentifier: nil).made == 1)
        #expect(SubclassedTable(frame: .zero, style: .plain).made == 1)
        #expect(SubclassedTableController(style: .grouped).made == 1)
        #expect(SubclassedCollectionController(collectionViewLayout: UICollectionViewFlowLayout()).made == 1)
        #expect(SubclassedSearchController(searchResultsController: nil).made == 1)
        #expect(SubclassedSpinner(style: .medium).made == 1)
        #expect(SubclassedBarItem().made == 1)
    }

    @Test func `Archives are opened by the initializers that Apple requires`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(SubclassedBarItem(coder: coder)?.made == 2)
        #expect(SubclassedBarButtonItem(coder: coder)?.made == 2)
        #expect(SubclassedTabBarItem(coder: coder)?.made == 2)
        #expect(SubclassedNavigationItem(coder: coder)?.made == 2)
        #expect(SubclassedRecognizer(coder: coder)?.made == 2)
        #expect(SubclassedGuide(coder: coder)?.made == 2)
        #expect(SubclassedNavigationController(coder: coder)?.made == 4)
        #expect(SubclassedSplitViewController(coder: coder)?.made == 3)
        #expect(SubclassedPageViewController(coder: coder)?.made == 2)
        #expect(SubclassedView(coder: coder)?.made == 2)
        #expect(SubclassedButton(coder: coder)?.made == 2)
        #expect(SubclassedStack(coder: coder).made == 2)
    }
}

// MARK: Subclasses

// Each tells by `made` which of its initializers ran.

private final class LabeledConstraint: NSLayoutConstraint {
    var label: String?
    var made = 0
    override init() {
        super.init()
        made = 1
    }
}

private final class SubclassedGuide: UILayoutGuide {
    var made: Int
    override init() {
        made = 1
        super.init()
    }
    required init?(coder: NSCoder) {
        made = 2
        super.init(coder: coder)
    }
}

private final class SubclassedView: UIView {
    var made: Int
    override init(frame: CGRect) {
        made = 1
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        made = 2
        super.init(coder: coder)
    }
}

private final class SubclassedStack: UIStackView {
    var made: Int
    override init(frame: CGRect) {
        made = 1
        super.init(frame: frame)
    }
    required init(coder: NSCoder) {
        made = 2
        super.init(coder: coder)
    }
}

private final class SubclassedButton: UIButton {
    var made: Int
    override init(frame: CGRect) {
        made = 1
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        made = 2
        super.init(coder: coder)
    }
}

private final class SubclassedImageView: UIImageView {
    var made: Int
    override init(image: UIImage?) {
        made = 1
        super.init(image: image)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedSpinner: UIActivityIndicatorView {
    var made: Int
    override init(style: UIActivityIndicatorView.Style) {
        made = 1
        super.init(style: style)
    }
    required init(coder: NSCoder) { fatalError() }
}

private final class SubclassedRefreshControl: UIRefreshControl {
    var made: Int
    override init() {
        made = 1
        super.init()
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedCell: UITableViewCell {
    var made: Int
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        made = 1
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedTable: UITableView {
    var made: Int
    override init(frame: CGRect, style: UITableView.Style) {
        made = 1
        super.init(frame: frame, style: style)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedBarItem: UIBarItem {
    var made: Int
    override init() {
        made = 1
        super.init()
    }
    required init?(coder: NSCoder) {
        made = 2
        super.init(coder: coder)
    }
}

private final class SubclassedBarButtonItem: UIBarButtonItem {
    var made: Int
    override init() {
        made = 1
        super.init()
    }
    required init?(coder: NSCoder) {
        made = 2
        super.init(coder: coder)
    }
}

private final class SubclassedTabBarItem: UITabBarItem {
    var made: Int
    override init() {
        made = 1
        super.init()
    }
    required init?(coder: NSCoder) {
        made = 2
        super.init(coder: coder)
    }
}

private final class SubclassedNavigationItem: UINavigationItem {
    var made: Int
    override init(title: String) {
        made = 1
        super.init(title: title)
    }
    required init?(coder: NSCoder) {
        made = 2
        super.init(coder: coder)
    }
}

private final class SubclassedNavigationController: UINavigationController {
    var made: Int
    override init(rootViewController: UIViewController) {
        made = 1
        super.init(rootViewController: rootViewController)
    }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        made = 2
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        made = 3
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) {
        made = 4
        super.init(coder: coder)
    }
}

private final class SubclassedSplitViewController: UISplitViewController {
    var made: Int
    override init(style: UISplitViewController.Style) {
        made = 1
        super.init(style: style)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        made = 2
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) {
        made = 3
        super.init(coder: coder)
    }
}

private final class SubclassedPageViewController: UIPageViewController {
    var made: Int
    override init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        made = 1
        super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
    }
    required init?(coder: NSCoder) {
        made = 2
        super.init(coder: coder)
    }
}

private final class SubclassedTableController: UITableViewController {
    var made: Int
    override init(style: UITableView.Style) {
        made = 1
        super.init(style: style)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedCollectionController: UICollectionViewController {
    var made: Int
    override init(collectionViewLayout layout: UICollectionViewLayout) {
        made = 1
        super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedSearchController: UISearchController {
    var made: Int
    override init(searchResultsController: UIViewController?) {
        made = 1
        super.init(searchResultsController: searchResultsController)
    }
    required init?(coder: NSCoder) { nil }
}

private final class SubclassedAlertAction: UIAlertAction {
    var made = 0
}

private final class SubclassedAnimator: UIViewPropertyAnimator {
    var made: Int
    override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        made = 1
        super.init(duration: duration, timingParameters: parameters)
    }
}

private final class SubclassedRecognizer: UIGestureRecognizer {
    var made: Int
    override init(target: Any?, action: Selector?) {
        made = 1
        super.init(target: target, action: action)
    }
    override init?(coder: NSCoder) {
        made = 2
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
    var made: Int
    override init() {
        made = 1
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
        return layout.context?.made == 1
    }
}

private final class SubclassedColor: UIColor, @unchecked Sendable {
    var made = 1
}
