import QuartzCore
import TestCases
import UIKitCore
import XCTest

/// Tests the positions of views and layers in the hierarchy, and the order of callbacks that `UIView` documents.
final class HierarchyTests: KitTestCase {
    /// Records its callbacks with its name, and runs the closures that a test sets for callbacks.
    private final class Recorder: UIView {
        static var calls: [String] = []
        var name = ""
        var onCall: [String: () -> Void] = [:]

        convenience init(_ name: String) {
            self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            self.name = name
        }

        private func record(_ call: String) {
            Self.calls.append("\(name).\(call)")
            onCall.removeValue(forKey: call)?()
        }

        override func willMove(toSuperview newSuperview: UIView?) {
            record(newSuperview == nil ? "willLeaveSuperview" : "willEnterSuperview")
        }
        override func didMoveToSuperview() { record(superview == nil ? "didLeaveSuperview" : "didEnterSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) {
            record(newWindow == nil ? "willLeaveWindow" : "willEnterWindow")
        }
        override func didMoveToWindow() { record(window == nil ? "didLeaveWindow" : "didEnterWindow") }
        override func didAddSubview(_ subview: UIView) { record("didAdd") }
        override func willRemoveSubview(_ subview: UIView) { record("willRemove") }
        override func layoutSubviews() {
            super.layoutSubviews()
            record("layout")
        }
    }

    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let a = Recorder("a")
    private let b = Recorder("b")
    private let c = Recorder("c")

    private func takeCalls() -> [String] {
        defer { Recorder.calls = [] }
        return Recorder.calls
    }

    override func setUp() {
        super.setUp()
        _ = takeCalls()
    }

    private func check(
        _ views: [UIView], layers: [CALayer]? = nil, in parent: UIView? = nil, line: UInt = #line
    ) {
        let parent: UIView = parent ?? self.parent
        XCTAssertEqual(parent.subviews, views, line: line)
        XCTAssertEqual(parent.layer.sublayers ?? [], layers ?? views.map(\.layer), line: line)
        XCTAssertTrue(views.allSatisfy { $0.superview === parent }, line: line)
    }

    // MARK: Positions

    func testInsertingPastTheEndPlacesTheViewInFront() {
        parent.insertSubview(a, at: 7)
        parent.insertSubview(b, at: 2)
        parent.insertSubview(c, at: 0)
        check([c, a, b])
        parent.insertSubview(c, at: 3)
        check([a, b, c])
    }

    func testInsertingBesideAViewThatIsNotASubviewPlacesTheViewInFront() {
        parent.addSubview(a)
        parent.insertSubview(b, belowSubview: UIView())
        parent.insertSubview(c, aboveSubview: parent)
        check([a, b, c])
        parent.insertSubview(a, aboveSubview: UIView())
        check([b, c, a])
        parent.insertSubview(a, aboveSubview: a)
        check([b, c, a])
    }

    func testAddedSubviewsAreAboveSublayers() {
        let plain = CALayer()
        parent.addSubview(a)
        parent.layer.addSublayer(plain)
        parent.addSubview(b)
        check([a, b], layers: [a.layer, plain, b.layer])
        parent.insertSubview(c, aboveSubview: a)
        check([a, c, b], layers: [a.layer, c.layer, plain, b.layer])
        parent.insertSubview(c, belowSubview: b)
        check([a, c, b], layers: [a.layer, plain, c.layer, b.layer])
    }

    func testFrontAndBackTakeSublayersIntoAccount() {
        let low = CALayer()
        let high = CALayer()
        parent.layer.addSublayer(low)
        parent.addSubview(a)
        parent.addSubview(b)
        parent.layer.addSublayer(high)
        parent.bringSubviewToFront(b)
        check([a, b], layers: [low, a.layer, high, b.layer])
        parent.sendSubviewToBack(b)
        check([b, a], layers: [b.layer, low, a.layer, high])
        parent.exchangeSubview(at: 1, withSubviewAt: 0)
        check([a, b], layers: [a.layer, low, b.layer, high])
    }

    func testViewWithTagSearchesDescendants() {
        parent.addSubview(a)
        a.addSubview(b)
        parent.addSubview(c)
        (b.tag, c.tag) = (5, 5)
        XCTAssertTrue(parent.viewWithTag(5) === b)
        XCTAssertTrue(parent.viewWithTag(0) === parent)
        XCTAssertNil(parent.viewWithTag(6))
    }

    // MARK: Callbacks

    func testCallbacksRunInOrder() {
        let root = Recorder("root")
        launch(showing: root)
        _ = takeCalls()
        a.addSubview(b)
        XCTAssertEqual(takeCalls(), ["b.willEnterSuperview", "b.didEnterSuperview", "a.didAdd"])
        root.addSubview(a)
        XCTAssertEqual(
            takeCalls(),
            [
                "a.willEnterWindow", "b.willEnterWindow", "a.willEnterSuperview", "a.didEnterWindow",
                "b.didEnterWindow",
                "a.didEnterSuperview", "root.didAdd",
            ])
        root.addSubview(c)
        _ = takeCalls()
        c.addSubview(b)
        XCTAssertEqual(
            takeCalls(), ["a.willRemove", "b.willEnterSuperview", "b.didEnterSuperview", "c.didAdd"])
        c.removeFromSuperview()
        XCTAssertEqual(
            takeCalls(),
            [
                "root.willRemove", "c.willLeaveSuperview", "c.willLeaveWindow", "b.willLeaveWindow", "c.didLeaveWindow",
                "b.didLeaveWindow", "c.didLeaveSuperview",
            ])
    }

    func testMovingAViewToATreeWithoutAWindowRemovesItFromItsWindow() {
        let controller = AppearanceRecorder("child")
        let root = UIViewController()
        launch(root)
        root.addChild(controller)
        root.view.addSubview(controller.view)
        session.settle()
        _ = AppearanceRecorder.takeCalls()
        parent.addSubview(controller.view)
        session.settle()
        XCTAssertNil(controller.view.window)
        XCTAssertEqual(AppearanceRecorder.takeCalls(), ["child.willDisappear", "child.didDisappear"])
    }

    func testASiblingMayBeRemovedWhileAViewIsAdded() {
        for call in ["willEnterSuperview", "didEnterSuperview"] {
            for view in [a, b] { parent.addSubview(view) }
            c.onCall[call] = { [a] in a.removeFromSuperview() }
            parent.insertSubview(c, at: 2)
            check([b, c])
            XCTAssertNil(a.superview)
            c.removeFromSuperview()
        }
    }

    func testAViewMovedWhileItIsAddedHasOneSuperview() {
        let other = Recorder("other")
        for call in ["willEnterSuperview", "didEnterSuperview"] {
            a.onCall[call] = { [a] in other.addSubview(a) }
            parent.addSubview(a)
            let home: UIView = call == "willEnterSuperview" ? parent : other
            check([a], in: home)
            check([], in: home === parent ? other : parent)
            a.removeFromSuperview()
        }
        a.onCall["willEnterSuperview"] = { [a, parent] in parent.addSubview(a) }
        parent.addSubview(a)
        check([a])
    }

    func testAViewMovedWhileItIsRemovedStaysInItsNewSuperview() {
        let root = Recorder("root")
        launch(showing: root)
        for call in ["willLeaveSuperview", "willLeaveWindow", "didLeaveWindow", "didLeaveSuperview"] {
            root.addSubview(a)
            a.onCall[call] = { [a, parent] in parent.addSubview(a) }
            a.removeFromSuperview()
            check([a])
            check([], in: root)
            XCTAssertNil(a.window)
        }
        for call in ["didLeaveWindow", "didLeaveSuperview"] {
            root.addSubview(a)
            a.onCall[call] = { [a] in root.addSubview(a) }
            a.removeFromSuperview()
            check([a], in: root)
            XCTAssertTrue(a.window === window)
        }
    }

    func testAFirstResponderResignsWhenItIsRemoved() {
        let root = UIView()
        launch(showing: root)
        let field = UITextField()
        a.addSubview(field)
        root.addSubview(a)
        var windowAtEnd: UIWindow?
        field.addAction(UIAction { [field] _ in windowAtEnd = field.window }, for: .editingDidEnd)
        field.becomeFirstResponder()
        a.removeFromSuperview()
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertTrue(windowAtEnd === window)
    }

    func testAControllerCallbackMayRemoveSiblings() {
        final class Remover: UIViewController {
            var victim: UIViewController?
            var call = ""
            private func act(_ call: String) {
                guard call == self.call, let victim else { return }
                victim.willMove(toParent: nil)
                victim.viewIfLoaded?.removeFromSuperview()
                victim.removeFromParent()
            }
            override func viewWillAppear(_ animated: Bool) { act("viewWillAppear") }
            override func viewDidAppear(_ animated: Bool) { act("viewDidAppear") }
            override func viewWillDisappear(_ animated: Bool) { act("viewWillDisappear") }
            override func viewDidDisappear(_ animated: Bool) { act("viewDidDisappear") }
        }
        for call in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            let root = UIViewController()
            let remover = Remover()
            let victim = AppearanceRecorder("victim")
            for child in [remover, victim] {
                root.addChild(child)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
            }
            _ = AppearanceRecorder.takeCalls()
            (remover.victim, remover.call) = (victim, call)
            launch(root)
            window.rootViewController = UIViewController()
            session.settle()
            let calls: [String] = AppearanceRecorder.takeCalls()
            XCTAssertEqual(root.children, [remover], call)
            XCTAssertNil(victim.view.superview, call)
            let appeared: Int = calls.filter { $0 == "victim.willAppear" }.count
            XCTAssertEqual(calls.filter { $0 == "victim.willDisappear" }.count, appeared, call)
            XCTAssertEqual(calls.filter { $0 == "victim.didDisappear" }.count, appeared, call)
        }
    }

    // MARK: Layout

    func testResizingASubviewLaysOutItsSuperview() {
        let root = Recorder("root")
        launch(showing: root)
        root.addSubview(a)
        a.addSubview(b)
        session.settle()
        for change in [
            { [b] in b.frame.size.width += 1 }, { [b] in b.bounds.size.height += 1 },
            { [b] in b.layer.bounds.size.width += 1 },
            { [b] in
                b.sizeToFit(); b.frame.size.height = 44
            },
        ] {
            _ = takeCalls()
            change()
            session.settle()
            XCTAssertEqual(takeCalls(), ["a.layout", "b.layout"])
        }
        _ = takeCalls()
        b.frame.origin.x += 5
        b.center.y += 5
        session.settle()
        XCTAssertEqual(takeCalls(), [])
        b.bounds.origin.y += 5
        session.settle()
        XCTAssertEqual(takeCalls(), ["b.layout"])
    }

    func testResizingSubviewsDuringLayoutDoesNotRepeatIt() {
        final class Row: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                for subview in subviews { subview.frame = bounds.insetBy(dx: 1, dy: 1) }
            }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        launch(showing: UIView())
        window.rootViewController?.view.addSubview(row)
        row.addSubview(a)
        session.settle()
        row.count = 0
        row.frame.size.width = 50
        session.settle()
        XCTAssertEqual(row.count, 1)
        XCTAssertEqual(a.frame.width, 48)
    }

    // MARK: Windows

    func testWindowLevelsAddAndSubtractNumbers() {
        XCTAssertGreaterThan(UIWindow.Level.alert + 1, .alert)
        XCTAssertLessThan(UIWindow.Level.alert - 1, .alert)
    }
}
