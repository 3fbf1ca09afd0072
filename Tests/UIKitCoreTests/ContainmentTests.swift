import TestCases
import UIKitCore
import XCTest

/// Tests which callbacks parents and children receive, in which order, and that each is called once.
final class ContainmentTests: KitTestCase {
    /// Records its callbacks. A suffix indicates whether the controller moves to (+) or from (-) its parent.
    private class Recorder: AppearanceRecorder {
        // These tests do not check loading.
        override func viewDidLoad() {}

        override func record(_ call: String) {
            super.record(call + (isMovingToParent ? "+" : isMovingFromParent ? "-" : ""))
        }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            record("willMove(\((parent as? Recorder)?.name ?? "nil"))")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            record("didMove(\((parent as? Recorder)?.name ?? "nil"))")
        }
    }

    /// Does not forward appearance callbacks to its children automatically.
    private final class Manual: Recorder {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    override func setUp() {
        super.setUp()
        _ = AppearanceRecorder.takeCalls()
    }

    private func takeCalls() -> [String] { AppearanceRecorder.takeCalls() }

    private func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    func testAChildOfAVisibleParentAppears() {
        let root = Recorder("root")
        launch(root)
        _ = takeCalls()
        let child = Recorder("child")
        add(child, to: root)
        XCTAssertTrue(root.children == [child])
        XCTAssertTrue(child.parent === root)
        session.settle()
        XCTAssertEqual(
            takeCalls(),
            [
                "child.willMove(root)", "child.willAppear+", "child.didMove(root)+", "child.isAppearing+",
                "child.didAppear+",
            ])
        remove(child)
        session.settle()
        XCTAssertEqual(
            takeCalls(),
            ["child.willMove(nil)", "child.willDisappear-", "child.didDisappear-", "child.didMove(nil)"])
        XCTAssertNil(child.parent)
        XCTAssertTrue(root.children.isEmpty)
    }

    func testNestedChildrenAppearWithTheirParentsOnceEach() {
        let root = Recorder("root")
        let middle = Recorder("middle")
        let leaf = Recorder("leaf")
        add(middle, to: root)
        add(leaf, to: middle)
        _ = takeCalls()
        launch(root)
        XCTAssertEqual(
            takeCalls(),
            [
                "root.willAppear", "middle.willAppear+", "leaf.willAppear+", "root.isAppearing", "middle.isAppearing+",
                "leaf.isAppearing+", "root.didAppear", "middle.didAppear+", "leaf.didAppear+",
            ])
        remove(middle)
        XCTAssertEqual(
            takeCalls(),
            [
                "middle.willMove(nil)", "middle.willDisappear-", "leaf.willDisappear", "middle.didDisappear-",
                "leaf.didDisappear", "middle.didMove(nil)",
            ])
    }

    func testChildrenDoNotCauseCallbacksOfTheirParent() {
        let root = Recorder("root")
        launch(root)
        _ = takeCalls()
        for index in 0..<3 { add(Recorder("child\(index)"), to: root) }
        session.settle()
        XCTAssertFalse(takeCalls().contains { $0.hasPrefix("root") })
    }

    func testAChildRemovedBeforeItAppearedDisappearsWithoutAppearing() {
        let root = Recorder("root")
        launch(root)
        _ = takeCalls()
        let child = Recorder("child")
        add(child, to: root)
        remove(child)
        session.settle()
        XCTAssertEqual(
            takeCalls().filter { $0.contains("ppear") },
            ["child.willAppear+", "child.willDisappear-", "child.didDisappear-"])
    }

    func testManualForwardingTurnsOffAutomaticCallbacks() {
        let root = Manual("root")
        launch(root)
        _ = takeCalls()
        let child = Recorder("child")
        add(child, to: root)
        session.settle()
        XCTAssertEqual(takeCalls(), ["child.willMove(root)", "child.didMove(root)"])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        XCTAssertEqual(takeCalls(), ["child.willAppear+", "child.isAppearing+", "child.didAppear+"])
    }

    func testTransitionReplacesOneChildWithAnother() {
        let root = Recorder("root")
        launch(root)
        let old = Recorder("old")
        let new = Recorder("new")
        add(old, to: root)
        root.addChild(new)
        new.view.frame = root.view.bounds
        session.settle()
        _ = takeCalls()
        var finished: Bool?
        old.willMove(toParent: nil)
        root.transition(from: old, to: new, duration: 0.5, animations: { new.view.alpha = 1 }) {
            finished = $0
            old.removeFromParent()
            new.didMove(toParent: root)
        }
        XCTAssertTrue(old.view.superview === root.view && new.view.superview === root.view)
        session.settle()
        XCTAssertEqual(finished, true)
        XCTAssertNil(old.view.superview)
        XCTAssertEqual(
            takeCalls(),
            [
                "old.willMove(nil)", "old.willDisappear-", "new.willAppear+", "new.isAppearing+", "old.didDisappear-",
                "new.didAppear+", "old.didMove(nil)", "new.didMove(root)",
            ])
    }

    func testTransitionCanCrossDissolve() {
        let root = UIViewController()
        launch(root)
        let old = UIViewController()
        let new = UIViewController()
        add(old, to: root)
        root.addChild(new)
        new.view.frame = root.view.bounds
        session.settle()
        var finished: Bool?
        root.transition(
            from: old, to: new, duration: 0.5, options: .transitionCrossDissolve, animations: nil
        ) { finished = $0 }
        session.advance(by: 0.3)
        XCTAssertNil(finished)
        XCTAssertTrue(old.view.superview === root.view && new.view.superview === root.view)
        session.settle()
        XCTAssertEqual(finished, true)
        XCTAssertNil(old.view.superview)
    }

    func testAddingAChildRemovesItFromItsPreviousParent() {
        let one = Recorder("one")
        let two = Recorder("two")
        let child = Recorder("child")
        one.addChild(child)
        child.didMove(toParent: one)
        _ = takeCalls()
        two.addChild(child)
        XCTAssertEqual(takeCalls(), ["child.didMove(nil)", "child.willMove(two)"])
        XCTAssertTrue(one.children.isEmpty)
        XCTAssertTrue(two.children == [child])
    }

    func testAChildHasItsFinalSizeInViewDidLayoutSubviews() {
        final class Sized: UIViewController {
            var sizes: [CGSize] = []
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                sizes.append(view.bounds.size)
            }
        }
        let root = UIViewController()
        launch(root)
        let child = Sized()
        root.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.widthAnchor.constraint(equalTo: root.view.widthAnchor, multiplier: 0.5),
            child.view.heightAnchor.constraint(equalToConstant: 80),
            child.view.topAnchor.constraint(equalTo: root.view.topAnchor),
            child.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        ])
        child.didMove(toParent: root)
        session.settle()
        XCTAssertEqual(child.sizes.last, CGSize(width: 195, height: 80))
    }

    func testAllNewControllersOfAStackMoveToTheNavigationController() {
        final class Page: UIViewController {
            var moves: [String] = []
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                moves.append(parent == nil ? "will leave" : "will enter")
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                moves.append(parent == nil ? "did leave" : "did enter")
            }
        }
        let navigation = UINavigationController()
        let pages: [Page] = (0..<8).map { _ in Page() }
        func moves(_ range: Range<Int>) -> Set<[String]> { Set(pages[range].map(\.moves)) }
        navigation.setViewControllers(Array(pages[0..<2]), animated: false)
        XCTAssertEqual(moves(0..<2), [["will enter", "did enter"]], "before the view was loaded")
        launch(navigation)
        navigation.setViewControllers([pages[2], pages[1]], animated: false)
        XCTAssertEqual(moves(2..<3), [["will enter", "did enter"]], "below the same page")
        navigation.setViewControllers([pages[3], pages[2]], animated: false)
        XCTAssertEqual(moves(3..<4), [["will enter", "did enter"]], "below a page that was popped to")
        navigation.setViewControllers(Array(pages[4..<7]), animated: true)
        session.settle()
        XCTAssertEqual(moves(4..<7), [["will enter", "did enter"]], "with an animation")
        XCTAssertEqual(moves(0..<4), [["will enter", "did enter", "will leave", "did leave"]])
    }
}
