import Expectations
import Foundation
import TestStage
import Testing
import UIKitBars

@testable import UIKitCore
import UIKitSearching

/// The frame of content beside bars, and the appearance of bars over content.
///
/// Apple's documentation of `edgesForExtendedLayout`, `extendedLayoutIncludesOpaqueBars`, `isTranslucent`,
/// `contentScrollView(for:)` and `contentInsetAdjustmentBehavior` defines the rules.
@MainActor @Suite(.onStage) struct BarEdgeTests {
    private final class ListController: UIViewController {
        let scrollView = UIScrollView()
        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 100, height: 2_000)
            view.addSubview(scrollView)
        }
    }

    private final class UnfollowedController: UIViewController {
        override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
    }

    private let stage = Stage()
    private let page = ListController()
    private let navigation: UINavigationController
    private let tabs = UITabBarController()

    init() {
        stage.root.removeFromSuperview()
        navigation = UINavigationController(rootViewController: page)
        tabs.viewControllers = [navigation]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
    }

    private func expectEqual<T: Equatable>(
        _ found: T, _ expected: T, _ comment: String = "", location: SourceLocation = #_sourceLocation
    ) {
        if found != expected { Issue.record("\(comment): \(found) is not \(expected)", sourceLocation: location) }
    }

    @Test func `an explicit empty back title hides the text, and a missing title becomes the generic one`() {
        func find(_ view: UIView) -> BackButton? { (view as? BackButton) ?? view.subviews.lazy.compactMap(find).first }
        func texts() -> [String] {
            let labels: [UILabel] = find(navigation.navigationBar)?.subviews.compactMap { $0 as? UILabel } ?? []
            return labels.filter { !$0.isHidden }.compactMap(\.text)
        }
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 0.1)
        expectEqual(texts(), ["Back"])
        page.navigationItem.title = ""
        stage.advance(by: 0.1)
        expectEqual(texts(), ["Back"])
        page.navigationItem.backButtonTitle = ""
        stage.advance(by: 0.1)
        expectEqual(texts(), [])
        expectEqual(find(navigation.navigationBar)?.accessibilityLabel, "Back")
        page.navigationItem.backButtonTitle = nil
        page.navigationItem.title = "List"
        page.navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        stage.advance(by: 0.1)
        expectEqual(texts(), [])
    }

    @Test func `a controller can leave the insets of short content to its scroll view`() {
        let scroll: UIScrollView = page.scrollView
        scroll.contentSize.height = 10
        stage.host.turn()
        expect(page.automaticallyAdjustsScrollViewInsets && scroll.adjustedContentInset.top == 44)
        page.automaticallyAdjustsScrollViewInsets = false
        expect(scroll.adjustedContentInset == .zero && scroll.contentOffset.y == 0)
        // Content that scrolls is inset in any case.
        scroll.contentSize.height = 2_000
        stage.host.turn()
        expect(scroll.adjustedContentInset.top, equals: 44)
        scroll.contentSize.height = 10
        stage.host.turn()
        page.automaticallyAdjustsScrollViewInsets = true
        expect(scroll.adjustedContentInset.top, equals: 44)
    }

    // MARK: Frame of the content

    @Test func `bars and the controller determine the frame of the content`() {
        struct Case {
            let edges: UIRectEdge
            let isTranslucent: Bool
            let includesOpaque: Bool
            let top: CGFloat
            let bottom: CGFloat
        }
        let cases = [
            Case(edges: .all, isTranslucent: true, includesOpaque: false, top: 0, bottom: 800),
            Case(edges: .all, isTranslucent: true, includesOpaque: true, top: 0, bottom: 800),
            Case(edges: .all, isTranslucent: false, includesOpaque: false, top: 44, bottom: 751),
            Case(edges: [], isTranslucent: true, includesOpaque: false, top: 44, bottom: 751),
            Case(edges: [], isTranslucent: false, includesOpaque: true, top: 44, bottom: 751),
            Case(edges: [.bottom], isTranslucent: true, includesOpaque: false, top: 44, bottom: 800),
            Case(edges: [.top], isTranslucent: true, includesOpaque: false, top: 0, bottom: 751),
        ]
        for testCase in cases {
            page.edgesForExtendedLayout = testCase.edges
            page.extendedLayoutIncludesOpaqueBars = testCase.includesOpaque
            navigation.extendedLayoutIncludesOpaqueBars = testCase.includesOpaque
            navigation.navigationBar.isTranslucent = testCase.isTranslucent
            tabs.tabBar.isTranslucent = testCase.isTranslucent
            stage.host.turn()
            let frame: CGRect = page.view.convert(page.view.bounds, to: nil as UIView?)
            expectEqual([frame.minY, frame.maxY], [testCase.top, testCase.bottom], "\(testCase)")
            let insets: UIEdgeInsets = page.view.safeAreaInsets
            expectEqual(
                [insets.top + frame.minY, frame.maxY - insets.bottom], [44, 751], "the safe area, \(testCase)")
        }
        page.edgesForExtendedLayout = .all
        page.extendedLayoutIncludesOpaqueBars = true
        stage.host.turn()
        expectEqual(page.view.frame.minY, 0)
    }

    @Test func `content does not extend under an opaque toolbar`() {
        tabs.viewControllers = []
        stage.window.rootViewController = navigation
        navigation.isToolbarHidden = false
        stage.host.turn()
        expectEqual([page.view.frame.maxY, page.view.safeAreaInsets.bottom], [800, 44])
        navigation.toolbar.isTranslucent = false
        stage.host.turn()
        expectEqual([page.view.frame.maxY, page.view.safeAreaInsets.bottom], [756, 0])
        navigation.isToolbarHidden = true
        stage.host.turn()
        expectEqual([page.view.frame.maxY, page.view.safeAreaInsets.bottom], [800, 0])
    }

    @Test func `a pushed view has its final frame from the start`() {
        let next = UIViewController()
        next.edgesForExtendedLayout = []
        navigation.pushViewController(next, animated: true)
        navigation.view.layoutIfNeeded()
        expectEqual(next.view.frame.minY, 44)
        stage.advance(by: 1)
        expectEqual(next.view.frame, CGRect(x: 0, y: 44, width: 400, height: 707))
        navigation.setNavigationBarHidden(true, animated: false)
        stage.host.turn()
        expectEqual(next.view.frame, CGRect(x: 0, y: 0, width: 400, height: 751))
    }

    @Test func `insets of content that cannot scroll are adjusted only inside container controllers`() {
        page.scrollView.contentSize = CGSize(width: 100, height: 100)
        stage.host.turn()
        expectEqual(page.scrollView.adjustedContentInset.top, 44)
        let alone = ListController()
        alone.additionalSafeAreaInsets.top = 30
        stage.window.rootViewController = alone
        stage.host.turn()
        expectEqual(alone.scrollView.adjustedContentInset.top, 30, "scrollable")
        alone.scrollView.contentSize = CGSize(width: 100, height: 100)
        stage.host.turn()
        expectEqual(alone.scrollView.adjustedContentInset.top, 0, "not scrollable")
        alone.scrollView.contentInsetAdjustmentBehavior = .always
        expectEqual(alone.scrollView.adjustedContentInset.top, 30, "always")
    }

    // MARK: Background

    private var prominence: [CGFloat] {
        [navigation.navigationBar.background.prominence, tabs.tabBar.background.prominence]
    }

    @Test func `a bar shows its background and separator while content is under it`() {
        expectEqual(prominence, [0, 1])
        page.scrollView.contentOffset.y += 4
        stage.host.turn()
        expectEqual(prominence, [0.5, 1])
        page.scrollView.contentOffset.y = 2_000 - 751
        stage.host.turn()
        expectEqual(prominence, [1, 0])
        page.scrollView.contentSize.height = 100
        stage.host.turn()
        expectEqual(prominence, [0, 0])
    }

    @Test func `a bar at the edge of its content is transparent`() {
        page.view.backgroundColor = .red
        page.scrollView.backgroundColor = .red
        stage.host.turn()
        expectEqual(stage.pixels(row: 40)[300], 0xFFFF_0000)
        page.scrollView.contentOffset.y = 200
        stage.host.turn()
        expectEqual(stage.pixels(row: 40)[300] >> 8 & 0xFF > 200, true, "a light material over red")
        page.scrollView.contentOffset.y = -44
        navigation.navigationBar.barTintColor = .green
        stage.host.turn()
        expectEqual(stage.pixels(row: 40)[300], 0xFF00_FF00)
    }

    @Test func `bars follow the content scroll view, if there is one`() {
        let next = UnfollowedController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        list.contentSize = CGSize(width: 100, height: 2_000)
        next.view.addSubview(list)
        navigation.pushViewController(next, animated: false)
        list.contentOffset.y = 300
        stage.host.turn()
        expectEqual(prominence, [0, 0])
        let small = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        small.contentSize = CGSize(width: 100, height: 2_000)
        page.view.addSubview(small)
        navigation.popViewController(animated: false)
        small.contentOffset.y = 50
        stage.host.turn()
        expectEqual(prominence, [0, 1])
        page.setContentScrollView(small, for: .top)
        expectEqual(prominence, [1, 1])
        expect(page.contentScrollView(for: .top) === small && page.contentScrollView(for: .bottom) === page.scrollView)
        expect(tabs.contentScrollView(for: .top), isIdenticalTo: small)
    }

    @Test func `bars without a container controller show their background`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        stage.window.addSubview(bar)
        stage.host.turn()
        expectEqual([bar.background.prominence, UIToolbar().background.prominence], [1, 1])
    }

    // MARK: Items

    @Test func `a navigation controller has the title and tab bar item of its root view controller`() {
        let root = UIViewController()
        root.title = "Mail"
        root.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "plus"), tag: 7)
        let other = UINavigationController(rootViewController: root)
        expect(other.title == "Mail" && other.tabBarItem === root.tabBarItem)
        tabs.viewControllers = [navigation, other]
        expect(tabs.tabBar.items?[1].tag == 7 && tabs.tabBar.buttons[1].accessibilityLabel == "Mail")
        other.pushViewController(UIViewController(), animated: false)
        expect(other.title, equals: "Mail")
        root.tabBarItem = UITabBarItem(title: "Later", image: nil, tag: 8)
        expect(tabs.tabBar.buttons[1].accessibilityLabel, equals: "Later")
        tabs.selectedIndex = 1
        root.tabBarItem = UITabBarItem(title: "Chosen", image: nil, tag: 9)
        expect(tabs.tabBar.selectedItem?.tag, equals: 9)
        other.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 10)
        other.title = "Own title"
        expect(tabs.tabBar.items?[1].tag == 10 && other.title == "Own title" && root.title == "Mail")
    }

    @Test func `the title of a controller is the title of its tab bar item`() {
        let page = UIViewController()
        page.title = "First"
        expect(page.tabBarItem.title, equals: "First")
        page.title = "Second"
        expect(page.tabBarItem.title == "Second" && page.navigationItem.title == "Second")
        let root = UIViewController()
        tabs.viewControllers = [page, UINavigationController(rootViewController: root)]
        root.title = "Mail"
        expect(tabs.tabBar.items?.map(\.title), equals: ["Second", "Mail"])
        page.tabBarItem.title = "Own"
        expect(page.title == "Second" && tabs.tabBar.buttons[0].accessibilityLabel == "Own")
    }

    @Test func `the title of a controller does not replace that of a system item`() {
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        page.title = "My Places"
        tabs.viewControllers = [page]
        expect(page.tabBarItem.title == "Favorites" && page.navigationItem.title == "My Places")
        expect(tabs.tabBar.buttons[0].accessibilityLabel, equals: "Favorites")
    }

    @Test func `images in bars are templates by default`() {
        let size = CGSize(width: 24, height: 24)
        let image: UIImage = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        func show(_ image: UIImage) {
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                image: image, style: .plain, target: nil, action: nil)
            navigation.tabBarItem = UITabBarItem(title: nil, image: image, tag: 0)
            stage.window.tintColor = .green
            stage.host.turn()
        }
        func colors() -> [UInt32] { [stage.pixels(row: 22)[740], stage.pixels(row: 764)[400]] }
        show(image)
        expectEqual(colors(), [0xFF00_FF00, 0xFF00_FF00])
        show(image.withRenderingMode(.alwaysOriginal))
        expectEqual(colors(), [0xFFFF_0000, 0xFFFF_0000])
    }

    // MARK: Search bars

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { find(type, in: $0) }
    }

    @Test func `a push between views with and without a search bar does not stretch the bar`() {
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = false
        page.title = "With"
        page.scrollView.contentOffset.y = 500
        stage.host.turn()
        let next = ListController()
        next.title = "Without"
        let bar: UINavigationBar = navigation.navigationBar
        func check(_ step: String) {
            expectEqual(search.searchBar.bounds.height, 52, step)
            for label in find(UILabel.self, in: bar) where ["With", "Without"].contains(label.text ?? "") {
                expectEqual(label.bounds.height, 44, step)
                expectEqual(label.layer.presentation()?.bounds.height, 44, step)
                expectEqual(label.convert(CGPoint(x: 0, y: 22), to: bar).y, 22, step)
            }
            for background in find(BarBackground.self, in: bar) {
                let heights: [CGFloat?] = [background.frame.height, background.layer.presentation()?.bounds.height]
                if heights != [96, 96], heights != [44, 44] { Issue.record("\(step): \(heights)") }
            }
        }
        navigation.pushViewController(next, animated: true)
        for step in 1...3 {
            stage.advance(by: 0.08)
            check("push \(step)")
            // The search bar ends at the leading edge of the appearing view.
            let end: CGFloat = search.searchBar.layer.presentation()?.frame.maxX ?? 0
            let edge: CGFloat = next.view.layer.presentation()?.frame.minX ?? 0
            if abs(end - edge) > 1 || end >= 400 { Issue.record("The search bar ends at \(end), not at \(edge).") }
        }
        // The content of the next view is scrolled to its top, so the bar is transparent.
        next.view.backgroundColor = .red
        stage.advance(by: 1)
        expectEqual([bar.frame.height, bar.background.prominence], [44, 0])
        expectEqual(find(BarBackground.self, in: bar).count, 1)
        navigation.popViewController(animated: true)
        for step in 1...3 {
            stage.advance(by: 0.08)
            check("pop \(step)")
        }
        stage.advance(by: 1)
        expectEqual([bar.frame.height, bar.background.prominence], [96, 1])
        expectEqual(find(BarBackground.self, in: bar).count, 1)
        expectEqual(search.searchBar.convert(CGPoint.zero, to: bar), CGPoint(x: 0, y: 44))
    }

    @Test func `a canceled pop restores the bar`() {
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        page.scrollView.contentOffset.y = 500
        navigation.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 0.5)
        stage.touch(.began, 2, 400)
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), duration: 0.3)
        let bar: UINavigationBar = navigation.navigationBar
        expectEqual(find(BarBackground.self, in: bar).count, 2)
        stage.advance(by: 0.3)
        stage.touch(.ended, 120, 400)
        stage.advance(by: 1)
        expectEqual(navigation.viewControllers.count, 2)
        let background: BarBackground? = find(BarBackground.self, in: bar).first
        expectEqual(find(BarBackground.self, in: bar).count, 1)
        expectEqual(background?.frame, CGRect(x: 0, y: 0, width: 400, height: 44))
        expectEqual(background?.layer.presentation()?.frame, CGRect(x: 0, y: 0, width: 400, height: 44))
        expectEqual(prominence, [0, 0])
    }

    @Test func `a search bar is centered vertically`() {
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        stage.host.turn()
        func middle() -> CGFloat {
            let bar: UISearchBar = search.searchBar
            return bar.searchTextField.center.y - bar.bounds.midY
        }
        expectEqual(middle(), 0)
        search.isActive = true
        stage.advance(by: 1)
        expectEqual(middle(), 0)
        expectEqual(navigation.navigationBar.frame.height, 52)
        search.isActive = false
        stage.advance(by: 1)
        page.navigationItem.searchController = nil
        let bar = UISearchBar()
        page.navigationItem.titleView = bar
        stage.host.turn()
        expectEqual(bar.convert(bar.searchTextField.center, to: navigation.navigationBar), CGPoint(x: 200, y: 22))
        expect(bar.bounds.width, isGreaterThan: 360)
    }
}
