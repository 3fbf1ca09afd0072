import AppDriver
import PlatformHost
import TestCases
import UIKitCore
import UIKitDesktop
import XCTest

/// Tests `UIToolTipInteraction` and `UIControl.toolTip`.
final class ToolTipTests: KitTestCase {
    /// Provides a tool tip for each half of a view.
    private final class Halves: NSObject, UIToolTipInteractionDelegate {
        func toolTipInteraction(
            _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
        ) -> UIToolTipConfiguration? {
            if point.y > 30 { return nil }
            return point.x < 50
                ? UIToolTipConfiguration(toolTip: "Left", in: CGRect(x: 0, y: 0, width: 50, height: 30))
                : UIToolTipConfiguration(toolTip: "Right", in: CGRect(x: 50, y: 0, width: 50, height: 30))
        }
    }

    private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

    private func stage(_ views: [UIView]) {
        let root = UIView()
        for view in views { root.addSubview(view) }
        launch(showing: root)
        session.settle()
    }

    private func hover(_ x: CGFloat, _ y: CGFloat, for seconds: TimeInterval = 1) {
        guard let window = session.window else { return }
        session.host.post(.hover(CGPoint(x: x, y: y)), at: window)
        session.host.turn()
        session.advance(by: seconds)
    }

    private var panels: [UIView] { window.subviews.filter { $0.accessibilityIdentifier == "Tool tip" } }
    private var texts: [String] { panels.compactMap { ($0.subviews.first as? UILabel)?.text } }

    func testAToolTipAppearsBelowAPointerThatRests() {
        button.toolTip = "Save the document"
        stage([button])
        hover(120, 110, for: 0.5)
        XCTAssertEqual(texts, [])
        hover(125, 115, for: 0.5)
        XCTAssertEqual(texts, [], "The pointer moved, so the delay begins again.")
        session.advance(by: 0.3)
        XCTAssertEqual(texts, ["Save the document"])
        XCTAssertEqual(panels.first?.frame.origin, CGPoint(x: 125, y: 135))
        hover(130, 116)
        XCTAssertEqual(
            panels.first?.frame.origin, CGPoint(x: 125, y: 135), "The tool tip stays while the pointer is inside.")
        hover(300, 300)
        XCTAssertEqual(texts, [])
    }

    func testAPressHidesTheToolTipUntilThePointerEntersAgain() {
        button.toolTip = "Save"
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage([button])
        hover(120, 110)
        XCTAssertEqual(texts, ["Save"])
        session.tap(at: CGPoint(x: 120, y: 110))
        session.settle()
        hover(121, 110)
        XCTAssertEqual(texts, [])
        XCTAssertEqual(presses, 1)
        hover(300, 300)
        hover(120, 110)
        XCTAssertEqual(texts, ["Save"])
    }

    func testTheDelegateProvidesTheTextForAnArea() {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        let interaction = UIToolTipInteraction(defaultToolTip: "Default")
        let halves = Halves()
        interaction.delegate = halves
        view.addInteraction(interaction)
        stage([view])
        hover(20, 110)
        XCTAssertEqual(texts, ["Left"])
        hover(70, 110)
        XCTAssertEqual(texts, ["Right"])
        hover(70, 135)
        XCTAssertEqual(texts, [])
        interaction.delegate = nil
        hover(71, 135)
        XCTAssertEqual(texts, ["Default"])
        interaction.isEnabled = false
        session.advance(by: 1)
        XCTAssertEqual(texts, [])
    }

    func testOnlyTheInnermostViewShowsAToolTip() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.addInteraction(UIToolTipInteraction(defaultToolTip: "Outside"))
        view.addSubview(button)
        button.toolTip = "Inside"
        stage([view])
        hover(120, 110)
        XCTAssertEqual(texts, ["Inside"])
        hover(20, 20)
        XCTAssertEqual(texts, ["Outside"])
        button.toolTip = nil
        hover(120, 110)
        XCTAssertEqual(texts, ["Outside"])
    }

    func testAToolTipStaysInsideTheWindow() throws {
        button.frame = CGRect(x: 290, y: 800, width: 100, height: 44)
        button.toolTip = String(repeating: "A long explanation. ", count: 6)
        stage([button])
        hover(380, 830)
        let frame = try XCTUnwrap(panels.first?.frame)
        XCTAssertTrue(window.bounds.insetBy(dx: 4, dy: 4).contains(frame), "\(frame)")
        XCTAssertLessThan(frame.maxY, 830)
        XCTAssertLessThanOrEqual(frame.width, 296)
    }

    func testTheBorderFollowsTheAppearance() throws {
        button.toolTip = "Save"
        stage([button])
        hover(120, 110)
        let panel = try XCTUnwrap(panels.first)
        func separator(_ style: UIUserInterfaceStyle) -> CGColor {
            UIColor.separator.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
        }
        XCTAssertEqual(panel.layer.borderColor, separator(.light))
        session.setAppearance(isDark: true)
        session.advance(by: 0.1)
        XCTAssertEqual(texts, ["Save"])
        XCTAssertEqual(panel.layer.borderColor, separator(.dark))
    }

    func testAControlHasNoInteractionUntilAToolTipIsSet() {
        XCTAssertNil(button.toolTip)
        XCTAssertNil(button.toolTipInteraction)
        button.toolTip = "One"
        button.toolTip = "Two"
        XCTAssertEqual(button.interactions.compactMap { ($0 as? UIToolTipInteraction)?.defaultToolTip }, ["Two"])
    }
}
