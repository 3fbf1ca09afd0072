import UIKitCore
import XCTest

/// Which controllers are told that their views come and go, and when.
final class AppearanceTests: KitTestCase {
    /// Writes down what it is told.
    private final class Recorder: UIViewController {
        static var calls: [String] = []
        let name: String

        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ call: String) { Recorder.calls.append("\(name).\(call)") }

        override func viewDidLoad() {
            super.viewDidLoad()
            note("didLoad")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("willAppear")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("isAppearing")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("didAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("willDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("didDisappear")
        }
    }

    override func setUp() {
        super.setUp()
        Recorder.calls = []
    }

    private func takeCalls() -> [String] {
        defer { Recorder.calls = [] }
        return Recorder.calls
    }

    func testARootIsToldOnceInOrder() {
        launch(Recorder("root"))
        XCTAssertEqual(takeCalls(), ["root.didLoad", "root.willAppear", "root.isAppearing", "root.didAppear"])
    }

    func testPushingTellsBothOnceInOrder() {
        let navigation = UINavigationController(rootViewController: Recorder("first"))
        launch(navigation)
        XCTAssertEqual(takeCalls(), ["first.didLoad", "first.willAppear", "first.isAppearing", "first.didAppear"])
        navigation.pushViewController(Recorder("second"), animated: true)
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
        let navigation = UINavigationController(rootViewController: Recorder("first"))
        launch(navigation)
        _ = takeCalls()
        navigation.pushViewController(Recorder("second"), animated: false)
        session.settle()
        XCTAssertEqual(Set(takeCalls()).count, 6)
    }

    func testPushingTwiceAtOnceEndsWithTheSecond() {
        let navigation = UINavigationController(rootViewController: Recorder("first"))
        launch(navigation)
        _ = takeCalls()
        navigation.pushViewController(Recorder("second"), animated: true)
        navigation.pushViewController(Recorder("third"), animated: true)
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
        let root = Recorder("root")
        launch(root)
        _ = takeCalls()
        let modal = Recorder("modal")
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
        let root = Recorder("root")
        launch(root)
        _ = takeCalls()
        let modal = Recorder("modal")
        var isDone = false
        root.present(modal, animated: true) { isDone = true }
        session.settle()
        XCTAssertTrue(isDone)
        XCTAssertFalse(takeCalls().contains { $0.hasPrefix("root") })
        XCTAssertTrue(root.presentedViewController === modal)
        XCTAssertTrue(modal.presentingViewController === root)
    }
}
