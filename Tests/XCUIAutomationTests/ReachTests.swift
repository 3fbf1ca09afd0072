import UIKit
import XCTest
import XCUIAutomation

/// Events on elements that must be scrolled into view first, or that are only partly visible.
final class ReachTests: AutomationTestCase {
    /// A view that counts the gestures that a recognizer recognizes.
    private final class GestureCounter: NSObject {
        private(set) var count = 0

        init(_ recognizer: UIGestureRecognizer, in view: UIView) {
            super.init()
            recognizer.addTarget(self, action: Selector("recognized:", GestureCounter.recognized(_:)))
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(recognizer)
        }

        private func recognized(_ recognizer: UIGestureRecognizer) {
            if recognizer.state == .ended { count += 1 }
        }
    }

    /// A view with one accessibility element, 2,500 points below its top.
    private final class Canvas: UIView {
        private(set) var taps: [CGPoint] = []

        func addElement() {
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "Point"
            element.accessibilityTraits = .button
            element.accessibilityFrameInContainerSpace = CGRect(x: 100, y: 2_500, width: 40, height: 40)
            accessibilityElements = [element]
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            taps += touches.map { $0.location(in: self) }
        }
    }

    private let scrollView = UIScrollView()

    /// Launches an application with a scroll view that fills the screen, and content 3,000 points high.
    private func launchScrollView(filling fill: @escaping (UIScrollView) -> Void) {
        launch { [scrollView] controller in
            controller.view.add(scrollView, 0, 0, 390, 844)
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = CGSize(width: 390, height: 3_000)
            fill(scrollView)
        }
    }

    private func leftSwipe() -> UISwipeGestureRecognizer {
        let recognizer = UISwipeGestureRecognizer()
        recognizer.direction = .left
        return recognizer
    }

    func testSwipesScrollTheElementIntoView() {
        let footer = UILabel("Footer")
        let counter = GestureCounter(leftSwipe(), in: footer)
        launchScrollView { $0.add(footer, 20, 2_000, 300, 40) }
        app.staticTexts["Footer"].swipeLeft()
        XCTAssertEqual(counter.count, 1)
        scrollView.contentOffset = .zero
        app.staticTexts["Footer"].swipeLeft(velocity: .fast)
        XCTAssertEqual(counter.count, 2)
    }

    func testASliderIsScrolledIntoView() {
        let slider = UISlider()
        launchScrollView { $0.add(slider, 20, 2_000, 300, 40) }
        app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.75)
        XCTAssertEqual(slider.value, 0.75, accuracy: 0.02)
    }

    func testASwipeBehindAnAlertCallsTheInterruptionHandlers() {
        let label = UILabel("Row")
        let counter = GestureCounter(leftSwipe(), in: label)
        var root: UIViewController?
        launch { controller in
            root = controller
            controller.view.add(label, 20, 400, 300, 40)
        }
        let alert = UIAlertController(title: "Update", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Later", style: .cancel))
        root?.present(alert, animated: false)
        app.wait(seconds: 1)
        let token = addUIInterruptionMonitor(withDescription: "Update") { alert in
            alert.buttons["Later"].tap()
            return true
        }
        app.staticTexts["Row"].swipeLeft()
        removeUIInterruptionMonitor(token)
        XCTAssertFalse(app.alerts.firstMatch.exists)
        XCTAssertEqual(counter.count, 1)
    }

    func testADragBeginsAtTheElementAfterTheEndIsScrolledIntoView() {
        var touched: [String] = []
        launchScrollView { scrollView in
            for row in 0..<12 {
                let view = scrollView.add(UIButton("Row \(row)"), 0, CGFloat(row) * 80, 390, 80)
                view.addAction(UIAction { _ in touched.append("Row \(row)") }, for: .touchDown)
            }
        }
        app.buttons["Row 2"].press(forDuration: 0.5, thenDragTo: app.buttons["Row 11"])
        XCTAssertGreaterThan(scrollView.contentOffset.y, 0)
        XCTAssertEqual(touched, ["Row 2"])
        scrollView.contentOffset = .zero
        app.buttons["Row 2"].press(
            forDuration: 0.5, thenDragTo: app.buttons["Row 11"], withVelocity: .default, thenHoldForDuration: 0)
        XCTAssertEqual(touched, ["Row 2", "Row 2"])
    }

    func testAPinchStaysOnTheScreenIfTheElementIsLarger() {
        let image = UIView()
        image.accessibilityIdentifier = "image"
        let pinches = GestureCounter(UIPinchGestureRecognizer(), in: image)
        let rotations = GestureCounter(UIRotationGestureRecognizer(), in: image)
        launch { controller in
            let scrollView = controller.view.add(UIScrollView(), 0, 0, 390, 844)
            scrollView.contentSize = CGSize(width: 2_000, height: 2_000)
            scrollView.isScrollEnabled = false
            scrollView.add(image, 0, 0, 2_000, 2_000)
        }
        app.otherElements["image"].pinch(withScale: 2, velocity: 2)
        XCTAssertEqual(pinches.count, 1)
        app.otherElements["image"].rotate(1, withVelocity: 2)
        XCTAssertEqual(rotations.count, 1)
    }

    func testAnElementOfATallContainerIsScrolledIntoView() {
        let canvas = Canvas()
        canvas.addElement()
        launchScrollView { $0.add(canvas, 0, 0, 390, 3_000) }
        app.buttons["Point"].tap()
        XCTAssertEqual(canvas.taps, [CGPoint(x: 120, y: 2_520)])
    }

    func testKeysAreTypedByEachKindOfTap() {
        let field = UITextField()
        launch { $0.view.add(field, 20, 100, 300, 40) }
        app.textFields.firstMatch.tap()
        app.keys["a"].doubleTap()
        app.keys["b"].tap(withNumberOfTaps: 3, numberOfTouches: 1)
        app.keys["c"].press(forDuration: 1)
        XCTAssertEqual(field.text, "aabbbc")
    }
}
