import Foundation
import TestStage
import TestSupport
import Testing
import TextDocuments
import TextEditing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// Random edits in all scripts, compared with a plain string, and undone to the start.
@MainActor
@Suite(.onStage) struct EditorModelTests {
    /// Small in `./test`, and large when the environment asks for it.
    private static let changeCount: Int =
        ProcessInfo.processInfo.environment["ENGAWA_TEXT_CHANGES"].flatMap { Int($0) } ?? 400

    private static let pieces: [String] = [
        "a", "word ", "\n", "\r\n", "\u{2029}", "日本語", "かな", "한국어 ", "שלום ", "مرحبا ", "हिन्दी", "ไทย", "👨‍👩‍👧", "🇯🇵",
        "e\u{301}",
        "\t", "\u{200D}", "\u{200B}", "\u{FEFF}", "x\u{301}\u{302}\u{303}",
    ]

    /// The longest text of the model, so that a step stays short.
    private static let lengthLimit = 600

    @Test(arguments: [1, 2, 3] as [UInt64], [false, true])
    func editsAgreeWithAPlainString(_ seed: UInt64, _ usesStorage: Bool) throws {
        var random = SplitMix64(seed: seed)
        let fixture = TextViewFixture("", frame: CGRect(x: 0, y: 0, width: 160, height: 200))
        let view = fixture.view
        let editor = view.editor
        if usesStorage { _ = view.textStorage }
        var model: [UInt16] = []
        for step in 0..<Self.changeCount / 6 {
            let lower = random.below(model.count + 1)
            let length = random.below(4) == 0 ? random.below(min(40, model.count - lower) + 1) : 0
            editor.select(lower..<lower + length)
            let range = editor.selection
            let kind = random.below(8)
            switch kind {
            case 0, 1, 2, 3:
                var text = ""
                for _ in 0..<1 + random.below(3) { text += Self.pieces[random.below(Self.pieces.count)] }
                if model.count > Self.lengthLimit { text = "" }
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
            default:
                _ = editor.perform(.move([.left, .right, .wordLeft, .up, .down][random.below(5)], extending: false))
            }
            if step % 16 == 0 {
                let caret = view.caretFrame(at: editor.head)
                if !caret.minX.isFinite || caret.height <= 0 { Issue.record("\(seed), \(step): \(caret)") }
            }
            if Array(view.text.utf16) != model {
                Issue.record("\(seed), step \(step), kind \(kind), range \(range)")
                return
            }
            if usesStorage, view.textStorage.length != model.count { Issue.record("\(seed), \(step): storage") }
        }
        let undo = try #require(view.undoManager)
        let end = view.text
        while undo.canUndo { undo.undo() }
        #expect(view.text == "")
        while undo.canRedo { undo.redo() }
        #expect(view.text == end)
    }

    @Test(arguments: [
        String(repeating: "\u{301}", count: 20_000), "a" + String(repeating: "\u{302}", count: 20_000),
        String(repeating: "\u{200B}\u{200D}\u{FEFF}", count: 7_000),
        String(decoding: [0xD800, 0x61, 0xDC00], as: UTF16.self),
        String(repeating: "👨‍👩‍👧‍👦", count: 3_000), String(repeating: "\u{202E}\u{2066}", count: 5_000),
        "\u{0}\u{1}\u{7F}\u{FFFF}",
    ])
    func unusualTextIsShownAndEdited(_ text: String) {
        let fixture = TextViewFixture(text)
        fixture.type("x")
        fixture.view.editor.deleteBackward()
        fixture.stage.host.turn()
        #expect(fixture.view.text == text && fixture.view.contentSize.height > 0)
        #expect(fixture.view.caretFrame(at: fixture.view.editor.head).minX.isFinite)
    }
}
