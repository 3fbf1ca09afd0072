import Expectations
import TestStage
import Testing
import UIKit

@MainActor @Suite(.onStage)
struct RatingControlTests {
    private let stage = Stage()
    private let control = RatingControl(frame: CGRect(x: 20, y: 20, width: 132, height: 20))

    init() {
        stage.root.addSubview(control)
    }

    @Test func `a touch on a circle sets the rating and sends one action`() {
        var sent: [Int] = []
        control.addAction(UIAction { [unowned control] _ in sent.append(control.rating) }, for: .valueChanged)
        stage.tap(20 + 66, 30)
        stage.tap(20 + 66, 30)
        expect(sent, equals: [3])
    }

    @Test func `the first circle is on the right for right to left`() {
        control.semanticContentAttribute = .forceRightToLeft
        stage.tap(20 + 130, 30)
        expect(control.rating, equals: 1)
    }

    @Test func `the rating is clamped, and it is the accessibility value`() {
        control.rating = 9
        expect(control.rating, equals: 5)
        expect(control.isAccessibilityElement && control.accessibilityTraits.contains(.adjustable))
        expect(control.accessibilityValue, equals: "5 of 5")
    }

    @Test func `setting the same rating again draws nothing`() {
        control.rating = 3
        _ = stage.pngData()
        stage.host.windows[0].forgetPresentations()
        control.rating = 3
        _ = stage.pngData()
        expect(stage.host.windows[0].presentations.isEmpty)
    }
}
