import Expectations
import Foundation
import TestStage
import Testing
import UIKitBars

@testable import UIKitCore

/// The appearances of bars, as Apple's documentation of `UIBarAppearance` and its subclasses defines them.
@MainActor @Suite(.onStage) struct BarAppearanceTests {
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

    private let stage = Stage()
    private let page = ListController()
    private let navigation: UINavigationController
    private let tabs = UITabBarController()
    private var bar: UINavigationBar { navigation.navigationBar }

    init() {
        stage.root.removeFromSuperview()
        page.title = "Page"
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

    /// Returns the colors of the navigation bar and the tab bar at their left edges.
    private func colors() -> [UInt32] {
        stage.host.turn()
        return [stage.pixels(row: 10)[2], stage.pixels(row: 790)[2]]
    }

    private func scroll(to offset: CGFloat) {
        page.scrollView.contentOffset.y = offset
        stage.host.turn()
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }

    @Test func `a bar that is not translucent hides the content under it`() {
        page.extendedLayoutIncludesOpaqueBars = true
        page.view.backgroundColor = .red
        bar.isTranslucent = false
        tabs.tabBar.isTranslucent = false
        expectEqual(colors(), [0xFFFF_FFFF, 0xFFFF_FFFF], "over the top of the content")
        scroll(to: 300)
        expectEqual(colors(), [0xFFFF_FFFF, 0xFFFF_FFFF], "over the middle of the content")
        bar.barStyle = .black
        bar.barTintColor = .blue
        expectEqual(colors()[0], 0xFF00_00FF, "with a tint")
        bar.barTintColor = nil
        expectEqual(colors()[0], 0xFF00_0000, "in black")
        bar.isTranslucent = true
        expect(colors()[0] != 0xFF00_0000)
    }

    @Test func `the background follows the standard and the scroll edge appearance`() {
        let standard = UINavigationBarAppearance()
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        standard.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.standardAppearance = standard
        let tab = UITabBarAppearance()
        tab.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        tabs.tabBar.standardAppearance = tab
        page.view.backgroundColor = .white
        expectEqual(colors(), [0xFFFF_FFFF, 0xFF00_00FF], "at the top")
        scroll(to: 300)
        expectEqual(colors(), [0xFFFF_0000, 0xFF00_00FF], "in the middle")
        expectEqual(label("Page", in: bar)?.textColor, .white)
        scroll(to: 2_000 - 751)
        expectEqual(colors(), [0xFFFF_0000, 0xFFFF_FFFF], "at the bottom")
        let edge = UINavigationBarAppearance()
        edge.configureWithTransparentBackground()
        edge.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        edge.titleTextAttributes = [.foregroundColor: UIColor.black]
        bar.scrollEdgeAppearance = edge
        scroll(to: -44)
        expectEqual(colors()[0], 0xFF00_FF00, "with an appearance for the edge")
        expectEqual(label("Page", in: bar)?.textColor, .black)
        page.navigationItem.scrollEdgeAppearance = standard
        expectEqual(colors()[0], 0xFFFF_0000, "with an appearance of the item")
        page.navigationItem.scrollEdgeAppearance = nil
        expectEqual(colors()[0], 0xFF00_FF00, "without it")
    }

    @Test func `the background of the previous page is released after the transition`() {
        scroll(to: 300)
        let tracker = ObjectTracker()
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 0.1)
        tracker.addObjects(in: bar)
        stage.advance(by: 1)
        expect(tracker.remainingObjects(outside: [stage.window]), equals: [:])
    }

    @Test func `a bar stores a copy of an appearance, and changes to the copy take effect`() {
        let own = UINavigationBarAppearance()
        own.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        bar.standardAppearance = own
        own.backgroundColor = .green
        scroll(to: 300)
        expectEqual(colors()[0], 0xFFFF_0000)
        bar.standardAppearance.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        expectEqual(colors()[0], 0xFF00_00FF)
        bar.standardAppearance.configureWithTransparentBackground()
        expectEqual(colors()[0], 0xFFFF_FFFF)
        let copy = bar.standardAppearance.copy() as? UINavigationBarAppearance
        expect(copy?.backgroundEffect == nil && copy?.shadowColor == nil && copy !== bar.standardAppearance)
        let converted = UIToolbarAppearance(barAppearance: own)
        expectEqual(converted.backgroundColor, .green)
    }

    @Test func `buttons have the attributes of the appearance, and then those of the item`() {
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
        bar.standardAppearance = appearance
        let plain = UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil)
        let done = UIBarButtonItem(title: "Ready", style: .done, target: nil, action: nil)
        page.navigationItem.rightBarButtonItems = [plain, done]
        scroll(to: 300)
        func colors() -> [UIColor?] { [label("Plain", in: bar)?.textColor, label("Ready", in: bar)?.textColor] }
        expectEqual(colors(), [.purple, .orange])
        plain.setTitleTextAttributes([.foregroundColor: UIColor.brown, .kern: 2], for: .normal)
        expectEqual(colors(), [.brown, .orange])
        expectEqual(label("Plain", in: bar)?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 2)
        bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        expectEqual(colors(), [.brown, .red])
    }

    @Test func `tabs have the colors of their states`() {
        tabs.viewControllers = [navigation, UIViewController()]
        let items: [UITabBarItem] = tabs.tabBar.items ?? []
        items[0].title = "One"
        items[1].title = "Two"
        items[1].badgeValue = "3"
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.purple]
        appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
        tabs.tabBar.standardAppearance = appearance
        stage.host.turn()
        func colors() -> [UIColor?] { ["One", "Two"].map { label($0, in: tabs.tabBar)?.textColor } }
        expectEqual(colors(), [.purple, .brown])
        expectEqual(label("3", in: tabs.tabBar)?.backgroundColor, .blue)
        tabs.selectedIndex = 1
        expectEqual(colors(), [.brown, .purple])
        items[1].setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .selected)
        items[1].setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
        expectEqual(colors(), [.brown, .orange])
        expectEqual(label("3", in: tabs.tabBar)?.textColor, .yellow)
    }

    @Test func `older properties determine the background without an appearance`() {
        let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor(red: 1, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        scroll(to: 300)
        bar.setBackgroundImage(image, for: .default)
        tabs.tabBar.backgroundImage = image
        expectEqual(colors(), [0xFFFF_00FF, 0xFFFF_00FF])
        page.view.backgroundColor = .white
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        expectEqual(colors()[0], 0xFFFF_FFFF)
        expectEqual(stage.pixels(row: 43)[300], 0xFFFF_FFFF, "the shadow image")
        bar.setBackgroundImage(nil, for: .default)
        bar.barStyle = .black
        expect(colors()[0] & 0xFF, isLessThan: 60, "a dark material over white")
        expectEqual(navigation.preferredStatusBarStyle, .lightContent)
        expectEqual(bar.traitCollection.userInterfaceStyle, .dark)
    }

    @Test func `the back button has the text of its display mode`() {
        let next = UIViewController()
        navigation.pushViewController(next, animated: false)
        stage.host.turn()
        func width() -> CGFloat {
            stage.host.turn()
            func find(_ view: UIView) -> BackButton? {
                (view as? BackButton) ?? view.subviews.lazy.compactMap(find).first
            }
            return find(bar)?.bounds.width ?? 0
        }
        page.navigationItem.backButtonTitle = "A longer title"
        let full: CGFloat = width()
        page.navigationItem.backButtonDisplayMode = .generic
        let generic: CGFloat = width()
        page.navigationItem.backButtonDisplayMode = .minimal
        expect(full > generic && generic > 30 && width() == 12)
        let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        bar.backIndicatorImage = image
        bar.backIndicatorTransitionMaskImage = image
        expectEqual(width(), 20)
    }

    @Test func `the mask hides the title of the back button behind its image`() throws {
        navigation.pushViewController(UIViewController(), animated: false)
        func image(_ color: UIColor?) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
                guard let color else { return }
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
            }
        }
        func button() -> BackButton? {
            stage.host.turn()
            func find(_ view: UIView) -> BackButton? {
                (view as? BackButton) ?? view.subviews.lazy.compactMap(find).first
            }
            return find(bar)
        }
        /// Moves the title under the back indicator image. Returns whether the title is visible in the left half of
        /// the image, in its right half, and to the right of the image.
        func inked() throws -> [Bool] {
            let button = try #require(button())
            button.slideTitle(by: -80)
            stage.host.turn()
            let frame: CGRect = button.convert(button.bounds, to: nil)
            let rows: [[UInt32]] = (Int(frame.midY) - 6...Int(frame.midY) + 6).map { stage.pixels(row: $0) }
            return [0, 20, 44].map { offset in
                let columns: Range<Int> = Int(frame.minX) * 2 + offset * 2..<Int(frame.minX) * 2 + offset * 2 + 36
                return rows.contains { row in columns.contains { row[$0] != row[columns.upperBound + 600] } }
            }
        }
        page.navigationItem.backButtonTitle = "MMMMMM"
        bar.backIndicatorImage = image(nil)
        expectEqual(try inked(), [true, true, true])
        bar.backIndicatorTransitionMaskImage = image(nil)
        expectEqual(try inked(), [false, false, true])
        bar.backIndicatorTransitionMaskImage = image(.black)
        expectEqual(try inked(), [true, true, true])
        let appearance = UINavigationBarAppearance()
        appearance.setBackIndicatorImage(image(nil), transitionMaskImage: image(nil))
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        expectEqual(try inked(), [false, false, true])
    }

    @Test func `a back button whose title does not fit has a generic title or none`() {
        navigation.pushViewController(UIViewController(), animated: false)
        func button() -> BackButton? {
            stage.host.turn()
            func find(_ view: UIView) -> BackButton? {
                (view as? BackButton) ?? view.subviews.lazy.compactMap(find).first
            }
            return find(bar)
        }
        func shownText() -> String? {
            let label = button()?.subviews.lazy.compactMap { $0 as? UILabel }.first
            return label?.isHidden == true ? nil : label?.text
        }
        page.navigationItem.backButtonTitle = "Short"
        expectEqual(shownText(), "Short")
        page.navigationItem.backButtonTitle = "A title that is much too long for a back button"
        expectEqual(shownText(), "Back")
        expect((button()?.bounds.width ?? 0), isLessThan: 80)
        expectEqual(button()?.accessibilityLabel, "A title that is much too long for a back button")
        page.navigationItem.backButtonDisplayMode = .generic
        expectEqual(shownText(), "Back")
        // In a very narrow bar, the button has no title.
        expectEqual(BackButton(title: "Short", mode: .default, item: UIBarButtonItem()).fitTitle(in: 40), 12)
    }

    @Test func `groups of items replace the items on both sides, and are replaced by them`() {
        func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, primaryAction: nil) }
        page.navigationItem.leftBarButtonItem = item("x")
        page.navigationItem.leadingItemGroups = [.fixedGroup(items: [item("y")])]
        page.navigationItem.leadingItemGroups = [
            .fixedGroup(items: [item("a"), item("b")]), .fixedGroup(items: [item("c")]),
        ]
        page.navigationItem.trailingItemGroups = [.fixedGroup(items: [item("d"), item("e")])]
        stage.host.turn()
        let edges: [CGFloat] = ["a", "b", "c", "d", "e"].map { title in
            label(title, in: bar).map { $0.convert(CGPoint.zero, to: bar).x } ?? -1
        }
        expect(edges == edges.sorted() && edges[0] == 16 && edges[3] > 300)
        expect(label("x", in: bar) == nil && label("y", in: bar) == nil)
        expectNil(page.navigationItem.leftBarButtonItems)
        page.navigationItem.leftBarButtonItem = item("x")
        stage.host.turn()
        expect(label("x", in: bar) != nil && label("a", in: bar) == nil && label("d", in: bar) != nil)
        expect(page.navigationItem.leadingItemGroups.isEmpty)
    }
}
