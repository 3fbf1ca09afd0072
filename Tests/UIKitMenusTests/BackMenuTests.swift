import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitMenus

/// The menu of the back button, which lists the controllers below the top view controller.
@MainActor @Suite(.onStage) final class BackMenuTests {
    private let menus = MenuStage()
    private let navigation = UINavigationController()

    private func push(_ titles: String...) {
        for title in titles {
            let page = UIViewController()
            page.title = title
            navigation.pushViewController(page, animated: false)
        }
        menus.stage.window.rootViewController = navigation
        menus.stage.advance(by: 0.3)
    }

    @Test func `a long press of the back button lists the previous controllers, and a tap pops one`() {
        push("One", "Two", "Three", "Four")
        navigation.viewControllers[1].navigationItem.backButtonTitle = "Second"
        navigation.viewControllers[2].navigationItem.backButtonDisplayMode = .minimal
        menus.stage.host.turn()
        menus.press(CGPoint(x: 14, y: 22), for: 1)
        expect(menus.titles, equals: ["Three", "Second", "One"])
        expect(navigation.viewControllers.count, equals: 4, "before an element is chosen")
        expect(!hasPreview(menus.stage.window), "the button is not lifted")
        menus.choose("Second")
        menus.stage.advance(by: 1)
        expect(navigation.topViewController?.title, equals: "Two")
        menus.tap(CGPoint(x: 14, y: 22))
        expect(navigation.topViewController?.title, equals: "One")
    }

    private func hasPreview(_ view: UIView) -> Bool {
        view is PreviewPlatter || view.subviews.contains(where: hasPreview)
    }

    @Test func `a back button with a back action has no menu`() {
        push("One", "Two")
        var count = 0
        navigation.topViewController?.navigationItem.backAction = UIAction { _ in count += 1 }
        menus.stage.host.turn()
        menus.press(CGPoint(x: 14, y: 22), for: 1)
        expect(menus.titles, equals: [])
        expect(count, equals: 1)
    }
}
