import AppDriver
import PlatformHost
import UIKitAlerts
import UIKitControls
import UIKitCore
import UIKitDesktop
import XCTest

/// Tests Tab, arrows, Space and Return. Apple describes them in “Navigating an app's user interface using a keyboard”.
final class FocusTests: FocusTestCase {
    // MARK: Tab

    func testTheFirstTabFocusesTheFirstField() {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        stage([button("above", 100), field])
        session.press(Self.tab)
        XCTAssertTrue(field.isFirstResponder)
        session.type("abc")
        XCTAssertEqual(field.text, "abc")
    }

    func testTabMovesThroughFieldsAndButtonsInReadingOrder() {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        field.placeholder = "field"
        let disabled: UIButton = button("disabled", 260)
        disabled.isEnabled = false
        stage([button("c", 300), disabled, button("b", 102, x: 150), button("a", 100), field])
        XCTAssertEqual(titles(pressing: Self.tab, times: 5), ["field", "c", "a", "b", "field"])
        XCTAssertEqual(titles(pressing: Self.tab, times: 2, modifiers: .shift), ["b", "a"])
        XCTAssertFalse(field.isFirstResponder)
    }

    func testAFocusGroupIsOneTabStopAndArrowsMoveInsideIt() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        bar.focusGroupIdentifier = "bar"
        let last: UIButton = button("last", 0, x: 240)
        for view in [button("one", 0), button("two", 0, x: 130), last] { bar.addSubview(view) }
        stage([bar, button("below", 100)])
        XCTAssertEqual(titles(pressing: Self.tab, times: 3), ["one", "below", "one"])
        XCTAssertEqual(titles(pressing: Self.right, times: 3), ["two", "last", "last"])
        XCTAssertEqual(titles(pressing: Self.down, times: 1), ["last"])
        last.focusGroupPriority = .prioritized
        XCTAssertEqual(titles(pressing: Self.tab, times: 2), ["below", "last"])
    }

    func testArrowsMoveBetweenButtons() {
        stage([button("a", 100), button("b", 100, x: 200), button("c", 200), button("d", 200, x: 200)])
        XCTAssertEqual(titles(pressing: Self.down, times: 2), ["a", "c"])
        XCTAssertEqual(titles(pressing: Self.right, times: 2), ["d", "d"])
        XCTAssertEqual(titles(pressing: Self.up, times: 1), ["b"])
        XCTAssertEqual(titles(pressing: Self.left, times: 1), ["a"])
    }

    func testArrowsInATextFieldMoveTheCaret() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        stage([field, button("below", 200)])
        session.press(Self.tab)
        for usage in [Self.left, Self.down, Self.up, Self.right, Self.space] { session.press(usage) }
        XCTAssertTrue(field.isFirstResponder)
    }

    // MARK: Activation

    func testSpaceAndReturnPressAButton() {
        var count = 0
        let button: UIButton = button("a", 100) { count += 1 }
        stage([button])
        session.press(Self.tab)
        XCTAssertTrue(button.state.contains(.focused))
        session.press(Self.space)
        session.press(Self.enter)
        XCTAssertEqual(count, 2)
        session.press(Self.space, modifiers: .control)
        XCTAssertEqual(count, 2)
    }

    func testAHeldKeyHighlightsAButtonUntilItLosesFocus() {
        var count = 0
        let button: UIButton = button("a", 100) { count += 1 }
        stage([button, self.button("b", 200)])
        session.press(Self.tab)
        post(Self.space, isDown: true)
        XCTAssertTrue(button.isHighlighted)
        session.press(Self.tab)
        post(Self.space, isDown: false)
        XCTAssertFalse(button.isHighlighted)
        XCTAssertEqual(count, 0)
    }

    func testAChangeOfFocusDoesNotHighlightAButtonWhoseTouchIsOutside() {
        let button: UIButton = button("a", 100)
        stage([button, self.button("b", 200)])
        session.press(Self.tab)
        touch(.began, y: 120)
        touch(.moved, y: 500)
        XCTAssertFalse(button.isHighlighted)
        session.press(Self.tab)
        XCTAssertTrue(button.isTracking)
        XCTAssertFalse(button.isHighlighted)
        touch(.ended, y: 500)
    }

    private func touch(_ phase: HostTouch.Phase, y: CGFloat) {
        guard let window = session.window else { return }
        let touch = HostTouch(identifier: 1, phase: phase, location: CGPoint(x: 60, y: y))
        session.host.post(.touch(touch), at: window)
        session.host.turn()
    }

    private func post(_ usage: Int, isDown: Bool) {
        guard let window = session.window else { return }
        session.host.post(.key(HostKey(usage: usage, isDown: isDown)), at: window)
        session.host.turn()
    }

    func testArrowsChangeTheValuesOfControls() {
        let toggle = UISwitch(frame: CGRect(x: 20, y: 50, width: 51, height: 31))
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let stepper = UIStepper(frame: CGRect(x: 20, y: 150, width: 94, height: 32))
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        segments.frame = CGRect(x: 20, y: 200, width: 200, height: 32)
        segments.selectedSegmentIndex = 0
        segments.setEnabled(false, forSegmentAt: 1)
        var changes = 0
        for control in [toggle, slider, stepper, segments] as [UIControl] {
            control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        }
        stage([toggle, slider, stepper, segments])
        session.press(Self.tab)
        session.press(Self.space)
        XCTAssertTrue(toggle.isOn)
        session.press(Self.tab)
        for usage in [Self.right, Self.right, Self.left] { session.press(usage) }
        XCTAssertEqual(slider.value, 0.05, accuracy: 0.001)
        session.press(Self.tab)
        session.press(Self.right)
        XCTAssertEqual(stepper.value, 1)
        session.press(Self.tab)
        session.press(Self.right)
        XCTAssertEqual(segments.selectedSegmentIndex, 2)
        session.press(Self.right)
        XCTAssertEqual(segments.selectedSegmentIndex, 2)
        XCTAssertEqual(changes, 6)
    }

    // MARK: Alerts

    func testTheButtonsOfAnAlertCanBeFocusedAndPressed() {
        let below: UIButton = button("below", 100)
        stage([below])
        session.press(Self.tab)
        var choices: [String] = []
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in choices.append("Delete") }
        let keep = UIAlertAction(title: "Keep", style: .cancel) { _ in choices.append("Keep") }
        for action in [delete, keep] { alert.addAction(action) }
        alert.preferredAction = delete
        window.rootViewController?.present(alert, animated: false)
        session.settle()
        session.press(Self.tab)
        XCTAssertEqual(focused?.isDescendant(of: alert.view), true)
        session.press(Self.right)
        session.press(Self.left)
        // The cancel action is the first button.
        session.press(Self.enter)
        session.settle()
        XCTAssertEqual(choices, ["Keep"])
        XCTAssertTrue(below.isFocused)
    }

    func testReturnChoosesThePreferredActionIfNoButtonHasFocus() {
        stage([button("below", 100)])
        session.press(Self.tab)
        var choices: [String] = []
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in choices.append("Delete") }
        for action in [UIAlertAction(title: "Keep", style: .cancel), delete] { alert.addAction(action) }
        alert.preferredAction = delete
        window.rootViewController?.present(alert, animated: false)
        session.settle()
        session.press(Self.enter)
        session.settle()
        XCTAssertEqual(choices, ["Delete"])
    }

    // MARK: Navigation

    func testTheFocusReturnsToTheButtonThatPushed() {
        let first = UIViewController()
        let second = UIViewController()
        second.view.addSubview(button("inside", 200))
        let navigation = UINavigationController(rootViewController: first)
        let opener: UIButton = button("open", 200) { [weak navigation] in
            navigation?.pushViewController(second, animated: true)
        }
        first.view.addSubview(button("other", 150))
        first.view.addSubview(opener)
        launch(navigation)
        session.settle()
        XCTAssertEqual(titles(pressing: Self.tab, times: 2), ["other", "open"])
        session.press(Self.enter)
        session.settle()
        XCTAssertEqual(titles(pressing: Self.tab, times: 1), ["inside"])
        navigation.popViewController(animated: true)
        session.settle()
        XCTAssertTrue(opener.isFocused)
    }

    // MARK: Environments

    private final class Pad: UIView {
        var log: [String] = []
        var allows = true
        var preferred: [any UIFocusEnvironment] = []

        override var canBecomeFocused: Bool { preferred.isEmpty }
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            log.append(context.nextFocusedView === self ? "in" : "out")
            coordinator.addCoordinatedFocusingAnimations {
                self.log.append("\($0.duration > 0)")
            } completion: {
                self.log.append("end")
            }
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            guard presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) else {
                return super.pressesBegan(presses, with: event)
            }
            log.append("key")
        }
    }

    func testACustomViewReceivesFocusUpdatesAndKeys() {
        let pad = Pad(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        stage([pad, button("below", 200)])
        session.press(Self.tab)
        session.settle()
        session.press(Self.enter)
        XCTAssertEqual(pad.log, ["in", "true", "end", "key"])
        pad.allows = false
        session.press(Self.tab)
        XCTAssertTrue(pad.isFocused)
        pad.allows = true
        session.press(Self.tab)
        XCTAssertFalse(pad.isFocused)
        XCTAssertEqual(pad.log.filter { $0 == "out" }.count, 1)
    }

    func testCodeMovesTheFocusToThePreferredEnvironment() {
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        let first: UIButton = button("first", 20)
        let second: UIButton = button("second", 100)
        for view in [first, second] { pad.addSubview(view) }
        stage([pad])
        pad.preferred = [second]
        pad.setNeedsFocusUpdate()
        session.settle()
        XCTAssertNil(focused, "No item in the view has the focus, so the focus does not move.")
        UIFocusSystem.focusSystem(for: pad)?.requestFocusUpdate(to: pad)
        session.settle()
        XCTAssertTrue(second.isFocused)
        pad.preferred = [first]
        pad.setNeedsFocusUpdate()
        pad.updateFocusIfNeeded()
        XCTAssertTrue(first.isFocused)
        XCTAssertTrue(pad.contains(first))
        XCTAssertFalse(first.contains(pad))
    }

    func testMovementsAndFailedMovementsPostNotifications() {
        stage([button("only", 100)])
        let updated = expectation(forNotification: UIFocusSystem.didUpdateNotification, object: nil) { note in
            note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] is UIFocusUpdateContext
        }
        let failed = expectation(forNotification: UIFocusSystem.movementDidFailNotification, object: nil)
        session.press(Self.tab)
        session.press(Self.down)
        wait(for: [updated, failed], timeout: 1)
    }

    // MARK: The ring

    private func ring(of view: UIView) -> CAShapeLayer? {
        view.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first { $0.lineWidth == 3 }
    }

    func testAFocusRingIsShownUntilATouch() {
        let button: UIButton = button("a", 100)
        stage([button])
        session.press(Self.tab)
        XCTAssertEqual(ring(of: button)?.path?.boundingBox, CGRect(x: -2.5, y: -2.5, width: 105, height: 45))
        button.frame.size.width = 200
        session.settle()
        XCTAssertEqual(ring(of: button)?.path?.boundingBox.width, 205)
        session.tap(at: CGPoint(x: 300, y: 700))
        XCTAssertNil(ring(of: button))
        XCTAssertNil(focused)
    }

    func testTheRingIsNotClippedInAScrollView() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        scroll.contentSize = CGSize(width: 390, height: 3_000)
        let far: UIButton = button("far", 2_500)
        for view in [button("near", 50), far] { scroll.addSubview(view) }
        stage([scroll])
        session.press(Self.tab)
        session.press(Self.tab)
        session.settle()
        XCTAssertTrue(far.isFocused)
        XCTAssertTrue(scroll.bounds.contains(far.frame))
        XCTAssertEqual(ring(of: far)?.path?.boundingBox, CGRect(x: -2.5, y: -2.5, width: 105, height: 45))
    }

    func testCustomAndMissingFocusEffects() {
        let plain: UIButton = button("plain", 100)
        plain.focusEffect = nil
        let halo: UIButton = button("halo", 200)
        let effect = UIFocusHaloEffect(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        effect.position = .inside
        halo.focusEffect = effect
        stage([plain, halo])
        session.press(Self.tab)
        XCTAssertNil(ring(of: plain))
        session.press(Self.tab)
        XCTAssertEqual(ring(of: halo)?.path?.boundingBox, CGRect(x: 11.5, y: 11.5, width: 17, height: 17))
    }
}
