import UIKit
import XCTest
import XCUIAutomation

/// The element tree, screenshots, gestures and the device.
final class TreeTests: AutomationTestCase {
    func testADescendantOfSeveralMatchesIsFoundOnce() {
        launch { controller in
            let outer = controller.view.add(UIView(), 0, 0, 300, 300)
            let inner = outer.add(UIView(), 0, 0, 200, 200)
            inner.add(UIButton("Deep"), 20, 50, 100, 40)
        }
        XCTAssertEqual(app.otherElements.buttons.matching(identifier: "Deep").count, 1)
        XCTAssertTrue(app.windows.otherElements.otherElements.buttons["Deep"].isHittable)
        XCTAssertEqual(app.windows.children(matching: .other).element.children(matching: .other).count, 1)
    }

    func testHiddenAndEmptyElementsDoNotExist() {
        launch { controller in
            controller.view.add(UILabel("hidden"), 20, 50, 100, 40).isHidden = true
            controller.view.add(UILabel("clear"), 20, 50, 100, 40).alpha = 0
            controller.view.add(UILabel("empty"), 20, 50, 0, 0)
            let container = controller.view.add(UIView(), 20, 300, 0, 0)
            container.add(UILabel("overflowing"), 0, 0, 100, 40)
            let group = controller.view.add(UIView(), 20, 400, 200, 50)
            group.isAccessibilityElement = true
            group.accessibilityLabel = "one element"
            group.add(UILabel("inside"), 0, 0, 100, 40)
        }
        for name in ["hidden", "clear", "empty", "inside"] { XCTAssertFalse(app.staticTexts[name].exists, name) }
        XCTAssertTrue(app.staticTexts["overflowing"].exists)
        XCTAssertTrue(app.otherElements["one element"].isHittable)
    }

    func testAModalViewHidesTheElementsOfItsSiblings() {
        let dialog = UIView()
        launch { controller in
            controller.view.add(UIButton("Behind"), 20, 50, 100, 40)
            controller.view.add(dialog, 20, 300, 200, 100)
            dialog.accessibilityViewIsModal = true
            dialog.add(UIButton("OK"), 0, 0, 100, 40)
            let notice = controller.view.add(UIView(), 20, 500, 200, 100)
            notice.accessibilityViewIsModal = true
            notice.isHidden = true
        }
        XCTAssertTrue(app.buttons["OK"].isHittable)
        XCTAssertFalse(app.buttons["Behind"].exists)
        dialog.accessibilityViewIsModal = false
        XCTAssertTrue(app.buttons["Behind"].exists)
    }

    func testAccessibilityElementsReplaceSubviews() {
        launch { controller in
            let chart = controller.view.add(UIView(), 20, 100, 200, 200)
            chart.accessibilityElements = (0..<3).map { index in
                let bar = UIAccessibilityElement(accessibilityContainer: chart)
                bar.accessibilityLabel = "Bar \(index)"
                bar.accessibilityTraits = .image
                bar.accessibilityFrameInContainerSpace = CGRect(x: CGFloat(index) * 60, y: 0, width: 50, height: 200)
                return bar
            }
            chart.add(UILabel("not listed"), 0, 0, 100, 20)
        }
        XCTAssertEqual(app.images.allElementsBoundByIndex.map(\.label), ["Bar 0", "Bar 1", "Bar 2"])
        XCTAssertEqual(app.images["Bar 1"].frame, CGRect(x: 80, y: 100, width: 50, height: 200))
        XCTAssertTrue(app.images["Bar 1"].isHittable)
        XCTAssertFalse(app.staticTexts["not listed"].exists)
    }

    func testTheFrameOfAViewIsItsAccessibilityFrame() {
        launch { controller in
            controller.view.add(UILabel("Text"), 20, 200, 100, 40).accessibilityFrame = CGRect(
                x: 10, y: 190, width: 120, height: 60)
        }
        XCTAssertEqual(app.staticTexts["Text"].frame, CGRect(x: 10, y: 190, width: 120, height: 60))
    }

    func testAnOverlayCoversControlsBehindIt() {
        launch { controller in
            controller.view.add(UIButton("Under"), 20, 100, 100, 40)
            controller.view.add(UILabel("Text"), 20, 200, 100, 40)
            controller.view.add(UIView(), 0, 0, 390, 844)
        }
        XCTAssertFalse(app.buttons["Under"].isHittable)
        XCTAssertTrue(app.staticTexts["Text"].isHittable, "A transparent view does not hide text.")
    }

    func testScreenshotsShowTheScreenOrAnElement() {
        launch { controller in controller.view.add(UIView(), 10, 20, 30, 40).accessibilityIdentifier = "box" }
        let screen = XCUIScreen.main.screenshot()
        XCTAssertEqual(screen.image.size, CGSize(width: 390, height: 844))
        XCTAssertEqual(app.screenshot().pngRepresentation, screen.pngRepresentation)
        XCTAssertEqual(app.otherElements["box"].screenshot().image.size, CGSize(width: 30, height: 40))
        XCTAssertEqual(XCUIScreen.screens.count, 1)
    }

    func testASnapshotContainsTheTree() throws {
        launch { controller in controller.view.add(UIButton("Go"), 10, 100, 80, 40) }
        let snapshot = try app.windows.firstMatch.snapshot()
        XCTAssertEqual(snapshot.elementType, .window)
        XCTAssertEqual(snapshot.children.first?.children.first?.label, "Go")
        XCTAssertEqual(snapshot.children.first?.children.first?.dictionaryRepresentation[.label] as? String, "Go")
        XCTAssertThrowsError(try app.buttons["Stop"].snapshot())
    }

    func testTheApplicationIsAnElement() {
        launch { controller in controller.view.add(UIButton("Go"), 10, 100, 80, 40) }
        XCTAssertEqual(app.elementType, .application)
        XCTAssertEqual(app.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 1))
        let dump: String = app.debugDescription
        XCTAssertTrue(dump.contains("Button, {{10, 100}, {80, 40}}, label: 'Go'"), dump)
        app.activate()
        XCTAssertTrue(app.buttons["Go"].exists)
    }

    func testGesturesUseTheRequiredFingers() {
        launch { controller in
            let label = controller.view.add(UILabel("none"), 20, 50, 300, 40)
            let pad = controller.view.add(UIView(), 20, 100, 300, 300)
            pad.accessibilityIdentifier = "pad"
            let two = Recognizer(UITapGestureRecognizer(), "two fingers", label)
            two.recognizer.numberOfTouchesRequired = 2
            let press = Recognizer(UILongPressGestureRecognizer(), "press", label)
            let pinch = Recognizer(UIPinchGestureRecognizer(), "pinch", label)
            let rotation = Recognizer(UIRotationGestureRecognizer(), "rotation", label)
            for recognizer in [two.recognizer, press.recognizer, pinch.recognizer, rotation.recognizer] {
                pad.addGestureRecognizer(recognizer)
            }
            pad.retain([two, press, pinch, rotation])
        }
        let pad = app.otherElements["pad"]
        pad.twoFingerTap()
        XCTAssertTrue(app.staticTexts["two fingers"].exists)
        pad.press(forDuration: 1)
        XCTAssertTrue(app.staticTexts["press"].exists)
        pad.pinch(withScale: 2, velocity: 1)
        XCTAssertTrue(app.staticTexts["pinch"].exists)
        pad.rotate(.pi / 2, withVelocity: 1)
        XCTAssertTrue(app.staticTexts["rotation"].exists)
    }

    func testASlowSwipeScrollsLessThanAFastOne() {
        func distance(_ velocity: XCUIGestureVelocity) -> CGFloat {
            launch { controller in
                let scroll = controller.view.add(UIScrollView(), 0, 0, 390, 844)
                scroll.contentSize = CGSize(width: 390, height: 20_000)
                scroll.add(UILabel("mark"), 0, 10_000, 100, 40)
                scroll.contentOffset.y = 9_000
            }
            let before: CGFloat = app.staticTexts["mark"].frame.minY
            app.scrollViews.firstMatch.swipeDown(velocity: velocity)
            return app.staticTexts["mark"].frame.minY - before
        }
        let slow: CGFloat = distance(.slow)
        XCTAssertGreaterThan(slow, 500)
        XCTAssertGreaterThan(distance(.fast), slow + 100)
    }

    func testTheHomeButtonMovesTheApplicationToTheBackground() {
        // Only the main thread accesses the variable: the application posts its notifications there.
        nonisolated(unsafe) var notifications: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIApplication.willResignActiveNotification, "willResignActive"),
            (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
            (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
            (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
        ]
        launch { _ in () }
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                notifications.append(text)
            }
        }
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 1))
        XCTAssertEqual(notifications, ["willResignActive", "didEnterBackground"])
        app.activate()
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertEqual(notifications.suffix(2), ["willEnterForeground", "didBecomeActive"])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func testOrientationAndAppearanceOfTheDeviceCanBeSet() {
        launch { _ in () }
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertEqual(app.frame.size, CGSize(width: 844, height: 390))
        XCUIDevice.shared.orientation = .portrait
        XCTAssertEqual(app.frame.size, CGSize(width: 390, height: 844))
        XCUIDevice.shared.appearance = .dark
        XCTAssertEqual(XCUIDevice.shared.appearance, .dark)
        XCUIDevice.shared.appearance = .light
        XCTAssertEqual(XCUIDevice.shared.appearance, .light)
    }
}

/// A gesture recognizer and a target that writes a name into a label when the gesture is recognized.
@preconcurrency @MainActor
private final class Recognizer<Kind: UIGestureRecognizer>: NSObject {
    let recognizer: Kind
    private let name: String
    private let label: UILabel

    init(_ recognizer: Kind, _ name: String, _ label: UILabel) {
        self.recognizer = recognizer
        self.name = name
        self.label = label
        super.init()
        recognizer.addTarget(self, action: Selector("recognized", Recognizer.recognized))
    }

    private func recognized() { label.text = name }
}

extension UIView {
    /// Retains objects as long as the view exists.
    fileprivate func retain(_ objects: [AnyObject]) {
        addSubview(ObjectHolder(objects))
    }
}

private final class ObjectHolder: UIView {
    private let objects: [AnyObject]

    init(_ objects: [AnyObject]) {
        self.objects = objects
        super.init(frame: .zero)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }
}
