import AppDriver
import TestCases
import UIKitContainers
import UIKitCore
import XCTest

/// Tests columns that are tiled, overlaid, displaced, and merged into one stack.
final class SplitViewControllerTests: KitTestCase {
    func testAParentOverridesTheTraitsOfAChild() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        launch(showing: parent.view)
        XCTAssertNil(parent.overrideTraitCollection(forChild: child))
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
        ])
        parent.setOverrideTraitCollection(traits, forChild: child)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(child.traitCollection.displayScale, parent.traitCollection.displayScale)
        XCTAssertEqual(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle, .dark)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, parent.traitCollection.userInterfaceStyle)
        parent.setOverrideTraitCollection(nil, forChild: child)
        XCTAssertNil(parent.overrideTraitCollection(forChild: child))
    }

    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []
        var top: UISplitViewController.Column?
        var mode: UISplitViewController.DisplayMode?

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("collapse to \(proposedTopColumn)?")
            return top ?? proposedTopColumn
        }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            calls.append("expand to \(proposedDisplayMode)?")
            return mode ?? proposedDisplayMode
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { calls.append("mode \(displayMode)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            calls.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            calls.append("hide \(column)")
        }
    }

    private let wide = CGSize(width: 1_024, height: 768)
    private let narrow = CGSize(width: 390, height: 844)
    private let list = AppearanceRecorder("List")
    private let middle = AppearanceRecorder("Middle")
    private let detail = AppearanceRecorder("Detail")
    private let delegate = Delegate()

    override func setUp() {
        super.setUp()
        _ = AppearanceRecorder.takeCalls()
    }

    /// Returns the appearance callbacks of the pages since the previous call.
    private func takeCalls() -> [String] {
        AppearanceRecorder.takeCalls().filter { !$0.hasSuffix(".didLoad") && !$0.hasSuffix(".isAppearing") }
    }

    private func takeDelegateCalls() -> [String] {
        defer { delegate.calls = [] }
        return delegate.calls
    }

    private func launch(
        _ style: UISplitViewController.Style = .doubleColumn, size: CGSize,
        prepare: (UISplitViewController) -> Void = { _ in }
    ) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.delegate = delegate
        split.setViewController(list, for: .primary)
        if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
        split.setViewController(detail, for: .secondary)
        prepare(split)
        var options = AppSession.Options()
        options.size = size
        launch(split, options: options)
        return split
    }

    private func frame(_ page: UIViewController) -> CGRect {
        page.navigationController.map { $0.view.convert($0.view.bounds, to: window) } ?? .null
    }

    func testTheDisplayModeButtonIsHiddenInOneColumn() {
        let split = UISplitViewController()
        split.viewControllers = [list, detail].map { UINavigationController(rootViewController: $0) }
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        var options = AppSession.Options()
        options.size = narrow
        launch(split, options: options)
        XCTAssertTrue(split.displayModeButtonItem.isHidden)
        session.resize(to: wide)
        XCTAssertFalse(split.displayModeButtonItem.isHidden)
    }

    func testAPresentationControllerOverridesTheTraitsOfItsContainer() {
        launch(list)
        detail.modalPresentationStyle = .overFullScreen
        detail.traitOverrides.userInterfaceLevel = .elevated
        let presentation = detail.presentationController
        XCTAssertNil(presentation?.overrideTraitCollection)
        presentation?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(presentation?.overrideTraitCollection?.userInterfaceStyle, .dark)
        list.present(detail, animated: false)
        session.settle()
        XCTAssertEqual(detail.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(detail.traitCollection.userInterfaceLevel, .elevated)
        presentation?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
        XCTAssertEqual(detail.traitCollection.userInterfaceStyle, .light)
        XCTAssertEqual(detail.traitCollection.horizontalSizeClass, .regular)
        list.dismiss(animated: false)
        session.settle()
        window.rootViewController = detail
        session.settle()
        XCTAssertEqual(detail.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(detail.traitCollection.userInterfaceLevel, .elevated)
    }

    func testASheetThatReplacesAPopoverHasItsTraitOverrides() {
        launch(list)
        detail.modalPresentationStyle = .popover
        detail.popoverPresentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        list.present(detail, animated: false)
        session.settle()
        XCTAssertTrue(detail.presentationController is UISheetPresentationController)
        XCTAssertEqual(detail.traitCollection.userInterfaceStyle, .dark)
    }

    /// A controller that sets its columns and its delegate when its view is loaded.
    private final class Pages: UISplitViewController {
        var prepare: (UISplitViewController) -> Void = { _ in }
        override func viewDidLoad() {
            super.viewDidLoad()
            prepare(self)
        }
    }

    func testColumnsCanBeSetWhenTheViewIsLoaded() {
        for size in [narrow, wide] {
            let split = Pages(style: .doubleColumn)
            delegate.top = .primary
            split.prepare = { [delegate, list, detail] split in
                split.delegate = delegate
                split.setViewController(list, for: .primary)
                split.setViewController(detail, for: .secondary)
            }
            var options = AppSession.Options()
            options.size = size
            launch(split, options: options)
            XCTAssertEqual(split.isCollapsed, size == narrow)
            XCTAssertNotNil(list.view.window)
            XCTAssertEqual(detail.view.window == nil, size == narrow)
            XCTAssertEqual(
                takeDelegateCalls().contains("collapse to \(UISplitViewController.Column.secondary)?"), size == narrow)
        }
    }

    func testColumnsCanBeSetAfterAnEmptyControllerCollapsed() {
        let split = UISplitViewController(style: .doubleColumn)
        var options = AppSession.Options()
        options.size = narrow
        launch(split, options: options)
        split.setViewController(list, for: .primary)
        session.settle()
        XCTAssertNotNil(list.view.window)
    }

    func testColumnsCanBeSetAfterTheViewWasAddedToAnInvisibleContainer() {
        var options = AppSession.Options()
        options.size = narrow
        launch(UIViewController(), options: options)
        let container = UIViewController()
        let split = UISplitViewController(style: .doubleColumn)
        container.addChild(split)
        container.view.addSubview(split.view)
        split.didMove(toParent: container)
        split.delegate = delegate
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        window.rootViewController = container
        session.settle()
        XCTAssertEqual(
            takeDelegateCalls().filter { $0.contains("collapse") },
            ["collapse to \(UISplitViewController.Column.secondary)?", "collapsed"])
        XCTAssertNotNil(detail.view.window)
    }

    // MARK: Expanded

    func testTwoColumnsAreTiledInARegularWidth() {
        let split = launch(size: wide)
        XCTAssertFalse(split.isCollapsed)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(split.splitBehavior, .tile)
        XCTAssertEqual(frame(list), CGRect(x: 0, y: 0, width: 320, height: 768))
        XCTAssertEqual(frame(detail), CGRect(x: 320, y: 0, width: 704, height: 768))
        XCTAssertEqual(takeCalls(), ["List.willAppear", "Detail.willAppear", "List.didAppear", "Detail.didAppear"])
        XCTAssertEqual(list.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(detail.traitCollection.horizontalSizeClass, .regular)
        XCTAssertTrue(list.splitViewController === split)
        XCTAssertTrue(split.viewController(for: .primary) === list)
    }

    func testPreferredWidthsAreLimitedByMinimumAndMaximum() {
        let split = launch(size: wide)
        split.preferredPrimaryColumnWidthFraction = 0.25
        XCTAssertEqual(split.primaryColumnWidth, 256)
        split.minimumPrimaryColumnWidth = 280
        XCTAssertEqual(split.primaryColumnWidth, 280)
        split.preferredPrimaryColumnWidth = 400
        XCTAssertEqual(split.primaryColumnWidth, 400)
        split.maximumPrimaryColumnWidth = 350
        session.settle()
        XCTAssertEqual(split.primaryColumnWidth, 350)
        XCTAssertEqual(frame(list).width, 350)
        XCTAssertEqual(frame(detail).minX, 350)
    }

    func testThePrimaryColumnCanBeAtTheTrailingEdge() {
        let split = launch(size: wide)
        split.primaryEdge = .trailing
        session.settle()
        XCTAssertEqual(frame(list), CGRect(x: 704, y: 0, width: 320, height: 768))
        XCTAssertEqual(frame(detail).minX, 0)
    }

    func testRightToLeftLayoutMirrorsTheColumns() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        var options = AppSession.Options()
        options.size = wide
        options.layoutDirection = .rightToLeft
        launch(split, options: options)
        XCTAssertEqual(frame(list).minX, 704)
    }

    func testHidingAndShowingAColumnNotifiesItOnceAndMovesIt() {
        let split = launch(size: wide)
        _ = takeCalls()
        _ = takeDelegateCalls()
        split.hide(.primary)
        XCTAssertEqual(takeCalls(), ["List.willDisappear"])
        session.settle()
        XCTAssertEqual(takeCalls(), ["List.didDisappear"])
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(frame(detail), CGRect(x: 0, y: 0, width: 1_024, height: 768))
        XCTAssertNil(list.view.window)
        split.show(.primary)
        session.settle()
        XCTAssertEqual(takeCalls(), ["List.willAppear", "List.didAppear"])
        XCTAssertEqual(
            takeDelegateCalls(),
            ["mode secondaryOnly", "hide primary", "mode oneBesideSecondary", "show primary"])
        XCTAssertEqual(frame(detail).minX, 320)
    }

    func testAColumnShownWhileItDisappearsAppearsAgain() {
        let split = launch(size: wide)
        _ = takeCalls()
        split.hide(.primary)
        session.advance(by: 0.1)
        split.show(.primary)
        session.settle()
        XCTAssertEqual(takeCalls(), ["List.willDisappear", "List.willAppear", "List.didAppear"])
        XCTAssertEqual(frame(list).minX, 0)
        XCTAssertNotNil(list.view.window)
    }

    func testATouchBesideAnOverlayHidesIt() {
        let split = launch(size: CGSize(width: 768, height: 1_024))
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(split.splitBehavior, .overlay)
        split.show(.primary)
        session.settle()
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        XCTAssertEqual(frame(detail).width, 768)
        XCTAssertEqual(frame(list).width, 320)
        session.tap(at: CGPoint(x: 600, y: 500))
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertNil(list.view.window)
    }

    func testTheModeDeterminesTheVisibleColumnsOfThree() {
        let split = launch(.tripleColumn, size: CGSize(width: 1_366, height: 1_024))
        XCTAssertEqual(split.displayMode, .twoBesideSecondary)
        XCTAssertEqual(frame(detail).minX, 640)
        split.hide(.primary)
        session.settle()
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(frame(middle).minX, 0)
        split.preferredSplitBehavior = .displace
        split.show(.primary)
        session.settle()
        XCTAssertEqual(split.displayMode, .twoDisplaceSecondary)
        XCTAssertEqual(frame(detail).minX, 640)
        XCTAssertEqual(frame(detail).width, 1_046)
        split.preferredDisplayMode = .twoOverSecondary
        split.preferredSplitBehavior = .overlay
        session.settle()
        XCTAssertEqual(split.displayMode, .twoOverSecondary)
        XCTAssertEqual(frame(detail).width, 1_366)
    }

    func testTheButtonTogglesThePrimaryColumn() {
        let split = launch(size: wide)
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        session.settle()
        session.tap(at: CGPoint(x: 345, y: 22))
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertFalse(split.isShowing(.primary))
    }

    private func button() -> (label: String?, frame: CGRect)? {
        session.settle()
        func find(_ view: UIView) -> UIView? {
            if view.accessibilityIdentifier == "ToggleSidebar" { return view }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(window).map { ($0.accessibilityLabel, $0.convert($0.bounds, to: nil as UIView?)) }
    }

    func testAButtonInTheOutermostVisibleColumnTogglesThePrimaryColumn() throws {
        let split = launch(size: CGSize(width: 800, height: 700))
        let hidden = try XCTUnwrap(button())
        XCTAssertEqual(hidden.label, "Show Sidebar")
        XCTAssertLessThan(hidden.frame.maxX, 60)
        session.tap(at: CGPoint(x: hidden.frame.midX, y: hidden.frame.midY))
        let shown = try XCTUnwrap(button())
        XCTAssertTrue(split.isShowing(.primary))
        XCTAssertEqual(shown.label, "Hide Sidebar")
        XCTAssertTrue(list.navigationController?.navigationBar.topItem === list.navigationItem)
        session.tap(at: CGPoint(x: shown.frame.midX, y: shown.frame.midY))
        session.settle()
        XCTAssertFalse(split.isShowing(.primary))
        // On a pushed page, the button appears after the back button.
        detail.navigationController?.pushViewController(AppearanceRecorder("More"), animated: true)
        XCTAssertGreaterThan(try XCTUnwrap(button()).frame.minX, hidden.frame.minX)
        // The button does not appear twice if the app also adds the bar button item.
        detail.navigationController?.popViewController(animated: false)
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        XCTAssertEqual(button()?.frame, hidden.frame)
        session.resize(to: narrow)
        XCTAssertTrue(split.isCollapsed)
        detail.navigationItem.leftBarButtonItem = nil
        XCTAssertNil(button())
    }

    func testTheButtonIsVisibleAsTheControllerPrefers() {
        let split = launch(size: wide)
        XCTAssertNotNil(button())
        split.presentsWithGesture = false
        XCTAssertNil(button())
        split.displayModeButtonVisibility = .always
        XCTAssertNotNil(button())
        let stack = list.navigationController
        split.setViewController(AppearanceRecorder("Other"), for: .primary)
        XCTAssertNotNil(button())
        XCTAssertNil(stack?.navigationBar.columnButton)
        split.displayModeButtonVisibility = .never
        split.presentsWithGesture = true
        XCTAssertNil(button())
    }

    func testDetailsReplaceTheSecondaryColumn() {
        let split = launch(size: wide)
        _ = takeCalls()
        let other = AppearanceRecorder("Other")
        list.showDetailViewController(other, sender: nil)
        session.settle()
        XCTAssertTrue(split.viewController(for: .secondary) === other)
        XCTAssertEqual(frame(other).minX, 320)
        XCTAssertEqual(
            takeCalls(), ["Detail.willDisappear", "Detail.didDisappear", "Other.willAppear", "Other.didAppear"])
    }

    func testShowingDetailsKeepsColumnsHidden() {
        let split = launch(size: wide)
        split.hide(.primary)
        session.settle()
        split.showDetailViewController(AppearanceRecorder("Other"), sender: nil)
        session.settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertNil(list.view.window)
    }

    func testAChangeOfTheSizeKeepsTheModeUnlessTheNewSizeRequiresAnother() {
        let split = launch(size: wide)
        split.hide(.primary)
        session.settle()
        session.resize(to: CGSize(width: 1_034, height: 768))
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(frame(detail).width, 1_034)
        session.resize(to: CGSize(width: 768, height: 768))
        split.show(.primary)
        session.settle()
        session.resize(to: CGSize(width: 778, height: 768))
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        session.resize(to: wide)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        split.preferredDisplayMode = .secondaryOnly
        split.show(.primary)
        session.settle()
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        session.resize(to: CGSize(width: 768, height: 768))
        XCTAssertEqual(split.displayMode, .secondaryOnly)
    }

    func testADragFromTheEdgeShowsAHiddenColumn() {
        let split = launch(size: wide)
        for isEnabled in [true, false] {
            split.presentsWithGesture = isEnabled
            split.hide(.primary)
            session.settle()
            session.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400))
            session.settle()
            XCTAssertEqual(split.isShowing(.primary), isEnabled)
        }
    }

    func testASwipeTowardTheEdgeHidesAnOverlay() {
        let split = launch(size: CGSize(width: 768, height: 1_024))
        split.show(.primary)
        session.settle()
        func swipe(to x: CGFloat) {
            session.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: x, y: 500), duration: 0.1)
            session.settle()
        }
        split.presentsWithGesture = false
        session.settle()
        swipe(to: 20)
        XCTAssertTrue(split.isShowing(.primary))
        split.presentsWithGesture = true
        session.settle()
        swipe(to: 280)
        XCTAssertTrue(split.isShowing(.primary))
        swipe(to: 20)
        XCTAssertFalse(split.isShowing(.primary))
        // A swipe does not hide a primary column beside the secondary column.
        session.resize(to: wide)
        split.show(.primary)
        session.settle()
        swipe(to: 20)
        XCTAssertTrue(split.isShowing(.primary))
    }

    // MARK: Older style

    private final class OlderDelegate: NSObject, UISplitViewControllerDelegate {
        var replacement: UIViewController?
        var showsDetail = false

        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { true }
        func splitViewController(
            _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? { replacement }
        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
        ) -> Bool { showsDetail }

        var target = UISplitViewController.DisplayMode.automatic
        var collapsedPrimary: UIViewController?
        var expandedPrimary: UIViewController?
        func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
        func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
            collapsedPrimary
        }
        func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
            expandedPrimary
        }
    }

    func testInTheOlderStyleTheDelegateChoosesTheModeOfTheButtonAndThePrimaryController() {
        let older = OlderDelegate()
        let split = UISplitViewController()
        split.delegate = older
        split.viewControllers = [list, detail]
        var options = AppSession.Options()
        options.size = wide
        launch(split, options: options)
        func press() {
            split.displayModeButtonItem.primaryAction?.perform(sender: nil)
            session.settle()
        }
        press()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        older.target = .oneOverSecondary
        press()
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        let (small, large) = (AppearanceRecorder("Small"), AppearanceRecorder("Large"))
        older.collapsedPrimary = small
        older.expandedPrimary = large
        session.resize(to: narrow)
        XCTAssertEqual(small.navigationController?.viewControllers, [small])
        session.resize(to: wide)
        XCTAssertTrue(split.viewController(for: .primary) === large)
        XCTAssertNil(list.parent)
    }

    func testInTheOlderStyleTheDelegateKeepsThePrimaryColumnAndSeparatesTheSecondary() {
        let older = OlderDelegate()
        let split = UISplitViewController()
        split.delegate = older
        split.viewControllers = [list, detail]
        var options = AppSession.Options()
        options.size = narrow
        launch(split, options: options)
        XCTAssertEqual(list.navigationController?.viewControllers, [list])
        let other = AppearanceRecorder("Other")
        older.replacement = other
        session.resize(to: wide)
        XCTAssertTrue(split.viewController(for: .secondary) === other)
        XCTAssertNotNil(other.view.window)
        XCTAssertNotNil(list.view.window)
        older.showsDetail = true
        split.showDetailViewController(detail, sender: nil)
        XCTAssertTrue(split.viewController(for: .secondary) === other)
    }

    func testInTheOlderStylePlainControllersHaveNoBarUnlessAnotherIsAboveThem() throws {
        let split = UISplitViewController()
        split.viewControllers = [list, detail]
        var options = AppSession.Options()
        options.size = wide
        launch(split, options: options)
        let stack: UINavigationController = try XCTUnwrap(list.navigationController)
        func insets() -> [CGFloat] { [list, detail].map(\.view.safeAreaInsets.top) }
        XCTAssertEqual(insets(), [0, 0])
        session.resize(to: narrow)
        XCTAssertEqual(stack.viewControllers, [list, detail])
        XCTAssertFalse(stack.isNavigationBarHidden)
        stack.popViewController(animated: true)
        session.settle()
        XCTAssertTrue(stack.isNavigationBarHidden)
        let other = AppearanceRecorder("Other")
        list.showDetailViewController(other, sender: nil)
        session.settle()
        XCTAssertFalse(stack.isNavigationBarHidden)
        session.resize(to: wide)
        XCTAssertEqual(insets(), [0, 0])
        XCTAssertEqual(other.view.safeAreaInsets.top, 0)
        XCTAssertNotNil(other.view.window)
    }

    func testInTheOlderStyleTheControllersCanBeReadBeforeTheViewIsLoaded() {
        var options = AppSession.Options()
        options.size = narrow
        launch(UIViewController(), options: options)
        let split = UISplitViewController()
        split.viewControllers = [list, detail]
        XCTAssertTrue(split.isCollapsed)
        XCTAssertEqual(split.viewControllers, [list, detail])
        window.rootViewController = split
        session.settle()
        XCTAssertEqual(split.viewControllers, split.children)
        XCTAssertEqual(split.children.count, 1)
    }

    // MARK: Collapsed

    func testColumnsShareOneStackInACompactWidth() {
        let split = launch(size: narrow)
        XCTAssertTrue(split.isCollapsed)
        XCTAssertEqual(takeDelegateCalls(), ["collapse to secondary?", "show primary", "collapsed"])
        XCTAssertEqual(list.navigationController?.viewControllers, [list, detail])
        XCTAssertTrue(split.isShowing(.secondary))
        XCTAssertEqual(takeCalls(), ["Detail.willAppear", "Detail.didAppear"])
    }

    func testOnlyColumnsBesideAnotherHaveASeparator() {
        let split = launch(size: wide)
        func separators() -> Int {
            let columns = sequence(state: [split.view as UIView]) { views -> UIView? in
                guard let view = views.popLast() else { return nil }
                views += view.subviews
                return view
            }
            return columns.filter { $0.backgroundColor == .separator && !$0.isHidden && $0.bounds.height == 768 }.count
        }
        XCTAssertEqual(separators(), 1)
        session.resize(to: CGSize(width: 390, height: 768))
        XCTAssertTrue(split.isCollapsed)
        XCTAssertEqual(separators(), 0)
    }

    func testTheToolbarOfTheFirstColumnStaysVisibleWhileTheInterfaceIsCollapsed() {
        for page in [list, detail] {
            page.toolbarItems = [UIBarButtonItem(title: page.name, style: .plain, target: nil, action: nil)]
        }
        let navigation = UINavigationController(rootViewController: list)
        navigation.isToolbarHidden = false
        let split = launch(size: wide) { $0.setViewController(navigation, for: .primary) }
        func check(_ items: [String], height: CGFloat) {
            session.settle()
            XCTAssertFalse(navigation.isToolbarHidden || navigation.toolbar.isHidden)
            XCTAssertEqual(navigation.toolbar.items?.compactMap(\.title), items)
            let hit = window.hitTest(CGPoint(x: 20, y: height - 22), with: nil)
            XCTAssertEqual(hit?.isDescendant(of: navigation.toolbar), true)
        }
        check(["List"], height: wide.height)
        session.resize(to: narrow)
        XCTAssertTrue(split.isCollapsed)
        check(["Detail"], height: narrow.height)
        split.hide(.secondary)
        check(["List"], height: narrow.height)
        navigation.setToolbarHidden(true, animated: true)
        session.settle()
        split.show(.secondary)
        navigation.setToolbarHidden(false, animated: true)
        check(["Detail"], height: narrow.height)
        session.resize(to: wide)
        check(["List"], height: wide.height)
    }

    func testTheDelegateChoosesTheTopColumn() {
        delegate.top = .primary
        let split = launch(size: narrow)
        XCTAssertEqual(list.navigationController?.viewControllers, [list])
        split.show(.secondary)
        session.settle()
        XCTAssertEqual(list.navigationController?.viewControllers, [list, detail])
        split.hide(.secondary)
        session.settle()
        XCTAssertTrue(split.isShowing(.primary))
    }

    func testCollapsingMergesTheStacksAndExpandingSeparatesThem() {
        let split = launch(size: wide)
        let more = AppearanceRecorder("More")
        detail.navigationController?.pushViewController(more, animated: false)
        session.settle()
        _ = takeCalls()
        _ = takeDelegateCalls()
        session.resize(to: CGSize(width: 500, height: 768))
        XCTAssertTrue(split.isCollapsed)
        XCTAssertEqual(list.navigationController?.viewControllers, [list, detail, more])
        let narrowing: [String] = takeCalls()
        XCTAssertEqual(narrowing.filter { $0.hasPrefix("List") }, ["List.willDisappear", "List.didDisappear"])
        XCTAssertEqual(
            narrowing.filter { $0.hasPrefix("More") },
            ["More.willDisappear", "More.didDisappear", "More.willAppear", "More.didAppear"])
        XCTAssertEqual(narrowing.filter { $0.hasPrefix("Detail") }, [])
        let last = AppearanceRecorder("Last")
        more.navigationController?.pushViewController(last, animated: true)
        session.settle()
        _ = takeCalls()
        session.resize(to: wide)
        XCTAssertFalse(split.isCollapsed)
        XCTAssertEqual(list.navigationController?.viewControllers, [list])
        XCTAssertEqual(detail.navigationController?.viewControllers, [detail, more, last])
        let widening: [String] = takeCalls()
        XCTAssertEqual(widening.filter { $0.hasPrefix("List") }, ["List.willAppear", "List.didAppear"])
        XCTAssertEqual(widening.filter { $0.hasPrefix("Last") }.last, "Last.didAppear")
        XCTAssertEqual(
            takeDelegateCalls().filter { $0.contains("?") || $0.hasSuffix("ed") },
            ["collapse to secondary?", "collapsed", "expand to oneBesideSecondary?", "expanded"])
    }

    func testHiddenControllersReturnAfterExpanding() {
        delegate.top = .primary
        let split = launch(size: wide)
        session.resize(to: narrow)
        session.resize(to: wide)
        XCTAssertEqual(detail.navigationController?.viewControllers, [detail])
        XCTAssertTrue(split.isShowing(.primary) && split.isShowing(.secondary))
        XCTAssertNotNil(detail.view.window)
    }

    func testDetailsArePushedInACompactWidth() {
        delegate.top = .primary
        let split = launch(size: narrow)
        let other = AppearanceRecorder("Other")
        list.showDetailViewController(other, sender: nil)
        session.settle()
        XCTAssertEqual(list.navigationController?.viewControllers, [list, other])
        let third = AppearanceRecorder("Third")
        split.showDetailViewController(third, sender: nil)
        session.settle()
        XCTAssertEqual(list.navigationController?.viewControllers, [list, third])
        session.resize(to: wide)
        XCTAssertEqual(third.navigationController?.viewControllers, [third])
    }

    func testReplacingTheFirstColumnOfACollapsedInterfaceKeepsTheTopColumn() {
        delegate.top = .primary
        let split = launch(size: narrow)
        let other = AppearanceRecorder("Other")
        split.setViewController(other, for: .primary)
        session.settle()
        XCTAssertEqual(other.navigationController?.viewControllers, [other])
        XCTAssertNotNil(other.view.window)
        split.show(.secondary)
        split.setViewController(list, for: .primary)
        session.settle()
        XCTAssertEqual(list.navigationController?.viewControllers, [list, detail])
        split.hide(.secondary)
        split.setViewController(nil, for: .primary)
        session.settle()
        XCTAssertNotNil(detail.view.window)
    }

    func testAColumnThatIsSetInACollapsedInterfaceIsBelowTheColumnsAfterIt() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(detail, for: .secondary)
        var options = AppSession.Options()
        options.size = narrow
        launch(split, options: options)
        split.setViewController(list, for: .primary)
        session.settle()
        XCTAssertTrue(split.isShowing(.secondary))
        XCTAssertEqual(detail.navigationController?.viewControllers, [list, detail])
        split.show(.primary)
        session.settle()
        XCTAssertNotNil(list.view.window)
        session.resize(to: wide)
        XCTAssertEqual(frame(list).minX, 0)
        XCTAssertEqual(frame(detail).minX, 320)
    }

    func testACompactColumnReplacesAllOthersInACompactWidth() {
        let compact = AppearanceRecorder("Compact")
        let split = launch(size: wide) { $0.setViewController(compact, for: .compact) }
        XCTAssertNil(compact.viewIfLoaded?.window)
        _ = takeCalls()
        session.resize(to: narrow)
        XCTAssertNotNil(compact.view.window)
        XCTAssertEqual(compact.view.frame.size, narrow)
        XCTAssertTrue(split.isShowing(.compact))
        XCTAssertEqual(
            Set(takeCalls().filter { $0.hasPrefix("Detail") }), ["Detail.willDisappear", "Detail.didDisappear"])
        session.resize(to: wide)
        XCTAssertNil(compact.view.window)
        XCTAssertEqual(frame(detail).minX, 320)
    }

    func testTheDelegateChoosesTheModeAfterExpanding() {
        delegate.mode = .secondaryOnly
        let split = launch(size: narrow)
        _ = takeCalls()
        session.resize(to: wide)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(takeCalls().filter { $0.hasPrefix("List") }, [])
    }

    func testASupplementaryColumnRequiresTheTripleColumnStyle() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(middle, for: .supplementary)
        XCTAssertNil(split.viewController(for: .supplementary))
    }

    func testTheViewControllersAreThoseOfTheColumns() {
        let player = UIViewController()
        let split = launch(.tripleColumn, size: wide) {
            $0.setViewController(nil, for: .supplementary)
            $0.addChild(player)
        }
        split.setViewController(middle, for: .supplementary)
        let stacks: [UIViewController?] = [list, middle, detail].map(\.navigationController)
        XCTAssertEqual(split.viewControllers, stacks.compactMap { $0 })
        XCTAssertEqual(split.viewControllers.count, 3)
        session.resize(to: narrow)
        XCTAssertEqual(split.viewControllers, list.navigationController.map { [$0] })
    }
}
