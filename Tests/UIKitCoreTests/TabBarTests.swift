import TestCases
import UIKitCore
import XCTest

/// Tests a tab bar controller.
final class TabBarTests: KitTestCase {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var allows = true
        var selected: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { allows }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            selected.append(viewController.title ?? "")
        }
    }

    override func setUp() {
        super.setUp()
        _ = AppearanceRecorder.takeCalls()
    }

    private func takeCalls() -> [String] { AppearanceRecorder.takeCalls() }

    private func tabs(_ controllers: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        return tabs
    }

    /// Returns the center of a tab on a screen of 390 by 844 points.
    private func center(_ index: Int, of count: Int) -> CGPoint {
        CGPoint(x: 390 * (CGFloat(index) + 0.5) / CGFloat(count), y: 820)
    }

    func testOnlyTheSelectedControllerIsLoadedAndAppears() {
        let tabs: UITabBarController = tabs([AppearanceRecorder("one"), AppearanceRecorder("two")])
        launch(tabs)
        XCTAssertEqual(takeCalls(), ["one.didLoad", "one.willAppear", "one.isAppearing", "one.didAppear"])
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertTrue(tabs.viewControllers?[1].tabBarController === tabs)
    }

    func testTouchingATabShowsItsController() {
        let delegate = Delegate()
        let tabs: UITabBarController = tabs([AppearanceRecorder("one"), AppearanceRecorder("two")])
        tabs.delegate = delegate
        launch(tabs)
        _ = takeCalls()
        session.tap(at: center(1, of: 2))
        session.settle()
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertEqual(delegate.selected, ["two"])
        XCTAssertEqual(
            takeCalls(),
            [
                "two.didLoad", "one.willDisappear", "two.willAppear", "one.didDisappear", "two.isAppearing",
                "two.didAppear",
            ])
        XCTAssertTrue(tabs.selectedViewController?.view.window === window)
        delegate.allows = false
        session.tap(at: center(0, of: 2))
        session.settle()
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertEqual(delegate.selected, ["two"])
    }

    func testProgrammaticSelectionDoesNotNotifyTheDelegate() {
        let delegate = Delegate()
        let tabs: UITabBarController = tabs([AppearanceRecorder("one"), AppearanceRecorder("two")])
        tabs.delegate = delegate
        launch(tabs)
        tabs.selectedIndex = 1
        tabs.selectedIndex = 7
        session.settle()
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertTrue(tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
        XCTAssertEqual(delegate.selected, [])
    }

    func testTheSafeAreaExcludesTheTabBar() {
        let page = AppearanceRecorder("one")
        let tabs: UITabBarController = tabs([page])
        launch(tabs)
        XCTAssertEqual(page.view.frame, window.bounds)
        XCTAssertEqual(page.view.safeAreaInsets.bottom, 49)
        XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 844 - 49, width: 390, height: 49))
    }

    func testSelectingTheVisibleTabPopsToTheRoot() {
        let navigation = UINavigationController(rootViewController: AppearanceRecorder("first"))
        let tabs: UITabBarController = tabs([navigation, AppearanceRecorder("two")])
        launch(tabs)
        navigation.pushViewController(AppearanceRecorder("second"), animated: false)
        session.settle()
        session.tap(at: center(0, of: 2))
        session.settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testHidesBottomBarWhenPushedHidesTheTabBar() {
        let navigation = UINavigationController(rootViewController: AppearanceRecorder("first"))
        let tabs: UITabBarController = tabs([navigation])
        launch(tabs)
        let second = AppearanceRecorder("second")
        second.hidesBottomBarWhenPushed = true
        navigation.pushViewController(second, animated: true)
        session.settle()
        XCTAssertTrue(tabs.tabBar.isHidden)
        XCTAssertEqual(second.view.safeAreaInsets.bottom, 0)
        navigation.popViewController(animated: true)
        session.settle()
        XCTAssertFalse(tabs.tabBar.isHidden)
        XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 49)
    }

    func testATabHasTheTitleOfItsController() {
        let page = AppearanceRecorder("one")
        let navigation = UINavigationController(rootViewController: AppearanceRecorder("inside"))
        let named = AppearanceRecorder("three")
        named.tabBarItem = UITabBarItem(title: "Named", image: nil, tag: 3)
        let tabs: UITabBarController = tabs([page, navigation, named])
        launch(tabs)
        func titles() -> [String] {
            tabs.tabBar.subviews.compactMap { $0 as? UIControl }.map { $0.accessibilityLabel ?? "" }
        }
        XCTAssertEqual(titles(), ["one", "inside", "Named"])
        page.title = "new"
        navigation.viewControllers[0].title = "deep"
        session.settle()
        XCTAssertEqual(titles(), ["new", "deep", "Named"])
        XCTAssertEqual(named.tabBarItem.tag, 3)
    }

    func testSettingControllersReplacesTheOldOnes() {
        let one = AppearanceRecorder("one")
        let two = AppearanceRecorder("two")
        let tabs: UITabBarController = tabs([one, two])
        launch(tabs)
        tabs.selectedViewController = two
        session.settle()
        tabs.viewControllers = [AppearanceRecorder("three"), two]
        session.settle()
        XCTAssertTrue(tabs.selectedViewController === two)
        XCTAssertNil(one.parent)
        _ = takeCalls()
        tabs.viewControllers = [AppearanceRecorder("four")]
        session.settle()
        XCTAssertEqual(
            takeCalls(),
            [
                "four.didLoad", "two.willDisappear", "four.willAppear", "two.didDisappear", "four.isAppearing",
                "four.didAppear",
            ])
        XCTAssertNil(two.parent)
    }

    /// Returns the frames of three items in a bar.
    private func itemFrames(
        width: CGFloat, sizeClass: UIUserInterfaceSizeClass, _ change: (UITabBar) -> Void
    ) -> [CGRect] {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
        bar.traitOverrides.horizontalSizeClass = sizeClass
        bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        change(bar)
        let root = UIView()
        root.addSubview(bar)
        launch(showing: root)
        session.settle()
        return bar.subviews.compactMap { ($0 as? UIControl)?.frame }
    }

    func testItemsFillACompactBarAndAreInTheMiddleOfARegularBar() {
        let compact: [CGRect] = itemFrames(width: 390, sizeClass: .compact) { _ in }
        XCTAssertEqual(compact.map(\.minX), [0, 130, 260])
        XCTAssertEqual(compact.map(\.width), [130, 130, 130])
        let regular: [CGRect] = itemFrames(width: 390, sizeClass: .regular) { _ in }
        XCTAssertEqual(regular.map(\.minX), [47, 157, 267])
        XCTAssertEqual(regular.map(\.width), [76, 76, 76])
        XCTAssertEqual(itemFrames(width: 390, sizeClass: .regular) { $0.itemPositioning = .fill }, compact)
        XCTAssertEqual(itemFrames(width: 390, sizeClass: .compact) { $0.itemPositioning = .centered }, regular)
        // Items that do not fit fill the bar.
        XCTAssertEqual(itemFrames(width: 270, sizeClass: .regular) { _ in }.map(\.minX), [0, 90, 180])
    }

    func testItemsInTheMiddleHaveTheWidthAndTheDistanceOfTheBar() {
        let frames: [CGRect] = itemFrames(width: 390, sizeClass: .compact) { bar in
            bar.itemPositioning = .centered
            bar.itemWidth = 50
            bar.itemSpacing = 20
        }
        XCTAssertEqual(frames.map(\.minX), [100, 170, 240])
        XCTAssertEqual(frames.map(\.width), [50, 50, 50])
        let bar = UITabBar()
        bar.itemWidth = -1
        bar.itemSpacing = -1
        XCTAssertEqual([bar.itemWidth, bar.itemSpacing], [0, 0])
    }

    func testABadgeIsAnAccessibilityValue() {
        let page = AppearanceRecorder("one")
        let tabs: UITabBarController = tabs([page])
        launch(tabs)
        page.tabBarItem.badgeValue = "3"
        session.settle()
        let button: UIControl? = tabs.tabBar.subviews.compactMap { $0 as? UIControl }.first
        XCTAssertEqual(button?.accessibilityValue, "3")
        XCTAssertEqual(button?.accessibilityTraits, [.button, .selected])
    }
}
