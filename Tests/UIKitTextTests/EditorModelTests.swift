import Expectations
import Foundation
import TestStage
import TestSupport
import Testing
import TextDocuments
import TextEditing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// Random edits of text in many scripts, compared with edits of a plain string, then undone and redone.
@MainActor
@Suite(.onStage) struct EditorModelTests {
    /// The number of edits: the value of the environment variable `ENGAWA_TEXT_CHANGES`, or 400.
    private static let changeCount: Int =
        ProcessInfo.processInfo.environment["ENGAWA_TEXT_CHANGES"].flatMap { Int($0) } ?? 400

    private nonisolated static let pieces: [String] = [
        "a", "word ", "\n", "\r\n", "\u{2029}", "日本語", "かな", "한국어 ", "שלום ", "مرحبا ", "हिन्दी", "ไทย", "👨‍👩‍👧", "🇯🇵",
        "e\u{301}",
        "\t", "\u{200D}", "\u{200B}", "\u{FEFF}", "x\u{301}\u{302}\u{303}",
    ]

    /// The length of the model's text above which edits insert nothing, so that each step takes little time.
    private static let lengthLimit = 600

    /// An edit whose numbers are valid in a string of any length, so that earlier edits can be omitted.
    private struct Edit {
        let kind: Int
        let position: Int
        let length: Int
        let text: String

        init(_ random: inout SplitMix64) {
            kind = random.below(10)
            position = random.below(1 << 20)
            length = random.below(4) == 0 ? random.below(41) : 0
            var text = ""
            for _ in 0..<1 + random.below(3) { text += pieces[random.below(pieces.count)] }
            self.text = text
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64], [false, true])
    func `edits agree with a plain string`(_ seed: UInt64, _ usesStorage: Bool) {
        var random = SplitMix64(seed: seed)
        let edits = (0..<Self.changeCount / 6).map { _ in Edit(&random) }
        guard let failure = failure(of: edits, usesStorage) else { return }
        let shown = edits.prefix(failure.step + 1)
        let few = shrunk(Array(shown)) { self.failure(of: $0, usesStorage) != nil }
        Issue.record("\(failure.text). Fewer edits that fail: \(few) \(self.failure(of: few, usesStorage)?.text ?? "")")
    }

    /// Applies edits to a view and to a plain string, undoes all and redoes all. Returns the first difference.
    private func failure(of edits: [Edit], _ usesStorage: Bool) -> (step: Int, text: String)? {
        let fixture = TextViewFixture("", frame: CGRect(x: 0, y: 0, width: 160, height: 200))
        let view = fixture.view
        let editor = view.editor
        if usesStorage { _ = view.textStorage }
        var model: [UInt16] = []
        for (step, edit) in edits.enumerated() {
            let lower: Int = edit.position % (model.count + 1)
            editor.select(lower..<min(lower + edit.length, model.count))
            let range = editor.selection
            switch edit.kind {
            case 0, 1, 2, 3:
                let text: String = model.count > Self.lengthLimit ? "" : edit.text
                view.edit { editor.replace(range, with: text) }
                model.replaceSubrange(range, with: text.utf16)
            case 4, 5:
                let from = range.isEmpty ? editor.previous(.grapheme, before: range.lowerBound) : range.lowerBound
                view.edit { editor.deleteBackward() }
                model.removeSubrange(from..<range.upperBound)
            case 6:
                let to = range.isEmpty ? editor.next(.grapheme, after: range.upperBound) : range.upperBound
                view.edit { editor.deleteForward() }
                model.removeSubrange(range.lowerBound..<to)
            case 7, 8:
                let previous = view.undoManager?.undoCount
                for text in ["k", edit.text] { view.edit { editor.compose(text, selected: 0..<text.utf16.count) } }
                let isCanceled: Bool = edit.kind == 7 || model.count > Self.lengthLimit
                view.edit { isCanceled ? editor.compose("", selected: 0..<0) : editor.insert(edit.text) }
                model.replaceSubrange(range, with: isCanceled ? [] : Array(edit.text.utf16))
                if isCanceled, range.isEmpty, view.undoManager?.undoCount != previous {
                    return (step, "A canceled composition can be undone")
                }
            default:
                _ = editor.perform(
                    .move([.left, .right, .wordLeft, .up, .down][edit.position % 5], extending: false))
            }
            if step % 16 == 0 {
                let caret = view.caretFrame(at: editor.head)
                if !caret.minX.isFinite || caret.height <= 0 { return (step, "The caret is at \(caret)") }
            }
            if !view.text.utf16.elementsEqual(model) { return (step, "The text differs after \(edit) of \(range)") }
            if usesStorage, !holds(view.textStorage, model) { return (step, "The storage differs after \(edit)") }
        }
        guard let undo = view.undoManager else { return (0, "There is no undo manager") }
        let (end, last) = (view.text, edits.count - 1)
        while undo.canUndo { undo.undo() }
        if view.text != "" { return (last, "Not everything was undone") }
        while undo.canRedo { undo.redo() }
        if view.text != end { return (last, "Not everything was redone") }
        return usesStorage && !holds(view.textStorage, model) ? (last, "The storage differs after the redo") : nil
    }

    /// Returns whether a text storage and its mutable string both contain a string.
    private func holds(_ storage: NSTextStorage, _ model: [UInt16]) -> Bool {
        storage.length == model.count && storage.mutableString.length == model.count
            && (storage.mutableString as String).utf16.elementsEqual(model)
    }

    @Test(arguments: [
        String(repeating: "\u{301}", count: 20_000), "a" + String(repeating: "\u{302}", count: 20_000),
        String(repeating: "\u{200B}\u{200D}\u{FEFF}", count: 7_000),
        String(decoding: [0xD800, 0x61, 0xDC00], as: UTF16.self),
        String(repeating: "👨‍👩‍👧‍👦", count: 3_000), String(repeating: "\u{202E}\u{2066}", count: 5_000),
        "\u{0}\u{1}\u{7F}\u{FFFF}",
    ])
    func `unusual text is shown and edited`(_ text: String) {
        let fixture = TextViewFixture(text)
        fixture.type("x")
        fixture.view.editor.deleteBackward()
        fixture.stage.host.turn()
        expect(fixture.view.text == text && fixture.view.contentSize.height > 0)
        expect(fixture.view.caretFrame(at: fixture.view.editor.head).minX.isFinite)
    }
}
