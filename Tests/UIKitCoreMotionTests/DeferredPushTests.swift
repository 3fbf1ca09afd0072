import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Changes of the stack of a navigation controller on the screen, whose views change at the next layout.
@MainActor @Suite(.onStage) struct DeferredPushTests {
    private final class Page: UIViewController {
        var item: String!
        private(set) var shown: String?

        override func viewDidLoad() {
            super.viewDidLoad()
            shown = item
        }
    }

    private let stage = Stage()
    private let navigation = UINavigationController(rootViewController: UIViewController())

    init() {
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
    }

    @Test(arguments: [false, true])
    func `a controller can be configured after it was pushed`(isAnimated: Bool) {
        let page = Page()
        navigation.pushViewController(page, animated: isAnimated)
        page.item = "a"
        expect(navigation.topViewController === page && page.parent === navigation && !page.isViewLoaded)
        stage.advance(by: 0.05)
        expect(page.shown, equals: "a")
        stage.advance(by: 1)
        let other = Page()
        navigation.show(other, sender: nil)
        other.item = "b"
        stage.advance(by: 1)
        expect(other.shown == "b" && other.view.window != nil && page.view.window == nil)
    }

    @Test func `the coordinator exists immediately after a push`() {
        let page = Page()
        navigation.pushViewController(page, animated: true)
        page.item = "a"
        var ended = false
        expect(navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended = true } == true)
        stage.advance(by: 1)
        expect(ended && page.shown == "a")
    }

    @Test func `several changes before a layout show the last controller`() {
        let (first, second) = (Page(), Page())
        navigation.pushViewController(first, animated: true)
        navigation.pushViewController(second, animated: true)
        (first.item, second.item) = ("1", "2")
        expect(navigation.viewControllers.count, equals: 3)
        stage.advance(by: 1)
        expect(second.shown == "2" && second.view.window != nil && navigation.navigationBar.items?.count == 3)
        navigation.popToRootViewController(animated: false)
        navigation.pushViewController(first, animated: false)
        stage.advance(by: 0.1)
        expect(first.view.window != nil && second.view.window == nil)
    }

    @Test func `a pushed controller can present another immediately`() {
        let page = Page()
        page.item = "a"
        navigation.pushViewController(page, animated: true)
        page.present(UIViewController(), animated: false)
        stage.advance(by: 1)
        expect(page.presentedViewController != nil && page.shown == "a")
    }
}
