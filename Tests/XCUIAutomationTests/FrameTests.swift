import UIKit
import XCTest
import XCUIAutomation

/// What happens in the frames of an application without a picture, and when it rotates.
final class FrameTests: AutomationTestCase {
    private final class Drawn: UIView {
        var draws = 0
        override func draw(_ rect: CGRect) {
            draws += 1
            isAccessibilityElement = true
            accessibilityLabel = "drawn \(draws)"
        }
    }

    override func tearDown() {
        XCUIDevice.shared.orientation = .portrait
        super.tearDown()
    }

    func testAViewDrawsInTheFrameInWhichItAppearsOrIsMarked() {
        let view = Drawn(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        let outside = Drawn(frame: CGRect(x: 20, y: 2_000, width: 50, height: 50))
        launch { controller in
            controller.view.addSubview(view)
            controller.view.addSubview(outside)
        }
        XCTAssertTrue(app.otherElements["drawn 1"].exists)
        view.setNeedsDisplay()
        XCTAssertTrue(app.otherElements["drawn 2"].waitForExistence(timeout: 1))
        _ = app.screenshot()
        app.wait(seconds: 1)
        XCTAssertEqual(view.draws, 2)
        XCTAssertEqual(outside.draws, 0)
    }

    func testAWindowWithoutABackgroundIsBlack() {
        launchRoot { UIViewController() }
        var pixel: [UInt8] = [0, 0, 0, 0]
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        if let image = app.screenshot().cgImage { context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        XCTAssertEqual(pixel, [0, 0, 0, 255])
    }

    func testRotationPostsTheNotificationsOfTheStatusBar() {
        launch { _ in () }
        let observer = Observer()
        for name in [Observer.willChange, Observer.didChange] {
            NotificationCenter.default.addObserver(
                observer, selector: Selector("posted:", Observer.posted), name: name, object: nil)
        }
        XCUIDevice.shared.orientation = .landscapeLeft
        NotificationCenter.default.removeObserver(observer)
        XCTAssertEqual(observer.calls, ["will 3 1", "did 1 3"])
    }

    private final class Observer: NSObject {
        static let willChange = UIApplication.willChangeStatusBarOrientationNotification
        static let didChange = UIApplication.didChangeStatusBarOrientationNotification
        var calls: [String] = []

        func posted(_ notification: Notification) {
            let value = notification.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
            let current: UIInterfaceOrientation = UIApplication.shared.statusBarOrientation
            calls.append("\(notification.name == Self.willChange ? "will" : "did") \(value ?? -1) \(current.rawValue)")
        }
    }

    func testAPinchOnATextFieldDoesNotBeginEditing() {
        let field = UITextField()
        launch { $0.view.add(field, 20, 200, 300, 34) }
        app.textFields.firstMatch.pinch(withScale: 2, velocity: 1)
        XCTAssertFalse(field.isFirstResponder)
        app.textFields.firstMatch.swipeLeft()
        XCTAssertFalse(field.isFirstResponder)
        app.textFields.firstMatch.tap()
        XCTAssertTrue(field.isFirstResponder)
    }
}
