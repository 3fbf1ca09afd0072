import Foundation
import TestStage
import Testing
import UIKitControls

@testable import UIKitCore

/// Appearance proxies, which set properties of the instances that enter a window.
@MainActor @Suite(.onStage) struct AppearanceProxyTests {
    private final class FancyLabel: UILabel {}
    private final class Box: UIView {}

    private let stage = Stage()

    private func expectEqual<T: Equatable>(
        _ found: T, _ expected: T, _ comment: String = "", location: SourceLocation = #_sourceLocation
    ) {
        if found != expected { Issue.record("\(comment): \(found) is not \(expected)", sourceLocation: location) }
    }

    @Test func `a proxy sets properties of instances that enter a window`() {
        let before = UILabel()
        stage.root.addSubview(before)
        UILabel.appearance().textColor = .red
        UILabel.appearance().font = .systemFont(ofSize: 9)
        let label = UILabel()
        expectEqual(label.textColor, .label, "outside a window")
        stage.root.addSubview(label)
        expectEqual(label.textColor, .red)
        expectEqual(label.font.pointSize, 9)
        expectEqual(before.textColor, .label, "in the window before")
        let own = UILabel()
        own.textColor = .blue
        stage.root.addSubview(own)
        expectEqual(own.textColor, .blue, "a value of its own")
        label.removeFromSuperview()
        UILabel.appearance().textColor = .green
        stage.root.addSubview(label)
        expectEqual(label.textColor, .green, "after another change of the proxy")
    }

    @Test func `more specific classes and containers take precedence`() {
        UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .green
        FancyLabel.appearance().textColor = .blue
        UILabel.appearance().textColor = .red
        let box = Box()
        let (plain, fancy, inside) = (UILabel(), FancyLabel(), UILabel())
        box.addSubview(inside)
        for view in [plain, fancy, box] { stage.root.addSubview(view) }
        expectEqual([plain.textColor, fancy.textColor, inside.textColor], [.red, .blue, .green])
        ControlsModule.install()
        UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .purple
        let (light, dark) = (UISwitch(), UISwitch())
        dark.overrideUserInterfaceStyle = .dark
        for view in [light, dark] { stage.root.addSubview(view) }
        expectEqual([light.onTintColor, dark.onTintColor], [nil, .purple])
    }

    @Test func `bars and their items take the values of proxies`() {
        UINavigationBar.appearance().tintColor = .purple
        UINavigationBar.appearance().barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.yellow]
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .normal)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
        let tab = UITabBarAppearance()
        tab.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        UITabBar.appearance().standardAppearance = tab
        UITabBar.appearance().scrollEdgeAppearance = tab
        let page = UIViewController()
        page.title = "Page"
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: page)
        let lower = UIBarButtonItem(title: "Lower", style: .plain, target: nil, action: nil)
        page.toolbarItems = [lower]
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        let bar: UINavigationBar = navigation.navigationBar
        expectEqual([bar.tintColor, bar.titleTextAttributes?[.foregroundColor] as? UIColor], [.purple, .yellow])
        expectEqual(stage.pixels(row: 10)[2], 0xFFFF_0000)
        expectEqual(stage.pixels(row: 790)[2], 0xFF00_00FF)
        expectEqual(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .orange)
        expectEqual([item.tintColor, lower.tintColor], [nil, .green])
    }

    @Test func `each state of an item takes the value of the most specific proxy that sets it`() {
        func attributes(_ color: UIColor) -> [NSAttributedString.Key: Any] { [.foregroundColor: color] }
        let inBars = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
        inBars.setTitleTextAttributes(attributes(.green), for: .highlighted)
        UIBarButtonItem.appearance().setTitleTextAttributes(attributes(.orange), for: .normal)
        UIBarButtonItem.appearance().setTitleTextAttributes(attributes(.purple), for: .disabled)
        let page = UIViewController()
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes(attributes(.blue), for: .disabled)
        page.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: page)
        stage.advance(by: 0.1)
        func color(_ state: UIControl.State) -> UIColor? {
            item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
        }
        expectEqual([color(.normal), color(.highlighted), color(.disabled)], [.orange, .green, .blue])
        UIButton.appearance().setTitleColor(.purple, for: .selected)
        let button = UIButton()
        button.setTitleColor(.blue, for: .normal)
        stage.root.addSubview(button)
        expectEqual([button.titleColor(for: .normal), button.titleColor(for: .selected)], [.blue, .purple])
    }
}
