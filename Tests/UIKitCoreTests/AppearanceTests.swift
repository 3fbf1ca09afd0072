import UIKitCore
import XCTest

/// Which controllers are told that their views come and go, and when.
final class AppearanceTests: KitTestCase {
    override func setUp() {
        super.setUp()
        _ = AppearanceRecorder.takeCalls()
    }

    private func takeCalls() -> [String] { AppearanceRecorder.takeCalls() }

    func testARootIsToldOnceInOrder() {
        launch(AppearanceRecorder("root"))
        XCTAssertEqual(takeCalls(), ["root.didLoad", "root.willAppear", "root.isAppearing", "root.didAppear"])
    }

    func testPushingTellsBothOnceInOrder() {
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

    func testPushingWithoutAnimationTellsTheSame() {
        let navigation = UINavigationController(rootViewController: AppearanceRecorder("first"))
        launch(navigation)
        _ = takeCalls()
        navigation.pushViewController(AppearanceRecorder("second"), animated: false)
        session.settle()
        XCTAssertEqual(Set(takeCalls()).count, 6)
    }

    func testPushingTwiceAtOnceEndsWithTheSecond() {
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

    func testAFullScreenPresentationTellsWhatItCovers() {
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
                "modal.didLoad", "root.willDisappear", "modal.willAppear", "modal.isAppearing", "root.didDisappear",
                "modal.didAppear",
            ])
        modal.dismiss(animated: true)
        session.settle()
        XCTAssertEqual(
            takeCalls(),
            ["modal.willDisappear", "root.willAppear", "root.isAppearing", "modal.didDisappear", "root.didAppear"])
    }

    func testASheetLeavesWhatIsBehindItAlone() {
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
}
