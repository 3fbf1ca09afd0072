import TestCases
import UIKitCore
import XCTest

/// Tests controllers that change stacks, tabs, roots and presentations in appearance callbacks.
final class ChangesInCallbacksTests: KitTestCase {
    private static let calls = ["didLoad", "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"]

    /// Performs an action the first time that it receives a given call.
    private final class ActingRecorder: AppearanceRecorder {
        var onCall: (call: String, act: () -> Void)?
        override func record(_ call: String) {
            super.record(call)
            guard let onCall, onCall.call == call else { return }
            self.onCall = nil
            onCall.act()
        }
    }

    private func leaves(_ view: UIView) -> [UIViewController] {
        view.subviews.flatMap { subview in
            subview.next is AppearanceRecorder ? [subview.next as? UIViewController].compactMap { $0 } : leaves(subview)
        }
    }

    /// Checks that only `controllers` are visible, and that the appearance callbacks of each are balanced.
    private func check(_ controllers: [UIViewController], _ comment: String, line: UInt = #line) {
        session.settle()
        XCTAssertEqual(leaves(window), controllers, comment, line: line)
        let calls: [String] = AppearanceRecorder.takeCalls()
        for name in Set(calls.map { $0.prefix(while: { $0 != "." }) }) {
            func count(_ call: String) -> Int { calls.filter { $0 == "\(name).\(call)" }.count }
            let isVisible: Bool = controllers.contains { $0.title == String(name) }
            let appearances: Int = count("willAppear")
            XCTAssertEqual(
                appearances - count("willDisappear"), isVisible ? 1 : 0, "\(comment): \(name) \(calls)", line: line)
            let last: String? = calls.last { $0 == "\(name).didAppear" || $0 == "\(name).didDisappear" }
            let expected: String = isVisible ? "\(name).didAppear" : "\(name).didDisappear"
            XCTAssertTrue(last == expected || appearances == 0, "\(comment): \(name) \(calls)", line: line)
        }
        window.rootViewController = nil
        session.settle()
        _ = AppearanceRecorder.takeCalls()
    }

    private func checkStack(
        _ comment: String, animated: Bool, _ act: @escaping (UINavigationController, ActingRecorder) -> Void
    ) {
        for call in Self.calls {
            let navigation = UINavigationController(rootViewController: ActingRecorder("root"))
            _ = AppearanceRecorder.takeCalls()
            launch(navigation)
            let actor = ActingRecorder("actor")
            actor.onCall = (call, { act(navigation, actor) })
            navigation.pushViewController(actor, animated: animated)
            session.settle()
            if call.contains("Disappear") { navigation.popViewController(animated: animated) }
            session.settle()
            check([navigation.topViewController].compactMap { $0 }, "\(comment) in \(call), animated: \(animated)")
            XCTAssertTrue(navigation.viewControllers.allSatisfy { $0.parent === navigation })
        }
    }

    func testChangingTheStackInACallbackShowsTheNewTop() {
        for animated in [false, true] {
            checkStack("push", animated: animated) { navigation, _ in
                navigation.pushViewController(ActingRecorder("pushed"), animated: animated)
            }
            checkStack("pop", animated: animated) { navigation, _ in navigation.popViewController(animated: animated) }
            checkStack("replace", animated: animated) { navigation, _ in
                navigation.setViewControllers([ActingRecorder("first"), ActingRecorder("second")], animated: animated)
            }
            checkStack("pop and push", animated: animated) { navigation, _ in
                navigation.popToRootViewController(animated: animated)
                navigation.pushViewController(ActingRecorder("pushed"), animated: animated)
            }
        }
    }

    func testSelectingATabInACallbackShowsIt() {
        for call in Self.calls {
            for index in 0...2 {
                let tabs = UITabBarController()
                let actor = ActingRecorder("actor")
                tabs.viewControllers = [ActingRecorder("first"), actor, ActingRecorder("third")]
                _ = AppearanceRecorder.takeCalls()
                launch(tabs)
                session.settle()
                actor.onCall = (call, { tabs.selectedIndex = index })
                tabs.selectedIndex = 1
                session.settle()
                if call.contains("Disappear") { tabs.selectedIndex = 0 }
                session.settle()
                check([tabs.selectedViewController].compactMap { $0 }, "\(index) in \(call)")
            }
        }
    }

    func testReplacingTheRootInACallbackShowsTheNewRoot() {
        for call in Self.calls {
            _ = AppearanceRecorder.takeCalls()
            launch(ActingRecorder("root"))
            let actor = ActingRecorder("actor")
            let other = ActingRecorder("other")
            actor.onCall = (call, { [unowned self] in window.rootViewController = other })
            window.rootViewController = actor
            session.settle()
            if call.contains("Disappear") { window.rootViewController = ActingRecorder("last") }
            check([window.rootViewController].compactMap { $0 }, call)
        }
    }

    func testDismissingAPresentationInACallbackRemovesIt() {
        for call in Self.calls {
            for (style, animated) in [
                (UIModalPresentationStyle.fullScreen, true), (.automatic, true), (.automatic, false),
            ] {
                let root = ActingRecorder("root")
                _ = AppearanceRecorder.takeCalls()
                launch(root)
                let actor = ActingRecorder("actor")
                actor.modalPresentationStyle = style
                actor.onCall = (call, { root.dismiss(animated: animated) })
                root.present(actor, animated: animated)
                session.settle()
                if call.contains("Disappear") { root.dismiss(animated: animated) }
                check([root], "\(call), \(style.rawValue), animated: \(animated)")
                XCTAssertNil(root.presentedViewController)
                XCTAssertEqual(window.subviews.count, 0)
            }
        }
    }
}
