import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Bars, interactions and animators of pushes and pops.
@MainActor @Suite(.onStage) struct NavigationTransitionTests {
    private let stage = Stage()
    private let first = UITableViewController(style: .plain)
    private let second = UIViewController()
    private let navigation: UINavigationController
    private let chooser = NavigationTests.Chooser()

    init() {
        navigation = UINavigationController(rootViewController: first)
        stage.root.removeFromSuperview()
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    private func dragBack(to x: CGFloat) {
        stage.touch(.began, 5, 400)
        stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: x, y: 400), duration: 0.4)
        stage.advance(by: 0.2)
        stage.touch(.ended, x, 400)
        stage.advance(by: 1)
    }

    // MARK: Bars

    @Test func `a swipe from the edge does not pop while the navigation bar is hidden`() {
        navigation.pushViewController(second, animated: false)
        navigation.setNavigationBarHidden(true, animated: false)
        stage.advance(by: 0.1)
        dragBack(to: 300)
        expect(navigation.viewControllers, equals: [first, second])
        navigation.setNavigationBarHidden(false, animated: false)
        dragBack(to: 300)
        expect(navigation.viewControllers, equals: [first])
    }

    @Test func `a canceled swipe to a page whose search hides the navigation bar keeps the bar`() {
        let search = UISearchController(searchResultsController: nil)
        first.tableView.tableHeaderView = search.searchBar
        stage.advance(by: 0.1)
        stage.tap(200, 72)
        stage.advance(by: 1)
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 1)
        expect(!navigation.isNavigationBarHidden)
        dragBack(to: 60)
        expect(navigation.viewControllers == [first, second] && !navigation.isNavigationBarHidden)
        expect(navigation.navigationBar.frame.minY, equals: 0)
        dragBack(to: 350)
        expect(navigation.viewControllers == [first] && navigation.isNavigationBarHidden)
    }

    @Test func `a pushed page that hides the navigation bar has its final frame from the beginning`() {
        final class FullPage: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        let page = FullPage()
        page.edgesForExtendedLayout = []
        navigation.pushViewController(page, animated: true)
        expect(page.view.frame.minY == 0 && page.view.frame.height == 800)
        stage.advance(by: 1)
        expect(page.view.frame.minY == 0 && page.view.frame.height == 800)
    }

    @Test func `the navigation item of an untitled controller has no title`() {
        let page = UIViewController()
        expectNil(page.navigationItem.title)
        page.title = "Page"
        expect(page.navigationItem.title, equals: "Page")
        let titled = UIViewController()
        titled.title = "Titled"
        expect(titled.navigationItem.title, equals: "Titled")
    }
}
