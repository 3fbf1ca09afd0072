import TestCases
import UIKitAlerts
import UIKitCore
import XCTest

/// Tests that Tab moves from field to field.
final class NextFieldTests: KitTestCase {
    private static let tab = 0x2B

    /// Launches an application with fields at these positions, each 100 by 30 points.
    private func launchFields(_ places: [CGPoint]) -> [UITextField] {
        let root = UIView()
        let fields: [UITextField] = places.map { place in
            let field = UITextField(frame: CGRect(origin: place, size: CGSize(width: 100, height: 30)))
            root.addSubview(field)
            return field
        }
        launch(showing: root)
        session.settle()
        return fields
    }

    private func edited(_ fields: [UITextField]) -> Int? { fields.firstIndex { $0.isFirstResponder } }

    func testTabMovesInReadingOrder() {
        // The last field is at the top. The other two form a row, with slightly different vertical positions.
        let fields: [UITextField] = launchFields([
            CGPoint(x: 10, y: 100), CGPoint(x: 150, y: 98), CGPoint(x: 10, y: 20),
        ])
        fields[2].becomeFirstResponder()
        var order: [Int?] = []
        for _ in 0..<4 {
            session.press(Self.tab)
            order.append(edited(fields))
        }
        XCTAssertEqual(order, [0, 1, 2, 0])
    }

    func testShiftTabMovesBackward() {
        let fields: [UITextField] = launchFields([CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 60), CGPoint(x: 10, y: 100)])
        fields[0].becomeFirstResponder()
        session.press(Self.tab, modifiers: .shift)
        XCTAssertEqual(edited(fields), 2)
        session.press(Self.tab, modifiers: .shift)
        XCTAssertEqual(edited(fields), 1)
    }

    func testFieldsThatCannotBeEditedAreSkipped() {
        let fields: [UITextField] = launchFields([CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 60), CGPoint(x: 10, y: 100)])
        fields[1].isEnabled = false
        fields[0].becomeFirstResponder()
        session.press(Self.tab)
        XCTAssertEqual(edited(fields), 2)
        fields[0].isHidden = true
        session.press(Self.tab)
        XCTAssertEqual(edited(fields), 2)
    }

    func testTabKeepsTheTextAndInsertsNothing() {
        let fields: [UITextField] = launchFields([CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 60)])
        fields[0].becomeFirstResponder()
        session.type("one\ttwo")
        XCTAssertEqual(fields.map(\.text), ["one", "two"])
    }

    func testTabDoesNotReachFieldsBehindAnAlert() {
        let fields: [UITextField] = launchFields([CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 60)])
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        window.rootViewController?.present(alert, animated: false)
        session.settle()
        let own: UITextField? = alert.textFields?.first
        own?.becomeFirstResponder()
        session.press(Self.tab)
        XCTAssertEqual(own?.isFirstResponder, false, "The button has the focus.")
        XCTAssertNil(edited(fields))
        session.press(Self.tab)
        XCTAssertEqual(own?.isFirstResponder, true)
        XCTAssertNil(edited(fields))
    }
}
