import UIKit
import XCTest
import XCUIAutomation

/// Accessibility audits of a screen without problems, and of a screen with problems for each audit type.
final class AccessibilityAuditTests: AutomationTestCase {
    private var failures: [String] = []
    private var isCatching = false

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard isCatching else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        failures.append(description)
    }

    /// Expects exactly the given problems, all of one type. Each is described by its text and the identifier of its
    /// element.
    private func verify(
        _ type: XCUIAccessibilityAuditType, _ expected: [String], line: UInt = #line,
        _ fill: @escaping (UIViewController) -> Void
    ) throws {
        launch(filling: fill)
        var found: [String] = []
        try app.performAccessibilityAudit { issue in
            XCTAssertEqual(issue.auditType, type, issue.detailedDescription, line: line)
            XCTAssertNotNil(issue.element, line: line)
            found.append("\(issue.compactDescription): \(issue.element?.identifier ?? "")")
            return true
        }
        XCTAssertEqual(found, expected, line: line)
    }

    /// A label that scales, with its text as its identifier.
    private static func makeLabel(_ text: String, _ color: UIColor = .label) -> UILabel {
        let label = UILabel(text)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.accessibilityIdentifier = text
        return label
    }

    private static func makeButton(_ title: String) -> UIButton {
        let button = UIButton(title)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.accessibilityIdentifier = title
        return button
    }

    func testAGoodScreenHasNoProblems() throws {
        launch { controller in
            controller.view.add(Self.makeLabel("Good"), 20, 100, 300, 40)
            controller.view.add(Self.makeLabel("Also good", .secondaryLabel), 20, 160, 300, 40)
            controller.view.add(Self.makeButton("Save"), 20, 220, 100, 44)
            let disabled = controller.view.add(Self.makeButton("Later"), 20, 280, 100, 44)
            disabled.isEnabled = false
            let field = controller.view.add(UITextField(), 20, 340, 300, 40)
            field.placeholder = "Name"
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
        }
        try app.performAccessibilityAudit()
    }

    func testContrast() throws {
        try verify(.contrast, ["Contrast failed: pale"]) { controller in
            controller.view.add(Self.makeLabel("pale", UIColor(white: 0.8, alpha: 1)), 20, 100, 300, 40)
            let badge = controller.view.add(Self.makeLabel("white on blue", .white), 20, 160, 300, 40)
            badge.backgroundColor = .systemBlue
        }
    }

    func testElementDetection() throws {
        try verify(
            .elementDetection, ["Potentially inaccessible text: hidden", "Control cannot be reached: inside"]
        ) { controller in
            let label = controller.view.add(Self.makeLabel("hidden"), 20, 100, 300, 40)
            label.isAccessibilityElement = false
            let box = controller.view.add(UIView(), 20, 200, 300, 100)
            box.isAccessibilityElement = true
            box.accessibilityLabel = "A box with inside"
            box.add(Self.makeButton("inside"), 0, 0, 100, 44)
        }
    }

    func testHitRegion() throws {
        try verify(.hitRegion, ["Hit area is too small: small"]) { controller in
            for (name, width, y) in [("small", 12, 100), ("wide", 44, 160)] {
                let control = controller.view.add(UIControl(), 20, CGFloat(y), CGFloat(width), 44)
                control.isAccessibilityElement = true
                control.accessibilityTraits = .button
                control.accessibilityLabel = name
                control.accessibilityIdentifier = name
            }
        }
    }

    func testSufficientElementDescription() throws {
        try verify(
            .sufficientElementDescription,
            ["Element has no description: silent", "Label is not human-readable: file"]
        ) { controller in
            let silent = controller.view.add(UIButton(type: .system), 20, 100, 44, 44)
            silent.setImage(UIImage(systemName: "plus"), for: .normal)
            silent.accessibilityLabel = ""
            silent.accessibilityIdentifier = "silent"
            let file = controller.view.add(UIImageView(), 20, 200, 44, 44)
            file.isAccessibilityElement = true
            file.accessibilityLabel = "porch.png"
            file.accessibilityIdentifier = "file"
        }
    }

    func testImagesInBarsNeedDescriptionsAndTheirEmptyTitlesDoNot() throws {
        try verify(.sufficientElementDescription, ["Element has no description: silent"]) { controller in
            let items: [UIBarButtonItem] = ["spoken", "silent"].map { name in
                let item = UIBarButtonItem(image: UIImage(systemName: "plus"), primaryAction: UIAction { _ in })
                item.accessibilityIdentifier = name
                item.accessibilityLabel = name == "spoken" ? "Add" : ""
                return item
            }
            let bar = controller.view.add(UINavigationBar(), 0, 100, 390, 44)
            bar.items = [UINavigationItem(title: "Bar")]
            bar.items?.first?.rightBarButtonItems = items
            let empty = controller.view.add(Self.makeLabel(""), 20, 200, 28, 44)
            empty.accessibilityIdentifier = "empty"
        }
    }

    func testDynamicType() throws {
        try verify(.dynamicType, ["Dynamic Type font sizes are unsupported: fixed"]) { controller in
            let fixed = controller.view.add(Self.makeLabel("fixed"), 20, 100, 300, 40)
            fixed.font = .systemFont(ofSize: 17)
            fixed.adjustsFontForContentSizeCategory = false
            controller.view.add(Self.makeLabel("scaling"), 20, 200, 300, 60)
        }
        XCTAssertEqual(UIScreen.main.traitCollection.preferredContentSizeCategory, .large)
    }

    func testTextClipped() throws {
        try verify(.textClipped, ["Text is clipped: too short for its text"]) { controller in
            controller.view.add(Self.makeLabel("too short for its text"), 20, 100, 300, 9)
            // A label may be truncated with an ellipsis.
            controller.view.add(Self.makeLabel("shortened with an ellipsis"), 20, 200, 80, 30)
        }
    }

    func testTrait() throws {
        try verify(
            .trait,
            ["Traits contradict each other: both", "Element does not say that it can be activated: tapped"]
        ) { controller in
            let both = controller.view.add(Self.makeLabel("both"), 20, 100, 300, 40)
            both.accessibilityTraits = [.button, .link]
            let tapped = controller.view.add(Self.makeLabel("tapped"), 20, 200, 300, 40)
            tapped.isUserInteractionEnabled = true
            tapped.addGestureRecognizer(UITapGestureRecognizer())
        }
    }

    func testAProblemThatIsNotIgnoredIsAFailureAndTypesAreChosen() throws {
        launch { $0.view.add(Self.makeLabel("pale", UIColor(white: 0.8, alpha: 1)), 20, 100, 300, 40) }
        try app.performAccessibilityAudit(for: [.hitRegion, .trait])
        struct Stop: Error {}
        XCTAssertThrowsError(try app.performAccessibilityAudit { _ in throw Stop() })
        isCatching = true
        try app.performAccessibilityAudit(for: .contrast)
        // If an earlier test registered the failure observer, failures without a line are reported at this call.
        _ = __testStops()
        isCatching = false
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("Contrast failed: StaticText") == true, failures.first ?? "")
    }
}
