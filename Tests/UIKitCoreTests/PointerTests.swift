import AppDriver
import PlatformHost
import UIKitCore
import UIKitDesktop
import XCTest

/// Tests the shapes of the pointer and the buttons of a mouse.
final class PointerTests: KitTestCase {
    private func stage(_ views: [UIView]) {
        let root = UIView()
        for view in views { root.addSubview(view) }
        launch(showing: root)
        session.settle()
    }

    private func post(_ kind: HostEvent.Kind) {
        guard let window = session.window else { return }
        session.host.post(kind, at: window)
        session.host.turn()
    }

    private func click(_ x: CGFloat, _ y: CGFloat, _ buttons: HostButtons) {
        let point = CGPoint(x: x, y: y)
        for phase in [HostTouch.Phase.began, .ended] {
            post(.touch(HostTouch(identifier: 0, phase: phase, location: point, tool: .pointer, buttons: buttons)))
        }
        session.settle()
    }

    func testThePointerShapeDependsOnTheViewBelow() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        let disabled = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        disabled.isEnabled = false
        stage([field, button, disabled])
        var cursors: [HostCursor?] = []
        for y: CGFloat in [20, 120, 220, 320] {
            post(.hover(CGPoint(x: 50, y: y)))
            cursors.append(session.window?.cursor)
        }
        XCTAssertEqual(cursors, [.text, .hand, .arrow, .arrow])
    }

    private final class Recorder: NSObject {
        var log: [String] = []

        func tapped(_ recognizer: UITapGestureRecognizer) { log.append("\(recognizer.buttonMask.rawValue)") }

        func hovered(_ recognizer: UIHoverGestureRecognizer) { log.append("hover") }
    }

    func testTapsRequireTheirButton() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let recorder = Recorder()
        let primary = UITapGestureRecognizer(target: recorder, action: Selector("tapped", Recorder.tapped))
        let secondary = UITapGestureRecognizer(target: recorder, action: Selector("tapped", Recorder.tapped))
        XCTAssertEqual(primary.buttonMaskRequired, .primary)
        secondary.buttonMaskRequired = .secondary
        for recognizer in [primary, secondary] { view.addGestureRecognizer(recognizer) }
        stage([view])
        click(50, 50, .secondary)
        click(50, 50, .primary)
        XCTAssertEqual(recorder.log, ["2", "1"])
        session.tap(at: CGPoint(x: 50, y: 50))
        XCTAssertEqual(recorder.log.last, "0", "A finger has no buttons, so both recognizers respond.")
        XCTAssertEqual(UIEvent.ButtonMask.button(2), .secondary)
    }

    private final class TouchRecorder: UIView {
        var masks: [UIEvent.ButtonMask] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            if let event { masks.append(event.buttonMask) }
        }
    }

    func testViewsReceiveSecondaryClicksAndControlsIgnoreThem() {
        let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        stage([view, button])
        click(50, 50, .secondary)
        XCTAssertEqual(view.masks, [.secondary])
        click(50, 220, .secondary)
        XCTAssertEqual(count, 0)
        click(50, 220, .primary)
        XCTAssertEqual(count, 1)
    }

    func testTheGeneralPasteboardCannotBeRemoved() {
        let general: UIPasteboard = .general
        UIPasteboard.remove(withName: .general)
        XCTAssertTrue(UIPasteboard.general === general)
        let name = UIPasteboard.Name(rawValue: "PointerTests")
        UIPasteboard(name: name, create: true)?.string = "kept"
        XCTAssertEqual(UIPasteboard(name: name, create: false)?.string, "kept")
        UIPasteboard.remove(withName: name)
        XCTAssertNil(UIPasteboard(name: name, create: false))
    }

    func testTheSecondaryButtonShowsEditActions() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.text = "one two"
        stage([field])
        UIPasteboard.general.string = nil
        click(30, 120, .secondary)
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "one")
        let rows: [Element] = menuRows
        XCTAssertEqual(rows.map { $0.label }, ["Cut", "Copy", "Select All"])
        guard let middle = rows.first?.hitPoint else { return XCTFail("The menu has no rows.") }
        click(middle.x, middle.y, .primary)
        XCTAssertEqual(field.text, " two")
        XCTAssertEqual(UIPasteboard.general.string, "one")
        XCTAssertTrue(menuRows.isEmpty)
        XCTAssertTrue(field.isFirstResponder)
    }

    func testTouchesOutsideTheMenuAndEscapeCloseIt() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.text = "one two"
        stage([field])
        click(30, 120, .secondary)
        XCTAssertFalse(menuRows.isEmpty)
        click(380, 800, .primary)
        XCTAssertTrue(menuRows.isEmpty)
        click(30, 120, .secondary)
        XCTAssertFalse(menuRows.isEmpty)
        session.press(0x29)
        XCTAssertTrue(menuRows.isEmpty)
    }

    private var menuRows: [Element] {
        let menus: [Element] = ElementTree.all.filter { $0.elementType == .menu }
        return menus.flatMap { ElementTree.descendants(of: $0) }.filter { $0.elementType == .button }
    }

    func testAHoverRecognizerDoesNotReceiveTouches() {
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let recorder = Recorder()
        let recognizer = UIHoverGestureRecognizer(target: recorder, action: Selector("hovered", Recorder.hovered))
        button.addGestureRecognizer(recognizer)
        stage([button])
        post(.hover(CGPoint(x: 50, y: 220)))
        click(50, 220, .primary)
        XCTAssertEqual(count, 1)
        XCTAssertEqual(recorder.log.first, "hover")
    }

    func testAWindowHasAMinimumSize() {
        stage([])
        let restrictions: UISceneSizeRestrictions? = window.windowScene?.sizeRestrictions
        XCTAssertEqual(restrictions?.minimumSize, CGSize(width: 320, height: 320))
        restrictions?.minimumSize.width = 500
        XCTAssertEqual(session.window?.sizeLimits.minimum, CGSize(width: 500, height: 320))
        XCTAssertTrue(window.windowScene?.sizeRestrictions === restrictions)
    }
}
