import CoreGraphics
import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore

/// The notifications, secure text and appearance of a text field that is being edited.
@MainActor
@Suite(.onStage) struct FieldEditingTests {
    // MARK: Notifications

    @Test func `undo and redo that code starts send one action each`() {
        let fixture = FieldFixture()
        fixture.recordEvents()
        fixture.type("abc")
        fixture.log = []
        fixture.field.undoManager?.undo()
        expect(fixture.field.text == "" && fixture.log == ["changed event"])
        fixture.field.undoManager?.redo()
        expect(fixture.field.text == "abc" && fixture.log == ["changed event", "changed event"])
        fixture.pressShortcut("z")
        expect(fixture.field.text == "" && fixture.log.count == 3)
    }

    @Test func `text that the delegate sets in place of a change sends no action`() {
        let fixture = FieldFixture()
        fixture.recordEvents()
        fixture.allowsChange = { [unowned fixture] _, typed in
            fixture.field.text = typed.uppercased()
            return false
        }
        fixture.type("a")
        expect(fixture.field.text, equals: "A")
        expect(fixture.log, equals: ["change 0+0 'a'"])
        fixture.allowsChange = { [unowned fixture] _, _ in
            fixture.field.text = "B"
            return true
        }
        fixture.log = []
        fixture.type("c")
        expect(fixture.log, equals: ["change 1+0 'c'", "changed event"])
    }

    @Test func `the delegate can prevent that the text is cleared when editing begins`() {
        let fixture = FieldFixture("old", editing: false)
        fixture.recordEvents()
        fixture.allowsClear = false
        fixture.field.clearsOnBeginEditing = true
        fixture.field.becomeFirstResponder()
        expect(fixture.field.text, equals: "old")
    }
}
