import Expectations
import Foundation
import HostHeadless
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// Changes of the text by the app while the user edits it.
@MainActor
@Suite(.onStage) struct OutsideChangeTests {
    // MARK: Text

    @Test func `delegate that sets the text instead of the edit is not notified of a change`() {
        let fixture = TextViewFixture("1")
        var notifications = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: fixture.view, queue: nil
        ) { _ in MainActor.assumeIsolated { notifications += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        fixture.allowsChange = { [unowned fixture] _, text in
            fixture.view.text += "-" + text
            return false
        }
        fixture.type("2")
        expect(fixture.view.text == "1-2" && fixture.log == ["change 1+0 '2'", "selection"] && notifications == 0)
        fixture.allowsChange = { _, _ in true }
        fixture.type("3")
        expect(fixture.view.text == "1-23" && fixture.log.last == "did change" && notifications == 1)
    }
}
