import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import TextDocuments
import TextEditing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// Boundaries in long text.
@MainActor
@Suite(.onStage) struct NavigationTests {
    private func makeManager(_ text: String) -> (NSTextContentStorage, NSTextLayoutManager) {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 400, height: 0))
        content.attributedString = NSAttributedString(string: text)
        return (content, manager)
    }

    private func move(
        _ manager: NSTextLayoutManager, _ offset: Int, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination
    ) -> Int? {
        let selection = NSTextSelection(TextOffset(offset), affinity: .downstream)
        return manager.textSelectionNavigation.destinationSelection(
            for: selection, direction: direction, destination: destination, extending: false, confined: false
        )?.offsets.lowerBound
    }

    @Test func `the boundaries of a long paragraph are found`() {
        let (content, manager) = makeManager("a\n" + String(repeating: "long text ", count: 1_000) + "\nb")
        expect(content.textStorage?.length, equals: 10_004)
        expect(move(manager, 2, .forward, .paragraph), equals: 10_002)
        expect(move(manager, 10_002, .backward, .paragraph), equals: 2)
        let deleted = manager.textSelectionNavigation.deletionRanges(
            for: NSTextSelection(TextOffset(2), affinity: .downstream), direction: .forward, destination: .paragraph,
            allowsDecomposition: false)
        expect(deleted.map(\.offsets), equals: [2..<10_002])
        let sentence = manager.textSelectionNavigation.textSelection(
            for: .sentence, enclosing: NSTextSelection(TextOffset(5_000), affinity: .downstream))
        expect(sentence.offsets, equals: 2..<10_003)
    }

    @Test func `characters are found in text of surrogate pairs`() {
        let emoji = "😀"
        let text: String = String(repeating: emoji, count: 1_000) + "x" + String(repeating: emoji, count: 3_000)
        let (content, manager) = makeManager(text)
        let editor = TextEditor(document: TextDocument(TextFragment(text, attributes: AttributeSet())))
        for offset in [2_201, 2_301, 3_201, 5_001, 6_001] {
            expect(move(manager, offset, .forward, .character), equals: offset + 2)
            expect(move(manager, offset, .backward, .character), equals: offset - 2)
            let selection = NSTextSelection(
                range: NSTextRange(offset..<offset + 2), affinity: .downstream, granularity: .word)
            let character = manager.textSelectionNavigation.textSelection(for: .character, enclosing: selection)
            expect(character.offsets, equals: offset..<offset + 2)
            expect(editor.next(.grapheme, after: offset) == offset + 2 && editor.boundary(near: offset) == offset)
        }
        withExtendedLifetime(content) {}
    }
}
