import Expectations
import Testing
import TextEditing

@testable import UIKitText

/// The undo actions of compositions that an input method cancels or commits.
@MainActor
struct CanceledCompositionTests {
    private let editor = TextEditor()
    private let undo = UndoManager()

    init() {
        undo.groupsByEvent = false
        editor.undoManager = undo
    }

    private func compose(_ texts: String...) {
        for text in texts { editor.compose(text, selected: text.utf16.count..<text.utf16.count) }
    }

    @Test func `canceling records no undo action`() {
        editor.insert("a")
        compose("k", "か", "")
        expect(editor.text == "a" && editor.markedRange == nil && undo.undoCount == 1)
        undo.undo()
        expect(editor.text.isEmpty && !undo.canUndo)
    }

    @Test func `canceling keeps the redo actions`() {
        editor.insert("a")
        undo.undo()
        compose("k", "")
        expect(undo.canRedo)
        undo.redo()
        expect(editor.text, equals: "a")
    }

    @Test func `a canceled composition that replaced a selection is one undo action`() {
        editor.setText("one two")
        editor.select(0..<3)
        compose("k", "か", "")
        expect(editor.text == " two" && undo.undoCount == 1)
        undo.undo()
        expect(editor.text == "one two" && editor.selection == 0..<3)
        undo.redo()
        expect(editor.text, equals: " two")
    }

    @Test func `deleting the marked text records no undo action`() {
        compose("k")
        editor.deleteBackward()
        expect(editor.text.isEmpty && editor.markedRange == nil && !undo.canUndo)
        compose("k")
        editor.replaceAllUnconditionally("")
        expect(!undo.canUndo)
    }

    @Test func `a committed composition is one undo action`() {
        editor.insert("a")
        compose("k", "か", "火")
        expect(undo.undoCount, equals: 1)
        editor.endComposing()
        expect(undo.undoCount, equals: 2)
        undo.undo()
        expect(editor.text, equals: "a")
        undo.redo()
        expect(editor.text, equals: "a火")
    }

    @Test func `undo command takes back the composition`() {
        editor.insert("a")
        compose("か")
        expect(editor.perform(.undo) && editor.text == "a" && editor.markedRange == nil)
        expect(editor.perform(.redo) && editor.text == "aか")
        compose("き")
        expect(!editor.perform(.redo) && editor.text == "aかき" && editor.markedRange == nil)
    }

    @Test func `undo by code discards the composition`() {
        editor.insert("abc")
        editor.select(0..<1)
        compose("か")
        undo.undo()
        expect(editor.text.isEmpty && editor.markedRange == nil && !undo.canUndo)
        undo.redo()
        expect(editor.text, equals: "abc")
    }

    @Test func `a change elsewhere is a second undo action`() {
        editor.setText("one two")
        editor.select(0..<0)
        compose("か")
        editor.replace(5..<8, with: "2")
        expect(editor.text == "かone 2" && editor.markedRange == nil && undo.undoCount == 2)
        undo.undo()
        expect(editor.text, equals: "かone two")
        undo.undo()
        expect(editor.text, equals: "one two")
    }

    @Test func `a selection outside the marked text ends the composition`() {
        editor.setText("one")
        compose("かな")
        editor.select(3..<4)
        expect(editor.markedRange, equals: 3..<5, "Input methods select clauses of the marked text.")
        editor.select(0..<0)
        expect(editor.markedRange == nil && editor.text == "oneかな" && undo.undoCount == 1)
        compose("k")
        editor.selectAll()
        expect(editor.markedRange == nil && editor.selection == 0..<6)
    }
}
