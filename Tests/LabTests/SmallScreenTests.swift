import Lab
import UIKit
import XCTest
import XCUIAutomation

/// Pages on the smallest screen and with very large text: nothing is truncated, and everything can be reached.
final class SmallScreenTests: LabTestCase {
    /// The pages, with their rows in the Lab's table.
    private let pages = [
        "Gestures": 3, "Edge": 4, "Springs": 5, "Containers": 7, "Stack": 8, "Right to left": 9, "Menus": 11,
        "Pickers": 18, "Text": 21, "Haptics": 25,
    ]
    private let large = ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityL"]
    private let small = ["-UIScreenSize", "320x568"]

    override func setUp() {
        super.setUp()
        continueAfterFailure = true
    }

    func testPagesFitASmallScreen() { check(small) }

    func testPagesFitLargeText() { check(large) }

    func testPagesFitLargeTextOnASmallScreen() { check(small + large) }

    private func check(_ arguments: [String]) {
        for (page, row) in pages.sorted(by: { $0.value < $1.value }) {
            app.launchArguments = arguments
            app.launch()
            let windows: [UIWindow] = UIApplication.shared.connectedScenes
                .compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
            let lab: LabController? = windows.lazy
                .compactMap { ($0.rootViewController as? UINavigationController)?.viewControllers.first }
                .compactMap { $0 as? LabController }.first
            guard let lab, let window = lab.view.window else { return XCTFail("The Lab is not shown.") }
            lab.tableView(lab.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
            app.wait(seconds: 1)
            XCTAssertEqual(lab.navigationController?.topViewController?.title, page)
            for problem in problems(in: window) { XCTFail("\(page) \(arguments): \(problem)") }
            app.terminate()
        }
    }

    /// Returns error messages about truncated labels, labels outside their buttons, switches with a wrong size, and
    /// labels and controls that cannot be scrolled into view.
    private func problems(in view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0, !(view is UINavigationBar) else { return [] }
        var found: [String] = view.subviews.flatMap { problems(in: $0) }
        guard let window = view.window, view is UILabel || view is UIControl else { return found }
        if let label = view as? UILabel, let text = label.text, !text.isEmpty, isTruncated(label) {
            found.append("“\(text)” is cut off in \(label.bounds.size).")
        }
        if view is UILabel, let button = view.superview as? UIButton,
            !button.bounds.insetBy(dx: -1, dy: -1).contains(view.frame)
        {
            found.append("\(view) extends beyond its button: \(view.frame) in \(button.bounds).")
        }
        if let control = view as? UISwitch, control.bounds.size != control.intrinsicContentSize {
            found.append("The size of a switch is \(control.bounds.size), not \(control.intrinsicContentSize).")
        }
        var room: UIView = view
        while let next = room.superview, !(room is UIScrollView) { room = next }
        let place: CGRect = view.convert(view.bounds, to: room)
        let area: CGRect = room.bounds.insetBy(dx: -1, dy: -1)
        let isInside: Bool = room === window ? area.contains(place) : place.maxX <= area.maxX
        // Closed drawers are outside the screen.
        let isVisible: Bool = place.intersection(room.bounds).width > 1
        if !isInside && isVisible { found.append("\(view) extends beyond the page: \(place).") }
        return found
    }

    private func isTruncated(_ label: UILabel) -> Bool {
        let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
        if label.numberOfLines == 1 {
            let factor: CGFloat = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.01) : 1
            return label.intrinsicContentSize.width * factor > label.bounds.width + 1
        }
        return label.sizeThatFits(room).height > label.bounds.height + 1
    }
}
