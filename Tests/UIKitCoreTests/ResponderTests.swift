import TestCases
import UIKitCore
import XCTest

/// Tests which responders receive touches and actions. Also tests the observation of properties.
final class ResponderTests: KitTestCase {
    func testHitTestingFindsTheFrontmostView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds)
        let front = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
        root.addSubview(back)
        root.addSubview(front)
        XCTAssertTrue(root.hitTest(CGPoint(x: 75, y: 10), with: nil) === front)
        XCTAssertTrue(root.hitTest(CGPoint(x: 25, y: 10), with: nil) === back)
        XCTAssertNil(root.hitTest(CGPoint(x: 101, y: 10), with: nil))
    }

    func testHitTestingSkipsHiddenTransparentAndDisabledViews() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: root.bounds)
        root.addSubview(view)
        view.isHidden = true
        XCTAssertTrue(root.hitTest(.zero, with: nil) === root)
        view.isHidden = false
        view.alpha = 0.005
        XCTAssertTrue(root.hitTest(.zero, with: nil) === root)
        view.alpha = 1
        view.isUserInteractionEnabled = false
        XCTAssertTrue(root.hitTest(.zero, with: nil) === root)
    }

    func testTheResponderChain() {
        let controller = UIViewController()
        launch(controller)
        let view = UIView()
        controller.view.addSubview(view)
        XCTAssertTrue(view.next === controller.view)
        XCTAssertTrue(controller.view.next === controller)
        XCTAssertTrue(controller.next === window)
        XCTAssertTrue(window.next?.next === UIApplication.shared)
    }

    func testAnActionWithoutTargetIsSentUpTheResponderChain() {
        let root = SavingController()
        launch(root)
        let button = UIButton(type: .system)
        button.addTarget(nil, action: SavingController.saving, for: .touchUpInside)
        root.view.addSubview(button)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(root.saved, 1)
    }

    func testASelectorWithoutAFunctionCallsAStandardEditAction() {
        let root = CopyingController()
        launch(root)
        XCTAssertTrue(UIApplication.shared.sendAction(Selector("copy:"), to: root, from: nil, for: nil))
        XCTAssertEqual(root.copied, 1)
        XCTAssertFalse(root.canPerformAction(Selector("copy:"), withSender: nil))
        XCTAssertTrue(SavingView().canPerformAction(SavingView.saving, withSender: nil))
    }

    func testAClassReceivesActions() {
        let button = UIButton(type: .system)
        button.addTarget(ActionClass.self, action: Selector("act:"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertTrue(ActionClass.sender === button)
        button.removeTarget(ActionClass.self, action: nil, for: .touchUpInside)
        XCTAssertTrue(button.allControlEvents.isEmpty)
    }

    func testPropertiesOfViewsNotifyObservers() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let button = UIButton(type: .system)
        var changes: [String] = []
        let observations: [NSKeyValueObservation] = [
            scrollView.observe(\.contentOffset, options: .new) { _, change in
                changes.append("offset \(change.newValue?.y ?? 0)")
            },
            scrollView.observe(\.contentSize) { view, _ in changes.append("size \(view.contentSize.height)") },
            button.observe(namedKeyPath(\.isEnabled, "isEnabled")) { button, _ in
                changes.append("enabled \(button.isEnabled)")
            },
            scrollView.observe(namedKeyPath(\.bounds, "bounds")) { _, _ in changes.append("bounds") },
        ]
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentOffset = CGPoint(x: 0, y: 10)
        scrollView.setValue(false, forKey: "hidden")
        button.setValue(false, forKey: "enabled")
        XCTAssertEqual(changes, ["size 500.0", "bounds", "offset 10.0", "enabled false"])
        for observation in observations { observation.invalidate() }
    }

    func testTheTitleOfAControllerNotifiesObservers() {
        let controller = UIViewController()
        var titles: [String?] = []
        let observation = controller.observe(\.title, options: .new) { _, change in
            titles.append(change.newValue ?? nil)
        }
        controller.title = "Trips"
        controller.title = nil
        XCTAssertEqual(titles, ["Trips", nil])
        observation.invalidate()
    }

    func testTargetsAreWeakAndCanBeRemovedByName() {
        final class Target {
            var count = 0
            func act() { count += 1 }
        }
        let button = UIButton(type: .system)
        var target: Target? = Target()
        button.addTarget(target, action: Selector("act", Target.act), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(target?.count, 1)
        button.removeTarget(target, action: Selector("act", Target.act), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(target?.count, 1)
        button.addTarget(target, action: Selector("act", Target.act), for: .touchUpInside)
        weak let weakTarget: Target? = target
        target = nil
        XCTAssertNil(weakTarget)
        button.sendActions(for: .touchUpInside)
    }

    func testATapOnAButtonSendsTouchDownThenUpInside() {
        let controller = UIViewController()
        launch(controller)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        var events: [String] = []
        for (name, event) in [
            ("down", UIControl.Event.touchDown), ("up inside", .touchUpInside), ("up outside", .touchUpOutside),
            ("primary", .primaryActionTriggered),
        ] {
            button.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        controller.view.addSubview(button)
        session.tap(at: CGPoint(x: 150, y: 120))
        XCTAssertEqual(events, ["down", "up inside", "primary"])
        events = []
        session.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 600), rest: 0.1)
        XCTAssertEqual(events, ["down", "up outside"])
    }

    func testDisablingAControlCancelsItsTracking() {
        let controller = UIViewController()
        launch(controller)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        controller.view.addSubview(button)
        session.touch(.began, at: CGPoint(x: 150, y: 120))
        XCTAssertTrue(button.isTracking)
        button.isEnabled = false
        XCTAssertFalse(button.isTracking)
        session.touch(.ended, at: CGPoint(x: 150, y: 120))
        XCTAssertEqual(events, ["cancel"])
    }
}

@preconcurrency @MainActor
private final class SavingController: UIViewController {
    static let saving = Selector("save", SavingController.save)
    var saved = 0

    func save() { saved += 1 }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("save")
    }
}

@preconcurrency @MainActor
private final class CopyingController: UIViewController {
    var copied = 0

    override func copy(_ sender: Any?) { copied += 1 }
}

@preconcurrency @MainActor
private final class SavingView: UIView {
    static let saving = Selector("save", SavingView.save)

    func save() {}
}

@preconcurrency @MainActor
private final class ActionClass: NSObject {
    static var sender: AnyObject?

    static func act(_ sender: AnyObject) { self.sender = sender }

    nonisolated enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(ActionClass.self) { members in members.typeMethod("act:") { try $0.act($1[0]) } }
        }
    }
}
