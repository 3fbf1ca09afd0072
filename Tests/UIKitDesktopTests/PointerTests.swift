import AppDriver
import PlatformHost
import TestCases
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

    /// A view that records the force of touches, and the maximum possible force.
    private final class ForceView: UIView {
        var forces: [CGFloat] = []
        var maxima: Set<CGFloat> = []

        private func record(_ touches: Set<UITouch>) {
            for touch in touches {
                forces.append(touch.force)
                maxima.insert(touch.maximumPossibleForce)
            }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }
    }

    func testATouchHasTheForceThatTheDeviceMeasures() {
        let view = ForceView()
        launch(showing: view)
        func press(_ pressures: [CGFloat?]) {
            for (step, pressure) in pressures.enumerated() {
                let phase: HostTouch.Phase = step == 0 ? .began : step == pressures.count - 1 ? .ended : .moved
                var touch = HostTouch(identifier: 3, phase: phase, location: CGPoint(x: 50, y: 50 + step))
                touch.pressure = pressure
                post(.touch(touch))
            }
            session.settle()
        }
        press([0.25, 0.75, 0])
        XCTAssertEqual(view.forces.count, 3)
        let maximum: CGFloat = view.maxima.first ?? 0
        XCTAssertEqual(view.maxima.count, 1)
        XCTAssertGreaterThan(maximum, 1)
        XCTAssertEqual(view.forces.map { $0 / maximum }, [0.25, 0.75, 0])
        view.forces = []
        view.maxima = []
        press([nil, nil])
        XCTAssertEqual(view.forces, [0, 0])
        XCTAssertEqual(view.maxima, [0])
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

    /// Provides regions and styles, and records region changes.
    private final class Styles: NSObject, UIPointerInteractionDelegate {
        var style: UIPointerStyle?
        var log: [String] = []

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            request.location.x < 50
                ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 40), identifier: "a") : nil
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { style }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { log.append("enter \(region.identifier.map { "\($0)" } ?? "none")") }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { log.append("exit") }
    }

    private func hover(_ x: CGFloat, _ y: CGFloat) -> HostCursor? {
        post(.hover(CGPoint(x: x, y: y)))
        return session.window?.cursor
    }

    func testEqualRegionsAreOneElementOfASet() {
        let regions: [UIPointerRegion] = (0..<8).map { index in
            UIPointerRegion(rect: CGRect(x: index / 4, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(Set(regions).count, 2)
    }

    func testAPointerInteractionDeterminesThePointerOfARegion() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let styles = Styles()
        let interaction = UIPointerInteraction(delegate: styles)
        view.addInteraction(interaction)
        stage([view])
        for (style, cursor): (UIPointerStyle?, HostCursor) in [
            (UIPointerStyle(shape: .verticalBeam(length: 20)), .text), (.hidden(), .hidden), (.system(), .arrow),
            (nil, .arrow),
        ] {
            styles.style = style
            interaction.invalidate()
            XCTAssertEqual(hover(20, 20), cursor)
            XCTAssertEqual(hover(80, 20), .arrow)
        }
        XCTAssertEqual(styles.log.prefix(3), ["enter a", "exit", "enter a"])
        styles.style = .hidden()
        XCTAssertEqual(hover(20, 20), .hidden)
        interaction.isEnabled = false
        XCTAssertEqual(session.window?.cursor, .arrow)
        view.removeInteraction(interaction)
        XCTAssertNil(view.gestureRecognizers?.first)
    }

    func testAChangeOfAViewUnderThePointerRemains() {
        let lifted = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
        lifted.layer.shadowRadius = 4
        let styles = Styles()
        lifted.addInteraction(UIPointerInteraction(delegate: styles))
        stage([lifted])
        styles.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: lifted)))
        _ = hover(40, 40)
        session.settle()
        XCTAssertEqual(lifted.transform, .identity)
        XCTAssertEqual(lifted.layer.presentation()?.shadowRadius, 10)
        lifted.transform = lifted.transform.rotated(by: .pi)
        lifted.layer.shadowOpacity = 0.5
        _ = hover(200, 300)
        session.settle()
        XCTAssertEqual(lifted.transform, CGAffineTransform(rotationAngle: .pi))
        XCTAssertEqual(lifted.layer.shadowOpacity, 0.5)
        XCTAssertEqual(lifted.layer.shadowRadius, 4)
    }

    /// Returns a view, 60 points wide, that the pointer lifts to a scale of 1.1.
    private func stageLiftedView() -> UIView {
        let lifted = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
        let styles = Styles()
        let interaction = UIPointerInteraction(delegate: styles)
        lifted.addInteraction(interaction)
        stage([lifted])
        styles.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: lifted)))
        _ = hover(40, 40)
        session.settle()
        return lifted
    }

    private func shownScale(_ view: UIView) -> CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }

    func testAnEffectRemainsWhileTheAppAnimatesTheView() {
        let lifted = stageLiftedView()
        let animation = CABasicAnimation(keyPath: "transform.scale")
        animation.fromValue = 1
        animation.toValue = 0.5
        animation.duration = 10
        lifted.layer.add(animation, forKey: "app")
        session.advance(by: 9.9)
        XCTAssertEqual(shownScale(lifted), 0.505 * 1.1, accuracy: 0.01)
        session.settle()
        XCTAssertEqual(shownScale(lifted), 1.1, accuracy: 0.001)
    }

    func testAnAnimationThatBeganDuringAnEffectContinuesWithoutTheEffect() {
        let lifted = stageLiftedView()
        UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) {
            lifted.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        session.advance(by: 0.1)
        XCTAssertEqual(shownScale(lifted), 1.1, accuracy: 0.01)
        _ = hover(200, 300)
        session.advance(by: 0.9)
        XCTAssertEqual(shownScale(lifted), 0.95, accuracy: 0.01)
        session.settle()
        XCTAssertEqual(shownScale(lifted), 0.5, accuracy: 0.001)
    }

    func testEffectsLiftAndHighlightTheViewUnderThePointer() {
        let lifted = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
        let highlighted = UIButton(type: .system)
        highlighted.frame = CGRect(x: 20, y: 100, width: 60, height: 40)
        highlighted.isPointerInteractionEnabled = true
        let styles = Styles()
        lifted.addInteraction(UIPointerInteraction(delegate: styles))
        stage([lifted, highlighted])
        styles.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: lifted)))
        let count: Int = lifted.superview?.subviews.count ?? 0
        _ = hover(40, 40)
        session.settle()
        XCTAssertGreaterThan(lifted.layer.presentation()?.transform.m11 ?? 0, 1.05)
        XCTAssertGreaterThan(lifted.layer.presentation()?.shadowOpacity ?? 0, 0)
        XCTAssertEqual(hover(40, 120), .hand)
        session.settle()
        XCTAssertEqual(lifted.layer.presentation()?.transform.m11 ?? 1, 1)
        XCTAssertEqual(lifted.layer.presentation()?.shadowOpacity ?? 0, 0)
        XCTAssertEqual(lifted.layer.animationKeys() ?? [], [])
        XCTAssertEqual(lifted.superview?.subviews.count, count + 1)
        _ = hover(200, 300)
        session.settle()
        XCTAssertEqual(lifted.superview?.subviews.count, count)
        highlighted.pointerStyleProvider = { button, effect, _ in
            if case .highlight(let preview) = effect {
                XCTAssertIdentical(preview.view, button)
            } else {
                XCTFail("The effect is \(effect).")
            }
            return .hidden()
        }
        XCTAssertEqual(hover(40, 120), .hidden)
        highlighted.isPointerInteractionEnabled = false
        XCTAssertNil(highlighted.pointerStyleProvider)
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
