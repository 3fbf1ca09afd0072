import UIKitCore
import UIKitDesktop
import XCTest

/// Tests the redirection of arrow keys by `UIFocusGuide`.
final class FocusGuideTests: FocusTestCase {
    private let guide = UIFocusGuide()

    /// Shows a button at the top left, a distant button at the right, another at the bottom left, and a guide below the
    /// first button.
    private func stageGuide() -> (near: UIButton, far: UIButton, other: UIButton) {
        let views = (near: button("near", 100), far: button("far", 400, x: 250), other: button("other", 600))
        let root = UIView()
        for view in [views.near, views.far, views.other] { root.addSubview(view) }
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
            guide.widthAnchor.constraint(equalToConstant: 100),
            guide.heightAnchor.constraint(equalToConstant: 50),
        ])
        launch(showing: root)
        session.settle()
        return views
    }

    func testAGuideRedirectsAnArrowKey() {
        let views = stageGuide()
        XCTAssertEqual(
            titles(pressing: Self.down, times: 2), ["near", "other"], "A guide without targets has no effect.")
        guide.preferredFocusEnvironments = [views.far]
        XCTAssertEqual(titles(pressing: Self.up, times: 2), ["far", "near"])
        XCTAssertEqual(titles(pressing: Self.down, times: 1), ["far"])
    }

    func testTheFirstEnvironmentWithAnItemReceivesTheFocus() {
        let views = stageGuide()
        let empty = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        views.near.superview?.addSubview(empty)
        let disabled: UIButton = button("disabled", 500)
        disabled.isEnabled = false
        views.near.superview?.addSubview(disabled)
        guide.preferredFocusEnvironments = [empty, disabled, views.far, views.other]
        XCTAssertEqual(titles(pressing: Self.down, times: 2), ["near", "far"])
    }

    func testDisabledAndOverlappingGuidesAreIgnored() {
        let views = stageGuide()
        guide.preferredFocusEnvironments = [views.far]
        guide.isEnabled = false
        XCTAssertEqual(titles(pressing: Self.down, times: 2), ["near", "other"])
        guide.isEnabled = true
        XCTAssertEqual(titles(pressing: Self.up, times: 2), ["far", "near"])
        views.near.frame.size.height = 120
        session.settle()
        XCTAssertEqual(titles(pressing: Self.down, times: 1), ["other"])
    }

    func testAGuideThatLeadsToTheFocusedItemIsIgnored() {
        let views = stageGuide()
        guide.preferredFocusEnvironments = [views.near]
        XCTAssertEqual(titles(pressing: Self.down, times: 2), ["near", "other"])
        XCTAssertEqual(titles(pressing: Self.up, times: 1), ["near"])
    }

    func testAGuideLeadsOutOfAGroup() {
        let views = stageGuide()
        views.near.superview?.focusGroupIdentifier = "left"
        views.far.focusGroupIdentifier = "right"
        guide.preferredFocusEnvironments = [views.far]
        XCTAssertEqual(titles(pressing: Self.down, times: 2), ["near", "far"])
        XCTAssertEqual(titles(pressing: Self.up, times: 1), ["far"], "The guide is in another group.")
    }

    func testTabIgnoresGuides() {
        let views = stageGuide()
        guide.preferredFocusEnvironments = [views.other]
        XCTAssertEqual(titles(pressing: Self.tab, times: 3), ["near", "far", "other"])
    }

    func testAGuideOfAHiddenViewIsIgnored() {
        let views = stageGuide()
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 90))
        views.near.superview?.insertSubview(cover, at: 0)
        cover.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: cover.leftAnchor, constant: 20),
            guide.topAnchor.constraint(equalTo: cover.topAnchor, constant: 200),
            guide.widthAnchor.constraint(equalToConstant: 100),
            guide.heightAnchor.constraint(equalToConstant: 50),
        ])
        guide.preferredFocusEnvironments = [views.far]
        session.settle()
        XCTAssertEqual(titles(pressing: Self.down, times: 2), ["near", "far"])
        XCTAssertEqual(titles(pressing: Self.up, times: 1), ["near"])
        cover.isHidden = true
        XCTAssertEqual(titles(pressing: Self.down, times: 1), ["other"])
    }

    func testAGuideDoesNotRetainItsEnvironments() {
        weak var target: UIView?
        do {
            let view = UIView()
            target = view
            guide.preferredFocusEnvironments = [view]
            XCTAssertEqual(guide.preferredFocusEnvironments.count, 1)
        }
        XCTAssertNil(target)
        XCTAssertTrue(guide.preferredFocusEnvironments.isEmpty)
        guide.preferredFocusEnvironments = nil
        XCTAssertTrue(guide.preferredFocusEnvironments.isEmpty)
    }
}
