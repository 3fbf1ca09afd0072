import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// The queries of layout managers, and the connections between storages, layout managers and containers.
@MainActor
@Suite(.onStage) struct TextKitMemberTests {
    private func makeStorage(_ text: String) -> NSTextStorage {
        NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    }

    private func makeContainer(width: CGFloat, height: CGFloat = 1000) -> NSTextContainer {
        NSTextContainer(size: CGSize(width: width, height: height))
    }

    @Test func `glyphs are the characters of the text`() {
        let storage = makeStorage("Text 日本 😀")
        let manager = NSLayoutManager()
        manager.addTextContainer(makeContainer(width: 300))
        storage.addLayoutManager(manager)
        expect(manager.numberOfGlyphs, equals: storage.length)
        expect((0..<storage.length).allSatisfy { manager.characterIndexForGlyph(at: $0) == $0 })
        expect((0..<storage.length).allSatisfy { manager.glyphIndexForCharacter(at: $0) == $0 })
        expect([-1, 0, 9, 10].map { manager.isValidGlyphIndex($0) }, equals: [false, true, true, false])
        storage.deleteCharacters(in: NSRange(location: 0, length: 5))
        expect(manager.numberOfGlyphs, equals: 5)
    }

    @Test func `the used rectangle of a line contains its text, and its fragment is as wide as the container`() {
        let storage = makeStorage("A long first line\nlast")
        let manager = NSLayoutManager()
        manager.addTextContainer(makeContainer(width: 300))
        storage.addLayoutManager(manager)
        var range = NSRange(location: 0, length: 0)
        let first = manager.lineFragmentUsedRect(forGlyphAt: 3, effectiveRange: &range)
        expect(range, equals: NSRange(location: 0, length: 18))
        let last = manager.lineFragmentUsedRect(forGlyphAt: 20, effectiveRange: &range)
        expect(range == NSRange(location: 18, length: 4) && last.minY == first.maxY && last.width < first.width)
        let fragment = manager.lineFragmentRect(forGlyphAt: 20, effectiveRange: nil)
        expect(fragment.minX == 0 && fragment.width == 300 && fragment.minY == last.minY && last.width < 60)
        expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
        storage.append(NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        manager.ensureLayout(for: manager.textContainers[0])
        expect(abs(manager.extraLineFragmentRect.minY - last.maxY), isLessThan: 0.01)
        expect(manager.extraLineFragmentRect.width, equals: 300)
        expect(manager.extraLineFragmentUsedRect.minY, equals: manager.extraLineFragmentRect.minY)
        expect(manager.extraLineFragmentUsedRect.width, isLessThan: 60)
        expect(manager.extraLineFragmentTextContainer, isIdenticalTo: manager.textContainers[0])
    }

    @Test func `location of a glyph is relative to its line fragment`() {
        let storage = makeStorage("one two")
        let manager = NSLayoutManager()
        let container = makeContainer(width: 300)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 200))]
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let fragment = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        expect(abs(fragment.minX - 60) < 0.01 && abs(manager.location(forGlyphAt: 0).x - 5) < 0.01)
        let bounds = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        expect(abs(fragment.minX + manager.location(forGlyphAt: 4).x - bounds.minX), isLessThan: 0.01)
    }

    @Test func `rectangles enclose a range, and a selection fills its lines`() {
        let storage = makeStorage("one two\nthree four\nfive")
        let manager = NSLayoutManager()
        let container = makeContainer(width: 300)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        func rects(selected: Bool, stopAfter limit: Int = .max) -> [CGRect] {
            var rects: [CGRect] = []
            let range = NSRange(location: 4, length: 17)
            let selection: NSRange = selected ? range : NSRange(location: NSNotFound, length: 0)
            manager.enumerateEnclosingRects(
                forGlyphRange: range, withinSelectedGlyphRange: selection, in: container
            ) { rect, stop in
                rects.append(rect)
                if rects.count == limit { stop.pointee = true }
            }
            return rects
        }
        let plain: [CGRect] = rects(selected: false)
        let filled: [CGRect] = rects(selected: true)
        expect(plain.count == 3 && plain.map(\.minY) == filled.map(\.minY))
        expect(plain[0].minX == manager.location(forGlyphAt: 4).x && plain.allSatisfy { $0.maxX < 120 })
        expect(filled.prefix(2).allSatisfy { $0.maxX == 295 } && filled[2] == plain[2])
        expect(rects(selected: false, stopAfter: 2), equals: Array(plain.prefix(2)))
        let other = makeContainer(width: 300)
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 0, length: 4),
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: other
        ) { _, _ in Issue.record("The container belongs to no layout manager.") }
    }

    @Test func `text flows into a container that is inserted before another`() {
        let storage = makeStorage(String(repeating: "word ", count: 60))
        let manager = NSLayoutManager()
        let last = makeContainer(width: 200)
        manager.addTextContainer(last)
        storage.addLayoutManager(manager)
        let first = makeContainer(width: 200, height: 60)
        manager.insertTextContainer(first, at: 0)
        let range = manager.glyphRange(for: first)
        expect(manager.textContainers == [first, last] && first.layoutManager === manager)
        expect(range.location == 0 && range.length > 20 && range.length < 120)
        expect(manager.glyphRange(for: last), equals: NSRange(location: range.length, length: 300 - range.length))
    }

    @Test func `another layout manager takes over the containers and the storage`() {
        let storage = makeStorage("some text")
        let old = NSLayoutManager()
        let new = NSLayoutManager()
        let containers: [NSTextContainer] = [makeContainer(width: 100, height: 20), makeContainer(width: 100)]
        for container in containers { old.addTextContainer(container) }
        storage.addLayoutManager(old)
        containers[1].replaceLayoutManager(new)
        expect(old.textContainers.isEmpty && new.textContainers == containers)
        expect(storage.layoutManagers == [new] && old.textStorage == nil && new.textStorage === storage)
        expect(containers.allSatisfy { $0.layoutManager === new } && new.numberOfGlyphs == 9)
        storage.removeLayoutManager(new)
        expect(storage.layoutManagers.isEmpty && new.numberOfGlyphs == 0)
        storage.append(NSAttributedString(string: "!"))
        expect(new.numberOfGlyphs, equals: 0)
    }

    @Test func `a storage posts a notification before and after it processes a change`() {
        @MainActor final class Log {
            let storage: NSTextStorage
            var events: [String] = []
            init(_ storage: NSTextStorage) { self.storage = storage }
            func add(_ name: String) {
                events.append("\(name) \(storage.editedRange.location)+\(storage.editedRange.length)")
            }
        }
        let storage = makeStorage("text")
        let log = Log(storage)
        let observers = [
            ("will", NSTextStorage.willProcessEditingNotification),
            ("did", NSTextStorage.didProcessEditingNotification),
        ].map { name, notification in
            NotificationCenter.default.addObserver(forName: notification, object: storage, queue: nil) { _ in
                MainActor.assumeIsolated { log.add(name) }
            }
        }
        storage.addAttributes([.kern: 2, .underlineStyle: 1], range: NSRange(location: 1, length: 2))
        expect(log.events, equals: ["will 1+2", "did 1+2"])
        storage.removeAttribute(.kern, range: NSRange(location: 2, length: 1))
        expect(log.events.suffix(2), equals: ["will 2+1", "did 2+1"])
        var range = NSRange()
        expect(storage.attribute(.kern, at: 1, effectiveRange: &range) as? Int == 2 && range.length == 1)
        expect(storage.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int, equals: 1)
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test func `a delegate is notified when the layout is discarded`() {
        final class Delegate: NSObject, NSLayoutManagerDelegate {
            var count = 0
            func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { count += 1 }
        }
        let storage = makeStorage("one\ntwo")
        let manager = NSLayoutManager()
        manager.addTextContainer(makeContainer(width: 100))
        storage.addLayoutManager(manager)
        let delegate = Delegate()
        manager.delegate = delegate
        manager.ensureLayout(forCharacterRange: NSRange(location: 0, length: 7))
        let count: Int = manager.flow.layoutCount
        var range = NSRange()
        manager.invalidateLayout(forCharacterRange: NSRange(location: 4, length: 3), actualCharacterRange: &range)
        manager.ensureLayout(forGlyphRange: NSRange(location: 0, length: 7))
        expect(delegate.count == 1 && range.location == 4 && manager.flow.layoutCount == count + 1)
        manager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 1))
        expect(delegate.count, equals: 2)
    }

    private func makeText(
        _ text: String, _ width: CGFloat, _ height: CGFloat, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping
    ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
        let storage = makeStorage(text)
        let manager = NSLayoutManager()
        let container = makeContainer(width: width, height: height)
        container.maximumNumberOfLines = lines
        container.lineBreakMode = mode
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    @Test func `a single container contains only the lines that fit its height`() throws {
        let text = String(repeating: "A long text which wraps over several lines. ", count: 6)
        let (storage, manager, container) = makeText(text, 150, 100)
        let range: NSRange = manager.glyphRange(for: container)
        expect(range.location == 0 && range.length > 20 && range.length < storage.length / 2)
        let used: CGRect = manager.usedRect(for: container)
        expect(used.height > 60 && used.height <= 100)
        expect(manager.textContainer(forGlyphAt: range.length - 1, effectiveRange: nil), isIdenticalTo: container)
        expectNil(manager.textContainer(forGlyphAt: range.length, effectiveRange: nil))
        var count = 0
        let all = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, _, _ in count += 1 }
        let height: CGFloat = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
        expect(abs(CGFloat(count) * height - used.height), isLessThan: 0.01)
        // The height of a container that a text view shows does not limit the text.
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 100), textContainer: container)
        view.layoutIfNeeded()
        expect(manager.glyphRange(for: container), equals: all)
        withExtendedLifetime((storage, view)) {}
    }

    @Test func `only the lines of a range of glyphs are drawn`() {
        let text = String(repeating: "A long text which wraps over several lines. ", count: 6)
        let (storage, manager, container) = makeText(text, 150, 45)
        func lowestInk(_ range: NSRange) -> CGFloat {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 500), format: format)
            let image = renderer.image { _ in manager.drawGlyphs(forGlyphRange: range, at: .zero) }
            guard let pixels = image.cgImage else { return -1 }
            let rows = (0..<500).filter { y in (0..<150).contains { pixels.pixel(x: $0, y: y).alpha > 0 } }
            return rows.last.map { CGFloat($0 + 1) } ?? 0
        }
        expect(lowestInk(NSRange(location: 0, length: storage.length)), isGreaterThan: 200)
        let drawn: CGFloat = lowestInk(manager.glyphRange(for: container))
        expect(drawn > 25 && drawn <= 45)
        expect(lowestInk(NSRange(location: 0, length: 0)), isLessThan: 1)
    }

    @Test func `glyphs after the maximum number of lines are in no container`() {
        let text = "A long text which wraps over several lines"
        let (storage, manager, container) = makeText(text, 100, 1000, lines: 2)
        var second = NSRange(location: 0, length: 0)
        manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: &second)
        let range: NSRange = manager.glyphRange(for: container)
        expect(range.location == 0 && range.length == second.location + second.length && range.length < 30)
        expectNil(manager.textContainer(forGlyphAt: range.length, effectiveRange: nil))
        expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, equals: NSNotFound)
        withExtendedLifetime(storage) {}
    }

    @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead])
    func `an ellipsis replaces a range of glyphs`(_ mode: NSLineBreakMode) {
        let text = "A long text which wraps over several lines"
        let (storage, manager, container) = makeText(text, 120, 1000, lines: 1, mode: mode)
        let hidden: NSRange = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 3)
        expect(hidden.length > 10 && hidden.length < 40)
        let isAtEnd: Bool = NSMaxRange(hidden) == storage.length
        let isAtStart: Bool = hidden.location == 0
        expect(isAtEnd == (mode == .byTruncatingTail) && isAtStart == (mode == .byTruncatingHead))
        expect(manager.glyphRange(for: container).length, equals: storage.length)
        let (whole, complete, _) = makeText(text, 1000, 1000, lines: 1, mode: mode)
        expect(complete.truncatedGlyphRange(inLineFragmentForGlyphAt: 3).location, equals: NSNotFound)
        let (two, second, _) = makeText(text, 120, 1000, lines: 2, mode: mode)
        expect(second.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, equals: NSNotFound)
        expect(second.truncatedGlyphRange(inLineFragmentForGlyphAt: 25).location, isGreaterThan: 5)
        withExtendedLifetime((storage, whole, two)) {}
    }
}
