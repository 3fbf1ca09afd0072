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
}
