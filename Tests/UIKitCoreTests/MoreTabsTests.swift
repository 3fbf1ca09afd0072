import TestCases
import UIKitCore
import XCTest

/// Tests the “More” list of a tab bar controller with more controllers than tabs.
final class MoreTabsTests: KitTestCase {
    override func setUp() {
        super.setUp()
        _ = AppearanceRecorder.takeCalls()
    }

    private func launch(_ controllers: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        // The launch connects the module with the list.
        launch(tabs)
        tabs.viewControllers = controllers
        session.settle()
        return tabs
    }

    private func pages(_ count: Int) -> [UIViewController] { (1...count).map { AppearanceRecorder("page \($0)") } }

    private func tapTab(_ index: Int) {
        session.tap(at: CGPoint(x: 390 * (CGFloat(index) + 0.5) / 5, y: 820))
    }

    /// Taps a row of the list, which is below the navigation bar.
    private func tapRow(_ index: Int) {
        session.tap(at: CGPoint(x: 150, y: 66 + 44 * CGFloat(index)))
    }

    func testFiveTabsNeedNoMoreList() {
        let tabs = launch(pages(5))
        XCTAssertEqual(tabs.tabBar.items?.count, 5)
        XCTAssertEqual(tabs.tabBar.items?.last?.title, "page 5")
    }

    func testTheLastOfFiveTabsShowsTheMoreList() {
        let controllers: [UIViewController] = pages(7)
        let tabs = launch(controllers)
        XCTAssertEqual(tabs.tabBar.items?.count, 5)
        XCTAssertEqual(tabs.tabBar.items?.last?.title, "More")
        _ = AppearanceRecorder.takeCalls()
        tapTab(4)
        XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        tapRow(1)
        XCTAssertTrue(tabs.selectedViewController === controllers[5])
        XCTAssertEqual(tabs.selectedIndex, 5)
        XCTAssertTrue(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
        XCTAssertTrue(controllers[5].navigationController === tabs.moreNavigationController)
        XCTAssertTrue(controllers[5].tabBarController === tabs)
        XCTAssertEqual(
            AppearanceRecorder.takeCalls(),
            [
                "page 1.willDisappear", "page 1.didDisappear", "page 6.didLoad", "page 6.willAppear",
                "page 6.isAppearing", "page 6.didAppear",
            ])
    }

    func testReturningToTheListRestoresTheController() {
        let controllers: [UIViewController] = pages(6)
        let tabs = launch(controllers)
        tabs.selectedIndex = 5
        session.settle()
        XCTAssertTrue(controllers[5].parent === tabs.moreNavigationController)
        tapTab(4)
        XCTAssertTrue(controllers[5].parent === tabs)
        XCTAssertTrue(tabs.selectedViewController === tabs.moreNavigationController)
        XCTAssertEqual(tabs.viewControllers?.count, 6)
    }

    func testLeavingAPageOfTheListNotifiesObserversOfTheSelection() {
        let tabs = launch(pages(6))
        tabs.selectedIndex = 5
        session.settle()
        var changes: [[Int?]] = []
        let observation: NSKeyValueObservation = tabs.observe(
            namedKeyPath(\.selectedIndex, "selectedIndex"), options: [.old, .new]
        ) { _, change in changes.append([change.oldValue, change.newValue]) }
        tabs.moreNavigationController.popToRootViewController(animated: false)
        session.settle()
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        XCTAssertEqual(changes, [[5, NSNotFound]])
        observation.invalidate()
    }

    func testSelectingAnotherTabKeepsTheSelectionInTheList() {
        let controllers: [UIViewController] = pages(6)
        let tabs = launch(controllers)
        tabs.selectedIndex = 4
        session.settle()
        tapTab(0)
        XCTAssertTrue(tabs.selectedViewController === controllers[0])
        tapTab(4)
        XCTAssertNotNil(controllers[4].view.window)
    }

    func testTheListShowsThePagesOfANavigationController() {
        let root = AppearanceRecorder("root")
        let navigation = UINavigationController(rootViewController: root)
        let tabs = launch(pages(5) + [navigation])
        tabs.selectedIndex = 5
        session.settle()
        XCTAssertTrue(root.navigationController === tabs.moreNavigationController)
        XCTAssertNotNil(root.view.window)
        let next = AppearanceRecorder("next")
        root.navigationController?.pushViewController(next, animated: true)
        session.settle()
        XCTAssertNotNil(next.view.window)
        tapTab(4)
        XCTAssertEqual(navigation.viewControllers, [root])
        XCTAssertTrue(navigation.parent === tabs)
    }

    func testFewerTabsRemoveTheList() {
        let controllers: [UIViewController] = pages(6)
        let tabs = launch(controllers)
        tabs.selectedIndex = 5
        session.settle()
        tabs.viewControllers = Array(controllers.suffix(3))
        session.settle()
        XCTAssertEqual(tabs.tabBar.items?.count, 3)
        XCTAssertTrue(tabs.selectedViewController === controllers[5])
        XCTAssertNotNil(controllers[5].view.window)
        XCTAssertNil(tabs.moreNavigationController.parent)
    }

    func testAWideScreenShowsEightTabs() {
        let tabs = launch(pages(8))
        XCTAssertEqual(tabs.tabBar.items?.count, 5)
        session.resize(to: CGSize(width: 1_024, height: 768))
        XCTAssertEqual(tabs.tabBar.items?.count, 8)
        session.resize(to: CGSize(width: 390, height: 844))
        XCTAssertEqual(tabs.tabBar.items?.count, 5)
    }

    func testTheSelectedPageStaysVisibleWhenANarrowScreenMovesItToTheList() {
        let controllers: [UIViewController] = pages(8)
        let tabs = launch(controllers)
        session.resize(to: CGSize(width: 1_024, height: 768))
        tabs.selectedIndex = 6
        session.settle()
        _ = AppearanceRecorder.takeCalls()
        session.resize(to: CGSize(width: 390, height: 844))
        XCTAssertTrue(tabs.selectedViewController === controllers[6])
        XCTAssertTrue(controllers[6].navigationController === tabs.moreNavigationController)
        XCTAssertNotNil(controllers[6].view.window)
        XCTAssertEqual(AppearanceRecorder.takeCalls(), [])
        session.resize(to: CGSize(width: 1_024, height: 768))
        XCTAssertNotNil(controllers[6].view.window)
        XCTAssertTrue(controllers[6].parent === tabs)
    }

    func testTheSelectedPageStaysVisibleWhenANewTabMovesItToTheList() {
        let controllers: [UIViewController] = pages(5)
        let tabs = launch(controllers)
        tabs.selectedIndex = 4
        session.settle()
        tabs.viewControllers = controllers + pages(1)
        session.settle()
        XCTAssertTrue(tabs.selectedViewController === controllers[4])
        XCTAssertNotNil(controllers[4].view.window)
        tapTab(0)
        XCTAssertNil(controllers[4].view.window)
        tapTab(4)
        XCTAssertNotNil(controllers[4].view.window)
    }
}
