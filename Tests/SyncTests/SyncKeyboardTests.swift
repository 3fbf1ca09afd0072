import EngawaTesting
import Sync
import UIKit
import XCTest
import XCUIAutomation

/// Tests that the messenger can be used with the keyboard only, without a pointer.
final class SyncKeyboardTests: SyncTestCase {
    private func press(_ key: XCUIKeyboardKey, _ modifiers: XCUIElement.KeyModifierFlags = []) {
        app.typeKey(key, modifierFlags: modifiers)
    }

    /// The identifier or label of the view with the focus; for a row, the identifier of its table.
    private var focused: String {
        MainActor.assumeIsolated {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            let view = scene?.keyWindow.flatMap { UIFocusSystem.focusSystem(for: $0)?.focusedItem } as? UIView
            var named: UIView? = view
            if view is UITableViewCell {
                while let ancestor = named, ancestor is UITableView == false { named = ancestor.superview }
            }
            return named?.accessibilityIdentifier ?? named?.accessibilityLabel ?? "none"
        }
    }

    /// Presses Tab, or Shift and Tab, until a view has the focus.
    private func tab(
        to name: String, with modifiers: XCUIElement.KeyModifierFlags = [], file: StaticString = #filePath,
        line: UInt = #line
    ) {
        var seen: [String] = []
        while focused != name, seen.count < 12 {
            press(.tab, modifiers)
            seen.append(focused)
        }
        XCTAssertEqual(focused, name, "Tab reached \(seen)", file: file, line: line)
    }

    /// Signs in, opens a conversation, writes, sends, and goes back.
    private func talkByKeys(on size: String, back: String, line: UInt = #line) throws {
        let talk = try beginTalk()
        try say("hello", by: bo, in: talk)
        app.launchArguments = ["-UIScreenSize", size]
        app.launch()
        tab(to: "email", line: line)
        app.typeText("ada@example.org")
        tab(to: "password", line: line)
        app.typeText("ada-password")
        press(.return)
        XCTAssertTrue(app.tables["conversations"].cells.firstMatch.waitForExistence(timeout: 5), line: line)
        tab(to: "conversations", line: line)
        press(.return)
        XCTAssertTrue(app.textViews["input"].waitForExistence(timeout: 5), line: line)
        tab(to: "input", line: line)
        app.typeText("by keys")
        press(.return, .command)
        XCTAssertTrue(status("Sent").waitForExistence(timeout: 5), line: line)
        XCTAssertEqual(app.textViews["input"].value as? String, "", line: line)
        // In a text view, Tab inserts a tab character, but Shift and Tab move the focus.
        tab(to: back, with: .shift, line: line)
        press(.return)
        XCTAssertTrue(app.tables["conversations"].staticTexts["by keys"].waitForExistence(timeout: 5), line: line)
    }

    func testAConversationInPortrait() throws { try talkByKeys(on: "390x844", back: "Conversations") }

    /// On a large phone, the list stays beside the conversation.
    func testAConversationInLandscape() throws { try talkByKeys(on: "932x430", back: "conversations") }
}
