import Expectations
import Foundation
import TestStage
import Testing
import UIKitContainers
import UIKitCore

/// The accessory of a tab bar controller, and the minimization of its bar.
@MainActor @Suite(.onStage) struct TabAccessoryTests {
    private final class ListController: UIViewController {
        let scrollView = UIScrollView()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 100, height: 2_000)
            view.addSubview(scrollView)
            for row in 0..<40 {
                let label = UILabel(frame: CGRect(x: 16, y: CGFloat(row) * 50, width: 368, height: 50))
                label.text = "Row \(row)"
                scrollView.addSubview(label)
            }
        }
    }

    private final class Content: UIView {
        let title = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            title.text = "Now Playing"
            title.frame = CGRect(x: 16, y: 0, width: 200, height: 44)
            addSubview(title)
            registerForTraitChanges([UITraitTabAccessoryEnvironment.self]) { (view: Content, _) in
                view.environments.append(view.traitCollection.tabAccessoryEnvironment)
            }
        }
        required init?(coder: NSCoder) { nil }
        var environments: [UITabAccessory.Environment] = []
    }

    private let stage = Stage()
    private let pages = [ListController(), ListController()]
    private let tabs = UITabBarController()
    private let content = Content()
    private var scrollView: UIScrollView { pages[0].scrollView }

    init() {
        stage.root.removeFromSuperview()
        for (page, (title, symbol)) in zip(pages, [("Library", "music.note"), ("Search", "magnifyingglass")]) {
            page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        }
        tabs.viewControllers = pages
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
    }

    private func showAccessory() {
        tabs.bottomAccessory = UITabAccessory(contentView: content)
        stage.advance(by: 0.1)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Drags the content by a distance, which is negative towards the end of the content.
    private func drag(by distance: CGFloat) {
        let from = CGPoint(x: 200, y: 400)
        stage.touch(.began, from.x, from.y)
        stage.drag(from: from, to: CGPoint(x: 200, y: 400 + distance), duration: 0.3)
        stage.advance(by: 0.2)
        stage.touch(.ended, 200, 400 + distance)
        stage.advance(by: 1)
    }

    /// Returns the labels of the tabs that assistive apps find.
    private var visibleTabs: [String?] { tabs.tabBar.accessibleSubviews.map(\.accessibilityLabel) }

    @Test func `an accessory is above the tab bar, and the safe area excludes it`() {
        expect(scrollView.adjustedContentInset.bottom, equals: 49)
        expectNil(tabs.bottomAccessory)
        showAccessory()
        expect(tabs.bottomAccessory?.contentView === content)
        expect(frame(content), equals: CGRect(x: 12, y: 695, width: 376, height: 48))
        expect(scrollView.adjustedContentInset.bottom, equals: 105)
        expect(content.traitCollection.tabAccessoryEnvironment, equals: .regular)
        expect(pages[0].traitCollection.tabAccessoryEnvironment, equals: .none)
        tabs.tabBar.isHidden = true
        stage.advance(by: 0.1)
        expect(frame(content).maxY, equals: 792)
        expect(scrollView.adjustedContentInset.bottom, equals: 56)
        tabs.tabBar.isHidden = false
        tabs.bottomAccessory = nil
        stage.advance(by: 0.1)
        expect(content.window == nil && scrollView.adjustedContentInset.bottom == 49)
    }

    @Test func `an accessory that is set before the view loads appears with it`() {
        let other = UITabBarController()
        other.viewControllers = [ListController()]
        other.bottomAccessory = UITabAccessory(contentView: content)
        expect(!other.isViewLoaded)
        stage.window.rootViewController = other
        stage.advance(by: 0.1)
        expect(frame(content).minY, equals: 695)
    }

    @Test func `an accessory fades in and out with an animation`() {
        tabs.setBottomAccessory(UITabAccessory(contentView: content), animated: true)
        stage.advance(by: 0.1)
        func opacity() -> Float? {
            var view: UIView? = content
            while let current = view, current.superview !== tabs.view { view = current.superview }
            return view?.layer.presentation()?.opacity
        }
        expect(opacity().map { $0 > 0.05 && $0 < 0.95 } == true)
        expect(frame(content), equals: CGRect(x: 12, y: 695, width: 376, height: 48))
        stage.advance(by: 1)
        expect(opacity() ?? 1, equals: 1)
        tabs.setBottomAccessory(nil, animated: true)
        expectNil(tabs.bottomAccessory)
        stage.advance(by: 0.1)
        expect(content.window != nil && opacity().map { $0 > 0.05 && $0 < 0.95 } == true)
        stage.advance(by: 1)
        expectNil(content.window)
    }

    @Test func `scrolling down minimizes the bar, and scrolling back expands it`() {
        showAccessory()
        tabs.tabBar.layer.shadowOpacity = 0.5
        drag(by: -200)
        expect(tabs.tabBar.frame.height, equals: 49)
        expect(tabs.tabBarMinimizeBehavior, equals: .automatic)
        drag(by: 200)
        tabs.tabBarMinimizeBehavior = .onScrollDown
        content.environments = []
        drag(by: -200)
        expect(tabs.tabBar.frame, equals: CGRect(x: 12, y: 752, width: 64, height: 44))
        expect(frame(content), equals: CGRect(x: 84, y: 752, width: 304, height: 44))
        expect(visibleTabs, equals: ["Library"])
        expect(scrollView.adjustedContentInset.bottom, equals: 48)
        expect(content.environments == [.inline] && tabs.tabBar.layer.shadowOpacity < 0.2)
        drag(by: 60)
        expect(tabs.tabBar.frame, equals: CGRect(x: 0, y: 751, width: 400, height: 49))
        expect(frame(content).minY, equals: 695)
        expect(visibleTabs.count, equals: 2)
        expect(scrollView.adjustedContentInset.bottom, equals: 105)
        expect(content.environments == [.inline, .regular] && tabs.tabBar.layer.shadowOpacity == 0.5)
    }

    @Test func `the bar stays minimized at the end of the content, and expands at its top`() {
        showAccessory()
        tabs.tabBarMinimizeBehavior = .onScrollDown
        scrollView.contentOffset.y = 1_150
        stage.advance(by: 0.1)
        expect(tabs.tabBar.frame.width == 400, "A program scrolled.")
        drag(by: -300)
        expect(tabs.tabBar.frame.width, equals: 64)
        expect(scrollView.contentOffset.y, equals: 2_000 - 800 + 48)
        stage.advance(by: 2)
        expect(tabs.tabBar.frame.width, equals: 64)
        scrollView.setContentOffset(.zero, animated: true)
        stage.advance(by: 2)
        expect(tabs.tabBar.frame.width, equals: 400)
    }

    @Test func `a minimized bar expands when it is touched, another page is shown or the behavior ends`() {
        tabs.tabBarMinimizeBehavior = .onScrollDown
        let expectations: [(String, () -> Void)] = [
            ("a touch", { stage.tap(40, 770) }),
            ("another page", { tabs.selectedIndex = 1 }),
            ("never", { tabs.tabBarMinimizeBehavior = .never }),
        ]
        for (name, change) in expectations {
            tabs.selectedIndex = 0
            stage.advance(by: 1)
            drag(by: -100)
            expect(tabs.tabBar.frame.width == 64, "\(name)")
            change()
            stage.advance(by: 1)
            expect(tabs.tabBar.frame.width == 400, "\(name)")
        }
        expect(scrollView.contentOffset.y, isGreaterThan: 200)
    }

    @Test func `scrolling up minimizes the bar of content that is aligned to the bottom`() {
        tabs.tabBarMinimizeBehavior = .onScrollUp
        scrollView.contentOffset.y = 1_000
        stage.advance(by: 0.1)
        drag(by: -100)
        expect(tabs.tabBar.frame.width, equals: 400)
        drag(by: 100)
        expect(tabs.tabBar.frame.width, equals: 64)
        drag(by: -100)
        expect(tabs.tabBar.frame.width, equals: 400)
    }

    @Test func `a minimized bar is at the right from right to left, and an opaque bar does not minimize`() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        showAccessory()
        tabs.tabBarMinimizeBehavior = .onScrollDown
        drag(by: -200)
        expect(tabs.tabBar.frame, equals: CGRect(x: 324, y: 752, width: 64, height: 44))
        expect(frame(content), equals: CGRect(x: 12, y: 752, width: 304, height: 44))
        tabs.tabBar.isTranslucent = false
        stage.advance(by: 1)
        expect(tabs.tabBar.frame.width == 400 && pages[0].view.frame.maxY == 751)
        expect(frame(content).minY == 695 && scrollView.adjustedContentInset.bottom == 56)
        drag(by: -200)
        expect(tabs.tabBar.frame.width, equals: 400)
    }
}
