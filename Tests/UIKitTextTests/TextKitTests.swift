import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// A storage with its own text, whose digits are red.
private final class HighlightingStorage: BackedStorage {
    override func processEditing() {
        for (index, unit) in string.utf16.enumerated() where (48...57).contains(unit) {
            addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
        }
        super.processEditing()
    }
}

private final class StorageLog: NSTextStorageDelegate {
    var entries: [String] = []

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        entries.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
}

@MainActor
@Suite(.onStage) struct TextKitTests {
    /// A text storage replaces parts of characters, although Foundation on Linux replaces only whole characters.
    @Test(arguments: [
        ("👨\u{200D}👩\u{200D}👧", 0, 6, ""), ("👨\u{200D}👩\u{200D}👧", 5, 3, ""), ("👨\u{200D}👩\u{200D}👧", 2, 0, "x"),
        ("ae\u{301}\u{302}b", 2, 1, ""), ("e\u{301}", 1, 1, "\u{300}"), ("\n🇯🇵", 1, 2, "日"), ("हिन्दी", 1, 1, ""),
        ("a\r\nb", 1, 1, "c"), ("\u{600}a\u{301}", 0, 1, "🇯🇵"),
    ])
    func `part of a character is replaced`(_ text: String, _ location: Int, _ length: Int, _ new: String) {
        let storage = NSTextStorage(string: text)
        let end = text.utf16.count
        let key = NSAttributedString.Key("unit")
        // The last code unit, or surrogate pair, has a separate attribute.
        storage.addAttribute(key, value: 1, range: NSRange(location: end - 1, length: 1))
        storage.replaceCharacters(in: NSRange(location: location, length: length), with: new)
        var units = Array(text.utf16)
        units.replaceSubrange(location..<location + length, with: new.utf16)
        let expected = String(decoding: units, as: UTF16.self)
        let copy = NSAttributedString(attributedString: storage)
        expect(storage.string == expected && storage.mutableString as String == expected && copy.string == expected)
        let isLastUnitKept: Bool = location + length < end
        expect(!isLastUnitKept || copy.attribute(key, at: units.count - 1, effectiveRange: nil) as? Int == 1)
    }

    @Test func `storage of a view and its text agree`() {
        let fixture = TextViewFixture("hello")
        let log = StorageLog()
        fixture.view.textStorage.delegate = log
        fixture.type("!")
        expect(fixture.view.textStorage.string == "hello!" && log.entries == ["3 5+1 1"])
        fixture.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
        fixture.view.textStorage.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        expect(fixture.view.text == "Jello!" && fixture.view.textColor == .red && fixture.state == "Jello!|")
        fixture.view.textStorage.beginEditing()
        fixture.view.textStorage.deleteCharacters(in: NSRange(location: 4, length: 2))
        fixture.view.textStorage.insert(NSAttributedString(string: "ab"), at: 0)
        fixture.view.textStorage.endEditing()
        expect(fixture.view.text == "abJell" && fixture.state == "abJell|")
        fixture.view.undoManager?.removeAllActions()
        fixture.view.text = "new"
        let copy = NSAttributedString(attributedString: fixture.view.textStorage)
        expect(fixture.view.textStorage.string == "new" && copy.string == "new")
    }

    @Test func `custom text storage highlights typed text`() {
        let storage = HighlightingStorage()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        let fixture = TextViewFixture("a", view: view)
        fixture.type("b1c")
        expect(storage.string == "ab1c" && view.text == "ab1c" && view.textStorage === storage)
        let color = view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
        expect(color == .red && fixture.state == "ab1c|")
        fixture.press(.keyboardDeleteOrBackspace)
        fixture.press(.keyboardDeleteOrBackspace)
        fixture.view.undoManager?.undo()
        expect(storage.string == "ab1c" && view.text == "ab1c")
    }

    @Test func `contiguous layout makes positions exact without laying out the rest of the text`() {
        let words: [String] = (0..<300).map { String(repeating: "wide words and iiiiii ", count: $0 % 7) }
        let storage = NSTextStorage(
            string: words.joined(separator: "\n"), attributes: [.font: UIFont.systemFont(ofSize: 17)])
        func makeManager(isContiguous: Bool) -> NSLayoutManager {
            let manager = NSLayoutManager()
            manager.addTextContainer(NSTextContainer(size: CGSize(width: 160, height: 1e6)))
            storage.addLayoutManager(manager)
            manager.allowsNonContiguousLayout = !isContiguous
            return manager
        }
        let complete = makeManager(isContiguous: false)
        expect(NSLayoutManager().allowsNonContiguousLayout && complete.allowsNonContiguousLayout)
        complete.ensureLayout(for: complete.textContainers[0])
        let (contiguous, estimated) = (makeManager(isContiguous: true), makeManager(isContiguous: false))
        expect(!contiguous.allowsNonContiguousLayout)
        let index = storage.length / 2
        func top(_ manager: NSLayoutManager) -> CGFloat {
            manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil).minY
        }
        expect(top(contiguous) == top(complete) && abs(top(estimated) - top(complete)) > 5)
        expect(contiguous.flow.layoutCount > 100 && contiguous.flow.layoutCount < 200)
        expect(estimated.flow.layoutCount, equals: 1)
        // The glyph at a point is the same as after complete layout, and text is laid out only down to the point.
        let point = CGPoint(x: 40, y: top(complete) + 500)
        let found = contiguous.glyphIndex(for: point, in: contiguous.textContainers[0])
        expect(found, equals: complete.glyphIndex(for: point, in: complete.textContainers[0]))
        expect(contiguous.flow.layoutCount, isLessThan: 250)
    }

    @Test func `fractions between insertion points are continuous`() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let storage = NSTextStorage(string: "ab👍🏽 c\n", attributes: [.font: font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: 200))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let layout = NSTextLayoutManager()
        let content = NSTextContentStorage()
        content.addTextLayoutManager(layout)
        content.textStorage = NSTextStorage(attributedString: storage)
        layout.textContainer = NSTextContainer(size: CGSize(width: 300, height: 200))
        let fragment = try #require(layout.textLayoutFragment(for: content.documentRange.location))
        let line = try #require(fragment.textLineFragments.first)
        for (offset, next) in [(0, 1), (1, 2), (2, 6)] {
            let (left, right) = (manager.location(forGlyphAt: offset).x, manager.location(forGlyphAt: next).x)
            for fraction in [CGFloat(0.2), 0.5, 0.9] {
                let point = CGPoint(x: left + (right - left) * fraction, y: 5)
                var found: CGFloat = -1
                let index = manager.characterIndex(
                    for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &found)
                let inner = CGPoint(x: point.x - line.typographicBounds.minX - container.lineFragmentPadding, y: 0)
                let all = [
                    found, manager.fractionOfDistanceThroughGlyph(for: point, in: container),
                    line.fractionOfDistanceThroughGlyph(for: inner),
                ]
                expect(index == offset && all.allSatisfy { abs($0 - fraction) < 1e-6 }, "\(offset): \(all)")
            }
        }
        var found: CGFloat = -1
        let last = manager.glyphIndex(for: CGPoint(x: 5, y: 90), in: container, fractionOfDistanceThroughGlyph: &found)
        expect(last == storage.length - 1 && found == 1)
    }

    @Test func `layout manager finds the character at a point`() {
        let storage = NSTextStorage(
            string: "Terms and Privacy of this app", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 120, height: 200))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var fraction: CGFloat = -1
        let range = NSRange(location: 10, length: 7)
        let box = manager.boundingRect(forGlyphRange: range, in: container)
        let index = manager.characterIndex(
            for: CGPoint(x: box.midX, y: box.midY), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        expect(NSLocationInRange(index, range) && fraction >= 0 && box.width < 80)
        var lines: [NSRange] = []
        let whole = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: whole) { _, _, _, range, _ in lines.append(range) }
        expect(lines.count == 3 && lines.last.map { $0.location + $0.length } == storage.length)
        let used = manager.usedRect(for: container)
        expect(used.width <= 120 && abs(used.height - 3 * UIFont.systemFont(ofSize: 17).lineHeight) < 0.1)
        container.maximumNumberOfLines = 1
        expect(manager.usedRect(for: container).height, isLessThan: 25)
    }
}

/// A layout manager that records its drawing operations.
private final class RecordingManager: NSLayoutManager {
    var drawn: [NSRange] = []
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawn.append(glyphsToShow)
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }
}

private final class SpacingDelegate: NSLayoutManagerDelegate {
    var completed = 0
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 10 }
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) { completed += 1 }
}

extension TextKitTests {
    @Test func `layout manager of an app draws and its delegate spaces lines`() {
        let storage = NSTextStorage(string: "one\ntwo")
        let manager = RecordingManager()
        let container = NSTextContainer(size: .zero)
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        let fixture = TextViewFixture("one\ntwo", view: view)
        _ = fixture.stage.pngData()
        expect(manager.drawn, equals: [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
        let height = manager.usedRect(for: container).height
        let delegate = SpacingDelegate()
        manager.delegate = delegate
        fixture.stage.host.turn()
        expect(abs(manager.usedRect(for: container).height - height - 10) < 0.01 && delegate.completed == 1)
    }

    @Test func `the storage of long text changes in place`() {
        let text = String(repeating: "日本語のテキスト and words\n", count: 2000)
        let fixture = TextViewFixture(text)
        let storage = fixture.view.textStorage
        storage.replaceCharacters(in: NSRange(location: 30_000, length: 5), with: "x")
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 100))
        fixture.type("end")
        let whole = fixture.view.editor.document
        expect(storage.string == fixture.view.text && storage.length == whole.count && storage.content === whole)
        let copy = NSMutableAttributedString(attributedString: storage)
        expect(copy.string == storage.string && copy.isEqual(to: whole.attributedString(in: 0..<whole.count)))
        expect(storage.attribute(.foregroundColor, at: 99, effectiveRange: nil) as? UIColor, equals: .red)
        expect(storage.attributedSubstring(from: NSRange(location: 98, length: 4)).length, equals: 4)
        fixture.view.undoManager?.undo()
        expect(storage.string, equals: fixture.view.text)
    }
}
