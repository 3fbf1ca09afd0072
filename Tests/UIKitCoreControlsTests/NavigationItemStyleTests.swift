import Expectations
import Foundation
import TestStage
import Testing
import UIKitBars

@testable import UIKitCore
import UIKitSearching

/// The styles of navigation items, their groups, and the back button.
@MainActor @Suite(.onStage) struct NavigationItemStyleTests {
    private let stage = Stage()
    private let first = UIViewController()
    private let page = UIViewController()
    private let navigation = UINavigationController()

    private var item: UINavigationItem { page.navigationItem }
    private var bar: UINavigationBar { navigation.navigationBar }

    /// Shows the page in a bar that is 400 points wide. If `isPushed` is true, the first page is below it on the stack.
    private func show(isPushed: Bool = true) {
        first.title = "First"
        page.title = "Page"
        navigation.setViewControllers(isPushed ? [first, page] : [page], animated: false)
        stage.window.rootViewController = navigation
        stage.host.turn()
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> [View] {
        (view ?? bar).subviews.flatMap { ($0 as? View).map { [$0] } ?? find(type, in: $0) }
    }

    /// The labels of the visible buttons from left to right.
    private var buttons: [String] {
        stage.host.turn()
        return find(BarButton.self).filter { !$0.isHidden }.sorted { $0.frame.minX < $1.frame.minX }
            .map { $0.accessibilityLabel ?? "" }
    }

    private var titleFrame: CGRect? {
        stage.host.turn()
        return find(UILabel.self).first { $0.text == "Page" }?.frame
    }

    private func group(_ titles: [String], log: @escaping (String) -> Void = { _ in }) -> UIBarButtonItemGroup {
        .fixedGroup(
            items: titles.map { title in UIBarButtonItem(primaryAction: UIAction(title: title) { _ in log(title) }) })
    }

    private func overflowTitles() -> [String] {
        let more: BarButton? = find(BarButton.self).first { $0.accessibilityLabel == "More" && !$0.isHidden }
        return more?.item.menuProvider?()?.children.flatMap { ($0 as? UIMenu)?.children ?? [$0] }.map(\.title) ?? []
    }

    @Test func `center items are in the overflow menu, or in the middle beside a leading title`() throws {
        var pressed: [String] = []
        item.centerItemGroups = [group(["A", "B"]) { pressed.append($0) }, group(["C"])]
        show(isPushed: false)
        expect(buttons == ["More"] && overflowTitles() == ["A", "B", "C"])
        let menu: UIMenu? = find(BarButton.self).first { $0.accessibilityLabel == "More" }?.item.menuProvider?()
        let leaf: UIMenuElement? = (menu?.children.first as? UIMenu)?.children.last
        (leaf as? UIAction)?.perform(sender: nil)
        expect(pressed, equals: ["B"])
        let centered: CGRect = try #require(titleFrame)
        item.style = .browser
        expect(buttons == ["A", "B", "C"] && overflowTitles().isEmpty)
        let leading: CGRect = try #require(titleFrame)
        expect(abs(centered.midX - 200) < 1 && leading.minX == 16)
        let views: [BarButton] = find(BarButton.self).filter { !$0.isHidden }
        let middle: CGFloat = (views.map(\.frame.minX).min() ?? 0) + (views.map(\.frame.maxX).max() ?? 0)
        expect(abs(middle / 2 - 200), isLessThan: 1)
    }

    @Test func `center groups that do not fit are in the overflow menu`() {
        item.style = .editor
        item.centerItemGroups = [group(["Fits"]), group(["A title that is long", "Another long title"])]
        item.rightBarButtonItem = UIBarButtonItem(title: "R", primaryAction: nil)
        item.pinnedTrailingGroup = group(["P", "Q"])
        show(isPushed: false)
        expect(buttons, equals: ["Fits", "R", "More", "P", "Q"])
        expect(overflowTitles(), equals: ["A title that is long", "Another long title"])
        item.centerItemGroups = []
        expect(buttons, equals: ["R", "P", "Q"])
    }

    @Test func `a representation replaces items in the overflow menu, and hidden items are left out`() {
        let represented = group(["A", "B"])
        represented.menuRepresentation = UIAction(title: "Both") { _ in }
        let other = group(["C", "D", "E"])
        other.barButtonItems[0].menuRepresentation = UIAction(title: "See") { _ in }
        other.barButtonItems[1].isHidden = true
        item.centerItemGroups = [represented, other]
        show(isPushed: false)
        expect(buttons == ["More"] && overflowTitles() == ["Both", "See", "E"])
    }

    @Test func `hidden center items take no space`() {
        item.style = .editor
        let shared: UIBarButtonItemGroup = group(["A title that is long", "Another long title", "B"])
        for item in shared.barButtonItems.prefix(2) { item.isHidden = true }
        item.centerItemGroups = [shared]
        show(isPushed: false)
        expect(buttons == ["B"] && overflowTitles().isEmpty)
    }

    @Test func `the overflow button appears and disappears with the items of the menu`() {
        let items: UIBarButtonItemGroup = group(["A"])
        items.barButtonItems[0].isHidden = true
        item.centerItemGroups = [items]
        show(isPushed: false)
        expect(buttons, equals: [])
        items.barButtonItems[0].isHidden = false
        expect(buttons == ["More"] && overflowTitles() == ["A"])
        items.barButtonItems += group(["B"]).barButtonItems
        expect(buttons == ["More"] && overflowTitles() == ["A", "B"])
        items.barButtonItems = []
        expect(buttons, equals: [])
    }

    @Test func `the button for additional overflow items takes space from the center groups`() {
        item.style = .editor
        item.centerItemGroups = [group(["Middle"])]
        show(isPushed: false)
        func fits(beside width: CGFloat) -> Bool {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
            item.pinnedTrailingGroup = .fixedGroup(items: [UIBarButtonItem(customView: view)])
            return buttons.contains("Middle")
        }
        let widest: CGFloat? = Array(stride(from: CGFloat(0), to: 400, by: 4)).last { fits(beside: $0) }
        expect(fits(beside: widest ?? 0) && widest != 0 && overflowTitles().isEmpty)
        item.additionalOverflowItems = UIDeferredMenuElement { $0([]) }
        expect(buttons, equals: ["More"])
    }

    @Test func `a hidden button takes no space`() throws {
        item.rightBarButtonItems = ["A", "B"].map { UIBarButtonItem(title: $0, primaryAction: nil) }
        show(isPushed: false)
        let shown: BarButton = try #require(find(BarButton.self).first { $0.accessibilityLabel == "B" })
        expect(shown.frame.maxX, isLessThan: 380)
        let hidden: UIBarButtonItem? = item.rightBarButtonItems?.first
        hidden?.isHidden = true
        expect(buttons == ["B"] && shown.frame.maxX == 384)
    }

    @Test func `a back action replaces the action of the back button, or adds a back button`() throws {
        show()
        var count = 0
        item.backAction = UIAction(title: "Leave") { _ in count += 1 }
        stage.host.turn()
        let back = try #require(find(BackButton.self).first)
        expect(back.accessibilityLabel, equals: "First")
        back.sendActions(for: .touchUpInside)
        expect(count == 1 && navigation.topViewController === page)
        navigation.setViewControllers([page], animated: false)
        stage.host.turn()
        expect(find(BackButton.self).first?.accessibilityLabel, equals: "Leave")
        item.backAction = nil
        stage.host.turn()
        expect(find(BackButton.self).isEmpty)
    }

    @Test func `the back button of an editor has no title`() throws {
        show()
        let titled: CGFloat = try #require(find(BackButton.self).first).frame.width
        item.style = .editor
        stage.host.turn()
        let plain: CGFloat = try #require(find(BackButton.self).first).frame.width
        expect(titled > 40 && plain == 12)
    }

    @Test func `the back button has its own image and offsets`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
        let back = UIBarButtonItem(title: "Away", style: .plain, target: nil, action: nil)
        first.navigationItem.backBarButtonItem = back
        show()
        let button = try #require(find(BackButton.self).first)
        let label = try #require(find(UILabel.self, in: button).first)
        let before: CGPoint = label.center
        back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .default)
        back.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
        back.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .default)
        stage.host.turn()
        expect(label.center, equals: CGPoint(x: before.x + 3, y: before.y - 2))
        let backdrop = try #require(find(UIImageView.self, in: button).first { $0.image === image })
        expect(backdrop.frame, equals: CGRect(x: 0, y: 11, width: button.bounds.width, height: 30))
        expect(back.backButtonTitlePositionAdjustment(for: .default), equals: UIOffset(horizontal: 3, vertical: -2))
        expect(back.backButtonBackgroundVerticalPositionAdjustment(for: .default), equals: 4)
        expect(back.backButtonBackgroundImage(for: .normal, barMetrics: .default), isIdenticalTo: image)
    }

    @Test func `an appearance proxy moves the title of the back button`() throws {
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
            UIOffset(horizontal: -1_000, vertical: 0), for: .default)
        show()
        let button = try #require(find(BackButton.self).first)
        let label = try #require(find(UILabel.self, in: button).first)
        expect(label.center.x, isLessThan: -900)
    }

    @Test func `a group that was removed from an item no longer belongs to it`() {
        let (kept, removed, moved) = (group(["A"]), group(["B"]), group(["C"]))
        let other = UINavigationItem(title: "Other")
        item.centerItemGroups = [kept, removed, moved]
        other.centerItemGroups = [moved]
        item.centerItemGroups = [kept]
        expect(kept.navigationItem === item && removed.navigationItem == nil && moved.navigationItem === other)
    }

    @Test func `the overflow button is beside the visible pinned items`() {
        let pinned = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        pinned.isHidden = true
        item.pinnedTrailingGroup = .fixedGroup(items: [pinned])
        item.centerItemGroups = [group(["A"])]
        item.rightBarButtonItem = UIBarButtonItem(title: "R", primaryAction: nil)
        show(isPushed: false)
        expect(buttons, equals: ["R", "More"])
        item.rightBarButtonItem = nil
        expect(buttons, equals: ["More"])
    }

    @Test func `changed items of leading, trailing and pinned groups are visible at once`() {
        let (leading, trailing, pinned) = (group(["A"]), group(["B"]), group(["C"]))
        item.leadingItemGroups = [leading]
        item.trailingItemGroups = [trailing]
        item.pinnedTrailingGroup = pinned
        show(isPushed: false)
        expect(buttons, equals: ["A", "B", "C"])
        leading.barButtonItems += group(["D"]).barButtonItems
        expect(buttons, equals: ["A", "D", "B", "C"])
        trailing.barButtonItems += group(["E"]).barButtonItems
        expect(buttons, equals: ["A", "D", "B", "E", "C"])
        pinned.barButtonItems += group(["F"]).barButtonItems
        expect(buttons, equals: ["A", "D", "B", "E", "C", "F"])
        item.leadingItemGroups = []
        item.rightBarButtonItem = nil
        item.pinnedTrailingGroup = nil
        expect([leading, trailing, pinned].allSatisfy { $0.navigationItem == nil })
    }

    @Test func `an item that was removed from a group no longer belongs to it`() {
        let shared: UIBarButtonItemGroup = group(["A", "B", "C"])
        let items: [UIBarButtonItem] = shared.barButtonItems
        let other = UIBarButtonItemGroup(barButtonItems: [items[2]], representativeItem: nil)
        shared.barButtonItems = [items[0]]
        expect(items[0].buttonGroup === shared && items[1].buttonGroup == nil && items[2].buttonGroup === other)
    }

    @Test func `spaces are not accessibility elements`() throws {
        let titled: [UIBarButtonItem] = ["A", "B"].map { UIBarButtonItem(title: $0, primaryAction: nil) }
        item.rightBarButtonItems = [titled[0], .fixedSpace(20), titled[1]]
        show(isPushed: false)
        let content = try #require(find(NavigationItemView.self).first)
        let labels: [String?] = content.accessibleSubviews.filter { $0 is BarButton }.map(\.accessibilityLabel)
        expect(labels, equals: ["B", "A"])
    }

    @Test func `a new tint color does not show a back button that a search hides`() throws {
        show()
        let search = UISearchController(searchResultsController: nil)
        item.searchController = search
        stage.advance(by: 0.1)
        search.isActive = true
        stage.advance(by: 1)
        let back = try #require(find(BackButton.self).first)
        expect(back.alpha, equals: 0)
        bar.tintColor = .red
        expect(back.alpha, equals: 0)
    }
}
