import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls

@testable import UIKitCore
import UIKitSearching

@MainActor @Suite(.onStage) struct BarTests {
    private func items(in bar: UIView) -> [BarButton] {
        bar.subviews.flatMap { view in (view as? BarButton).map { [$0] } ?? items(in: view) }
    }

    @Test func `flexible spaces move the buttons of a toolbar to its ends`() throws {
        let stage = Stage()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
        var pressed: [String] = []
        bar.items = [
            UIBarButtonItem(title: "Left", primaryAction: UIAction(title: "Left") { _ in pressed.append("left") }),
            .flexibleSpace(),
            UIBarButtonItem(title: "Right", primaryAction: UIAction(title: "Right") { _ in pressed.append("right") }),
        ]
        stage.root.addSubview(bar)
        stage.host.turn()
        let buttons: [BarButton] = items(in: bar)
        try #require(buttons.count == 2)
        expect(buttons[0].frame.minX == 16 && buttons[1].frame.maxX == 384)
        stage.tap(30, 722)
        stage.tap(370, 722)
        expect(pressed, equals: ["left", "right"])
    }

    @Test func `a press selects an item that changes its selection, before its action`() throws {
        let stage = Stage()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
        var log: [Bool] = []
        let item = UIBarButtonItem(title: "Bold")
        item.changesSelectionAsPrimaryAction = true
        item.primaryAction = UIAction(title: "Bold") { log.append(($0.sender as? UIBarButtonItem)?.isSelected == true) }
        bar.items = [item]
        stage.root.addSubview(bar)
        stage.host.turn()
        let button = try #require(items(in: bar).first)
        expect(!button.accessibilityTraits.contains(.selected))
        stage.tap(30, 722)
        expect(item.isSelected && button.isSelected && button.accessibilityTraits.contains(.selected))
        let plate = try #require(button.subviews.first)
        expect(!plate.isHidden && plate.backgroundColor == button.tintColor)
        stage.tap(30, 722)
        expect(!item.isSelected && plate.isHidden)
        expect(log, equals: [true, false])
    }

    @Test func `a hidden item of a toolbar takes no space`() throws {
        let stage = Stage()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
        let barItems: [UIBarButtonItem] = ["A", "B", "C"].map {
            UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
        }
        bar.items = [barItems[0], barItems[2]]
        stage.root.addSubview(bar)
        stage.host.turn()
        let expected: [CGRect] = items(in: bar).map(\.frame)
        bar.items = barItems
        barItems[1].isHidden = true
        stage.host.turn()
        expect(items(in: bar).filter { !$0.isHidden }.map(\.frame), equals: expected)
    }

    @Test func `a custom view in a toolbar keeps its height`() {
        let stage = Stage()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
        let views: [UIView] = [UISegmentedControl(items: ["One", "Two"]), UISwitch(), UIView(), UISearchBar()]
        views[2].frame.size.width = 20
        bar.items = views.map { UIBarButtonItem(customView: $0) }
        stage.root.addSubview(bar)
        stage.host.turn()
        expect(views.map(\.frame.height) == [32, 31, 44, 44] && views.map(\.frame.minY) == [6, 7, 0, 0])
    }

    @Test func `a toolbar leaves a custom view to the navigation bar that has taken it`() {
        let stage = Stage()
        let page = UIViewController()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let item = UIBarButtonItem(customView: view)
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        page.toolbarItems = [item]
        stage.root.removeFromSuperview()
        stage.window.rootViewController = navigation
        stage.host.turn()
        expect(view.isDescendant(of: navigation.toolbar))
        page.navigationItem.rightBarButtonItem = item
        stage.host.turn()
        page.toolbarItems = []
        stage.host.turn()
        expect(view.isDescendant(of: navigation.navigationBar))
    }

    @Test func `a toolbar follows the width and the visibility of its spaces`() throws {
        let stage = Stage()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
        let (fixed, flexible): (UIBarButtonItem, UIBarButtonItem) = (.fixedSpace(10), .flexibleSpace())
        let titles: [UIBarButtonItem] = ["A", "B", "C"].map {
            UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
        }
        bar.items = [titles[0], fixed, titles[1], flexible, titles[2]]
        stage.root.addSubview(bar)
        stage.host.turn()
        let buttons: [BarButton] = items(in: bar)
        try #require(buttons.count == 3)
        let x: CGFloat = buttons[1].frame.minX
        fixed.width = 100
        stage.host.turn()
        expect(buttons[1].frame.minX, equals: x + 90)
        flexible.isHidden = true
        stage.host.turn()
        expect(buttons[2].frame.minX, equals: buttons[1].frame.maxX + 12)
    }

    @Test func `disabled items are gray, or translucent if the tint color is white`() throws {
        let stage = Stage()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
        let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
        item.isEnabled = false
        bar.items = [item]
        stage.root.addSubview(bar)
        stage.host.turn()
        let label = try #require(items(in: bar).first?.subviews.first as? UILabel)
        expect(label.textColor, equals: .tertiaryLabel)
        bar.tintColor = .white
        expect(label.textColor, equals: UIColor(white: 1, alpha: 0.4))
        item.isEnabled = true
        expect(label.textColor, equals: .white)
    }

    @Test func `a toolbar is mirrored in a right-to-left layout`() throws {
        let stage = Stage()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
        bar.semanticContentAttribute = .forceRightToLeft
        bar.items = [UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)]
        stage.root.addSubview(bar)
        stage.host.turn()
        expect(items(in: bar).first?.frame.maxX, equals: 384)
    }

    @Test func `the buttons of a navigation item are at the sides and send their actions`() {
        final class Target: UIViewController {
            var log: [String] = []
            func left() { log.append("left") }
            func right(_ sender: Any?) { log.append(sender is UIBarButtonItem ? "right" : "other") }
        }
        let stage = Stage()
        let controller = Target()
        controller.title = "Middle"
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "L", style: .plain, target: controller, action: Selector("left", Target.left))
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: controller, action: Selector("right", Target.right(_:)))
        stage.root.removeFromSuperview()
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.host.turn()
        stage.tap(24, 22)
        stage.tap(376, 22)
        expect(controller.log, equals: ["left", "right"])
        controller.navigationItem.rightBarButtonItem?.isEnabled = false
        stage.host.turn()
        stage.tap(376, 22)
        expect(controller.log, equals: ["left", "right"])
    }

    private func backButton(in bar: UIView) -> BackButton? {
        for view in bar.subviews {
            if let button = view as? BackButton ?? backButton(in: view) { return button }
        }
        return nil
    }

    @Test func `the back button has the title of the previous controller, or its own`() {
        let stage = Stage()
        let first = UIViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        navigation.pushViewController(UIViewController(), animated: false)
        stage.host.turn()
        expect(backButton(in: navigation.navigationBar)?.accessibilityLabel, equals: "First")
        first.navigationItem.backButtonTitle = "Away"
        stage.host.turn()
        expect(backButton(in: navigation.navigationBar)?.accessibilityLabel, equals: "Away")
        navigation.topViewController?.navigationItem.hidesBackButton = true
        stage.host.turn()
        expectNil(backButton(in: navigation.navigationBar))
    }
}
