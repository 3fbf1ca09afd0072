import Expectations
import Foundation
import TestStage
import Testing
import UIKitBars
import UIKitControls
import UIKitSearching
import UIKitStackViews

@testable import UIKitCore

/// The views in bars: custom views, images for compact height, and menus.
@MainActor @Suite(.onStage) struct BarContentTests {
    private let stage = Stage()
    private let page = UIViewController()
    private let navigation: UINavigationController
    private var bar: UINavigationBar { navigation.navigationBar }

    init() {
        stage.root.removeFromSuperview()
        navigation = UINavigationController(rootViewController: page)
        navigation.setToolbarHidden(false, animated: false)
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    private func frame(_ view: UIView) -> CGRect {
        stage.host.turn()
        return view.convert(view.bounds, to: nil)
    }

    private func showsImage(_ name: String, in view: UIView) -> Bool {
        (view as? UIImageView)?.image?.name == name || view.subviews.contains { showsImage(name, in: $0) }
    }

    private func rotate() {
        stage.host.windows[0].resize(to: CGSize(width: 800, height: 400))
        stage.advance(by: 0.6)
    }

    @Test func `a title view and a custom bar button regain their alpha after a search`() {
        let (title, button) = (UILabel(), UISwitch())
        title.text = "Title"
        title.alpha = 0.25
        button.alpha = 0.5
        page.navigationItem.titleView = title
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        stage.advance(by: 0.1)
        expect([title.alpha, button.alpha], equals: [0.25, 0.5])
        search.isActive = true
        stage.advance(by: 1)
        expect([title.alpha, button.alpha], equals: [0, 0])
        // This change makes the bar create its content again.
        page.navigationItem.backButtonTitle = "Back"
        stage.advance(by: 0.1)
        expect([title.alpha, button.alpha], equals: [0, 0])
        search.isActive = false
        stage.advance(by: 1)
        expect([title.alpha, button.alpha], equals: [0.25, 0.5])
    }

    @Test func `a change of the title does not cancel a touch on a button`() {
        var count = 0
        page.title = "1 message"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Find", primaryAction: UIAction(title: "Find") { _ in count += 1 })
        stage.advance(by: 0.1)
        stage.touch(.began, 375, 22)
        page.title = "2 messages"
        stage.touch(.ended, 375, 22)
        expect(count, equals: 1)
        expect(bar.accessibleSubviews.contains { ($0 as? UILabel)?.text == "2 messages" })
    }

    @Test func `a change of the previous title does not cancel a touch on a button`() {
        var count = 0
        page.title = "Conversations (1)"
        let next = UIViewController()
        next.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Find", primaryAction: UIAction(title: "Find") { _ in count += 1 })
        navigation.pushViewController(next, animated: false)
        stage.advance(by: 0.1)
        func showsBack(_ title: String) -> Bool {
            bar.accessibleSubviews.contains { $0 is BackButton && $0.accessibilityLabel == title }
        }
        expect(showsBack("Conversations (1)"))
        stage.touch(.began, 375, 22)
        page.title = "Conversations"
        stage.touch(.ended, 375, 22)
        expect(count, equals: 1)
        expect(showsBack("Conversations"))
    }

    @Test func `a title view without a frame has its natural size, and follows its content`() {
        let title = UILabel()
        title.text = "Title"
        let subtitle = UILabel()
        subtitle.text = "Subtitle"
        subtitle.font = .systemFont(ofSize: 11)
        let stack = UIStackView(arrangedSubviews: [title, subtitle])
        stack.axis = .vertical
        page.navigationItem.titleView = stack
        let natural: CGSize = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        expect(frame(stack).size, equals: natural)
        expect(abs(frame(stack).midX - 200), isLessThan: 1)
        expect(abs(frame(stack).midY - 22), isLessThan: 1)
        expect((frame(stack).minY * 2).truncatingRemainder(dividingBy: 1), equals: 0)
        title.text = "A title that is much longer"
        expect(frame(stack).width, isGreaterThan: natural.width + 100)
        title.text = "Title"
        expect(frame(stack).size, equals: natural)
        title.text = "A title that is much longer"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        title.text = "Title"
        expect(frame(stack).size, equals: natural, "after the content of the bar changed")
    }

    @Test func `a custom view with a frame keeps its size`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        button.setTitle("A title that is wider than the frame", for: .normal)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        expect(frame(button), equals: CGRect(x: 324, y: 12, width: 60, height: 20))
        button.bounds.size = CGSize(width: 80, height: 30)
        bar.setNeedsLayout()
        page.navigationItem.prompt = nil
        page.navigationItem.title = "Title"
        expect(frame(button).size, equals: CGSize(width: 80, height: 30))
    }

    @Test func `custom views without a frame have their natural size`() {
        let button = UIButton(type: .system)
        button.setTitle("Filter", for: .normal)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        expect(frame(button).size, equals: button.intrinsicContentSize)
        let first = UILabel()
        first.text = "3 items"
        let stack = UIStackView(arrangedSubviews: [first])
        page.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: stack), .flexibleSpace()]
        expect(frame(stack).size, equals: first.intrinsicContentSize)
        first.text = "300 items"
        expect(frame(stack).size, equals: first.intrinsicContentSize)
    }

    @Test func `a custom view can replace the button, be exchanged and be hidden while the item is in a bar`() {
        for isToolbar in [false, true] {
            let item = UIBarButtonItem(title: "Refresh", style: .plain, target: nil, action: nil)
            if isToolbar { page.toolbarItems = [item] } else { page.navigationItem.rightBarButtonItem = item }
            stage.host.turn()
            let spinner = UIActivityIndicatorView(style: .medium)
            item.customView = spinner
            expect(frame(spinner).size, equals: CGSize(width: 20, height: 20))
            expect(spinner.window != nil)
            item.isHidden = true
            stage.host.turn()
            expect(spinner.window == nil, "hidden")
            item.isHidden = false
            let other = UIActivityIndicatorView(style: .large)
            item.customView = other
            stage.host.turn()
            expect(spinner.window == nil && other.window != nil, "exchanged")
            item.customView = nil
            stage.host.turn()
            expect(other.window == nil && item.button?.window != nil, "removed")
        }
    }

    @Test func `bars of compact height show the landscape images and the compact appearance`() {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "star"), landscapeImagePhone: UIImage(systemName: "heart"), style: .plain,
            target: nil, action: nil)
        let tool = UIBarButtonItem(
            image: UIImage(systemName: "star"), landscapeImagePhone: UIImage(systemName: "heart"), style: .plain,
            target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        page.toolbarItems = [tool]
        let compact = UIToolbarAppearance()
        compact.backgroundColor = .red
        navigation.toolbar.compactAppearance = compact
        stage.host.turn()
        expect(!showsImage("heart", in: bar) && !showsImage("heart", in: navigation.toolbar))
        expect(navigation.toolbar.background.looks.standard.fill.color == nil)
        rotate()
        expect(showsImage("heart", in: bar) && showsImage("heart", in: navigation.toolbar))
        expect(navigation.toolbar.background.looks.standard.fill.color, equals: .red)
        stage.host.windows[0].resize(to: CGSize(width: 400, height: 800))
        stage.advance(by: 0.6)
        expect(showsImage("star", in: bar) && showsImage("star", in: navigation.toolbar))
        expect(navigation.toolbar.background.looks.standard.fill.color == nil)
    }

    @Test func `an action that is set later changes the gesture that opens the menu`() {
        let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [UIAction(title: "Name") { _ in }]))
        page.navigationItem.rightBarButtonItem = item
        stage.host.turn()
        expect(item.button?.showsMenuAsPrimaryAction, equals: true)
        item.primaryAction = UIAction { _ in }
        expect(item.button?.showsMenuAsPrimaryAction, equals: false)
        item.primaryAction = nil
        expect(item.button?.showsMenuAsPrimaryAction, equals: true)
        item.action = Selector("sort:")
        expect(item.button?.showsMenuAsPrimaryAction, equals: false)
    }

    @Test func `offsets that are not set for a state are those of the normal state`() {
        let appearance = UITabBarItemAppearance()
        let up = UIOffset(horizontal: 0, vertical: -4)
        appearance.normal.titlePositionAdjustment = up
        appearance.normal.badgePositionAdjustment = up
        appearance.normal.badgeTitlePositionAdjustment = up
        let copy = appearance.copy() as? UITabBarItemAppearance
        expect(copy?.selected.titlePositionAdjustment, equals: up)
        expect(copy?.selected.badgePositionAdjustment, equals: up)
        expect(copy?.focused.badgeTitlePositionAdjustment, equals: up)
        copy?.selected.titlePositionAdjustment = .zero
        expect(copy?.selected.titlePositionAdjustment, equals: .zero)
        let buttons = UIBarButtonItemAppearance()
        buttons.normal.titlePositionAdjustment = up
        buttons.normal.backgroundImagePositionAdjustment = up
        expect(buttons.disabled.titlePositionAdjustment, equals: up)
        expect(buttons.highlighted.backgroundImagePositionAdjustment, equals: up)
    }

    @Test func `the appearance of back buttons can move the title off the screen`() {
        page.title = "First"
        let appearance = UINavigationBarAppearance()
        appearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: -1_000, vertical: 0)
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        navigation.pushViewController(UIViewController(), animated: false)
        stage.host.turn()
        func label(in view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == "First" { return label }
            return view.subviews.lazy.compactMap(label).first
        }
        expect(label(in: bar).map { frame($0).maxX } ?? 0, isLessThan: 0)
    }

    @Test func `an appearance moves the text of a badge`() {
        page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        page.tabBarItem.badgeValue = "1"
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        func inks() -> [[UInt32]] {
            stage.host.turn()
            return (753..<771).map { Array(stage.pixels(row: $0)[410..<460]) }
        }
        let before: [[UInt32]] = inks()
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
        tabs.tabBar.standardAppearance = appearance
        expect(inks() != before)
    }

    @Test func `a title view with a frame regains its size when there is more space`() {
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        page.navigationItem.titleView = title
        expect(frame(title).size, equals: CGSize(width: 300, height: 30))
        for width in [100, 200] as [CGFloat] {
            let items: [UIBarButtonItem] = (0..<2).map { _ in
                UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
            }
            page.navigationItem.rightBarButtonItems = items
            expect(frame(title).width, isLessThan: 200)
        }
        page.navigationItem.rightBarButtonItems = nil
        expect(frame(title).size, equals: CGSize(width: 300, height: 30))
        title.bounds.size.width = 200
        page.navigationItem.title = "Title"
        expect(frame(title).size, equals: CGSize(width: 200, height: 30))
    }

    @Test func `custom views with a frame regain their size after a rotation`() {
        let views: [UIView] = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: views[0])
        page.toolbarItems = [UIBarButtonItem(customView: views[1])]
        for view in views { expect(frame(view).size, equals: CGSize(width: 40, height: 40)) }
        rotate()
        for view in views { expect(frame(view).size, equals: CGSize(width: 40, height: 32)) }
        stage.host.windows[0].resize(to: CGSize(width: 400, height: 800))
        stage.advance(by: 0.6)
        for view in views { expect(frame(view).size, equals: CGSize(width: 40, height: 40)) }
    }

    @Test func `a system item keeps its title and its image when it has an action`() {
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction(title: "Finish") { _ in })
        expect(done.title == nil && done.displayedTitle == "Done")
        let add = UIBarButtonItem(systemItem: .add)
        add.primaryAction = UIAction(title: "New", image: UIImage(systemName: "star")) { _ in }
        expect(add.displayedTitle == nil && add.displayedImage?.name == "plus")
    }

    @Test func `a bar button has the identifier that its item receives later`() {
        let item = UIBarButtonItem(title: "Add", primaryAction: nil)
        page.navigationItem.rightBarButtonItem = item
        stage.host.turn()
        item.accessibilityIdentifier = "add"
        expect(item.button?.accessibilityIdentifier, equals: "add")
    }

    @Test func `a tab has the hint and the traits of its item`() throws {
        let item = UITabBarItem(title: "Feed", image: UIImage(systemName: "star"), tag: 0)
        page.tabBarItem = item
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        let button = try #require(item.button)
        item.accessibilityHint = "Opens the feed"
        item.accessibilityTraits = .startsMediaSession
        expect(button.accessibilityHint, equals: "Opens the feed")
        expect(button.accessibilityTraits, equals: [.button, .selected, .startsMediaSession])
    }
}
