import TestCases
import UIKitCore
import XCTest

/// Tests which appearance callbacks controllers receive, and in which order.
final class AppearanceTests: KitTestCase {
    override func setUp() {
        super.setUp()
        _ = AppearanceRecorder.takeCalls()
    }

    private func takeCalls() -> [String] { AppearanceRecorder.takeCalls() }

    func testARootReceivesEachCallbackOnceInOrder() {
        launch(AppearanceRecorder("root"))
        XCTAssertEqual(takeCalls(), ["root.didLoad", "root.willAppear", "root.isAppearing", "root.didAppear"])
    }

    func testPushingCallsBothControllersOnceInOrder() {
        let navigation = UINavigationController(rootViewController: AppearanceRecorder("first"))
        launch(navigation)
        XCTAssertEqual(takeCalls(), ["first.didLoad", "first.willAppear", "first.isAppearing", "first.didAppear"])
        navigation.pushViewController(AppearanceRecorder("second"), animated: true)
        session.settle()
        XCTAssertEqual(
            takeCalls(),
            [
                "second.didLoad", "first.willDisappear", "second.willAppear", "second.isAppearing",
                "first.didDisappear", "second.didAppear",
            ])
        navigation.popViewController(animated: true)
        session.settle()
        XCTAssertEqual(
            takeCalls(),
            ["second.willDisappear", "first.willAppear", "first.isAppearing", "second.didDisappear", "first.didAppear"])
    }

    func testPushingWithoutAnimationCausesTheSameCalls() {
        let navigation = UINavigationController(rootViewController: AppearanceRecorder("first"))
        launch(navigation)
        _ = takeCalls()
        navigation.pushViewController(AppearanceRecorder("second"), animated: false)
        session.settle()
        XCTAssertEqual(Set(takeCalls()).count, 6)
    }

    func testTwoPushesInARowShowTheLastController() {
        let navigation = UINavigationController(rootViewController: AppearanceRecorder("first"))
        launch(navigation)
        _ = takeCalls()
        navigation.pushViewController(AppearanceRecorder("second"), animated: true)
        navigation.pushViewController(AppearanceRecorder("third"), animated: true)
        session.settle()
        let calls: [String] = takeCalls()
        XCTAssertEqual(calls.filter { $0.hasPrefix("third") }.last, "third.didAppear")
        for name in ["first", "second"] {
            XCTAssertEqual(calls.filter { $0 == "\(name).didDisappear" }.count, 1, name)
        }
        XCTAssertEqual(navigation.viewControllers.count, 3)
        XCTAssertTrue(navigation.topViewController?.view.window === window)
    }

    func testAFullScreenPresentationMakesItsPresenterDisappear() {
        let root = AppearanceRecorder("root")
        launch(root)
        _ = takeCalls()
        let modal = AppearanceRecorder("modal")
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: true)
        session.settle()
        XCTAssertEqual(
            takeCalls(),
            [
                "modal.didLoad", "root.willDisappear", "modal.willAppear", "modal.isAppearing", "modal.didAppear",
                "root.didDisappear",
            ])
        modal.dismiss(animated: true)
        session.settle()
        XCTAssertEqual(
            takeCalls(),
            ["modal.willDisappear", "root.willAppear", "root.isAppearing", "root.didAppear", "modal.didDisappear"])
    }

    func testASheetDoesNotMakeItsPresenterDisappear() {
        let root = AppearanceRecorder("root")
        launch(root)
        _ = takeCalls()
        let modal = AppearanceRecorder("modal")
        var isDone = false
        root.present(modal, animated: true) { isDone = true }
        session.settle()
        XCTAssertTrue(isDone)
        XCTAssertFalse(takeCalls().contains { $0.hasPrefix("root") })
        XCTAssertTrue(root.presentedViewController === modal)
        XCTAssertTrue(modal.presentingViewController === root)
    }

    // MARK: Chains

    private final class Stacked: AppearanceRecorder {
        var onRelease: () -> Void = {}
        deinit { onRelease() }
    }

    /// Presents a controller for each style, each above the previous one, dismisses those above `level`, and returns
    /// how many were released.
    private func dismissChain(_ styles: [UIModalPresentationStyle], animated: Bool, from level: Int = 0) -> Int {
        let root = AppearanceRecorder("root")
        launch(root)
        var released = 0
        var chain: [UIViewController] = [root]
        for (number, style) in styles.enumerated() {
            let next = Stacked("\(number + 1)")
            next.onRelease = { released += 1 }
            next.modalPresentationStyle = style
            chain.last?.definesPresentationContext = true
            chain.last?.present(next, animated: animated)
            chain.append(next)
            session.settle()
        }
        _ = AppearanceRecorder.takeCalls()
        let base: UIViewController = chain[level]
        chain = []
        var isDone = false
        base.dismiss(animated: animated) { isDone = true }
        session.settle()
        XCTAssertTrue(isDone)
        XCTAssertNil(base.presentedViewController)
        XCTAssertEqual(window.subviews.filter { $0 !== root.view }.count, level)
        return released
    }

    func testDismissingAChainReleasesItsControllers() {
        let styles: [[UIModalPresentationStyle]] = [
            [.automatic, .automatic, .automatic], [.fullScreen, .fullScreen, .fullScreen, .fullScreen],
            [.automatic, .fullScreen, .overFullScreen], [.overFullScreen, .overCurrentContext, .currentContext],
        ]
        for chain in styles {
            for animated in [false, true] {
                XCTAssertEqual(dismissChain(chain, animated: animated), chain.count)
                let calls: [String] = AppearanceRecorder.takeCalls()
                XCTAssertEqual(
                    calls.filter { $0 == "root.didAppear" }.count, calls.filter { $0 == "root.willAppear" }.count)
            }
        }
    }

    func testDismissingFromTheMiddleKeepsLowerPresentations() {
        XCTAssertEqual(dismissChain([.fullScreen, .fullScreen, .automatic, .automatic], animated: true, from: 1), 3)
    }

    func testDismissingAChainShowsThePresenterAgain() {
        _ = dismissChain([.fullScreen, .fullScreen, .fullScreen], animated: true)
        XCTAssertEqual(
            AppearanceRecorder.takeCalls(),
            ["3.willDisappear", "root.willAppear", "root.isAppearing", "root.didAppear", "3.didDisappear"])
        _ = dismissChain([.automatic, .automatic, .automatic], animated: true)
        XCTAssertEqual(
            AppearanceRecorder.takeCalls(),
            [
                "2.willDisappear", "2.didDisappear", "1.willDisappear", "1.didDisappear", "3.willDisappear",
                "3.didDisappear",
            ])
    }
}
