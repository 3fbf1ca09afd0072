import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

private let story = String(
    repeating: "The quick brown fox jumps over the lazy dog, and 日本語の文章も続きます。 ", count: 12)

@MainActor
private func makeManager(
    _ text: String, containers: [NSTextContainer]
) -> (NSTextStorage, NSLayoutManager) {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    for container in containers { manager.addTextContainer(container) }
    storage.addLayoutManager(manager)
    return (storage, manager)
}

/// A container in the shape of a triangle that becomes wider toward the bottom.
private final class Triangle: NSTextContainer {
    override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        let whole = super.lineFragmentRect(
            forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
            remaining: remainingRect)
        return CGRect(x: whole.minX, y: whole.minY, width: min(whole.width, 60 + whole.minY), height: whole.height)
    }
}

@MainActor
@Suite(.onStage) struct ContainerTests {
    @Test(arguments: [
        CGRect(x: 0, y: 30, width: 120, height: 80), CGRect(x: 180, y: 0, width: 120, height: 90),
        CGRect(x: 100, y: 40, width: 80, height: 80),
    ])
    func `text flows around an exclusion path`(_ hole: CGRect) {
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        container.exclusionPaths = [UIBezierPath(rect: hole)]
        let (storage, manager) = makeManager(story, containers: [container])
        var end = 0
        var beside = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect, used, _, range, _ in
            if range.location != end { Issue.record("A gap before \(range.location)") }
            end = range.location + range.length
            if used.insetBy(dx: 0.1, dy: 0.1).intersects(hole) { Issue.record("\(used) is in \(hole)") }
            if rect.minY < hole.maxY, rect.maxY > hole.minY { beside += 1 }
        }
        expect(end == storage.length && beside >= 3)
        for offset in stride(from: 0, to: storage.length, by: 37) {
            let box = manager.boundingRect(forGlyphRange: NSRange(location: offset, length: 1), in: container)
            let center = CGPoint(x: box.midX - 0.5, y: box.midY)
            let found = manager.glyphIndex(for: center, in: container)
            if abs(found - offset) > 1 { Issue.record("\(offset) was found at \(found)") }
        }
        let box = manager.usedRect(for: container)
        container.exclusionPaths = []
        expect(manager.usedRect(for: container).height, isLessThan: box.height)
    }

    @Test func `words beside an exclusion path do not break`() {
        let text = "The quick brown fox jumps over the lazy dog and keeps running through the field until"
        let container = NSTextContainer(size: CGSize(width: 340, height: 0))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 215, y: 0, width: 90, height: 100))]
        for factor: Float in [0, 0.8] {
            let (storage, manager) = makeManager(text, containers: [container])
            let style = NSMutableParagraphStyle()
            style.hyphenationFactor = factor
            storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
            var lines: [String] = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
                _, _, _, range, _ in lines.append((text as NSString).substring(with: range))
            }
            expect(lines.joined(), equals: text)
            let words: [String] = lines.flatMap { $0.split(separator: " ").map(String.init) }
            // With hyphenation, only “running” can be divided.
            let divided: Set<String> = ["run-", "run", "ning", "running"]
            let expected: [String] = text.split(separator: " ").map(String.init)
            expect(words.filter { !divided.contains($0) }, equals: expected.filter { !divided.contains($0) })
            manager.removeTextContainer(at: 0)
        }
    }

    @Test func `a word that is wider than the place beside an exclusion path moves below it`() {
        let word = "Donaudampfschifffahrtsgesellschaft"
        for (width, isBelow) in [(CGFloat(340), true), (200, false)] {
            let container = NSTextContainer(size: CGSize(width: width, height: 0))
            container.exclusionPaths = [UIBezierPath(rect: CGRect(x: width - 150, y: 0, width: 150, height: 100))]
            let (_, manager) = makeManager(word, containers: [container])
            let first: CGRect = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
            expect(first.minY >= 95, equals: isBelow, "\(first)")
        }
    }

    @Test func `the subpaths of an exclusion path are separate, and open subpaths are closed`() {
        func parts(_ path: UIBezierPath) -> [CGRect] {
            let container = NSTextContainer(size: CGSize(width: 300, height: 0))
            container.exclusionPaths = [path]
            var rest = CGRect.zero
            let first: CGRect = container.lineFragmentRect(
                forProposedRect: CGRect(x: 0, y: 40, width: 300, height: 20), at: 0, writingDirection: .leftToRight,
                remaining: &rest)
            return [first, rest]
        }
        let ovals = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100))
        ovals.append(UIBezierPath(rect: CGRect(x: 200, y: 0, width: 100, height: 100)))
        expect(parts(ovals)[0], equals: CGRect(x: 50, y: 40, width: 150, height: 20))
        // The closing edge of the triangle is its left side.
        let triangle = UIBezierPath()
        triangle.move(to: CGPoint(x: 0, y: 100))
        triangle.addLine(to: CGPoint(x: 100, y: 50))
        triangle.addLine(to: CGPoint(x: 0, y: 0))
        triangle.move(to: CGPoint(x: 200, y: 0))
        triangle.addLine(to: CGPoint(x: 300, y: 0))
        triangle.addLine(to: CGPoint(x: 300, y: 100))
        triangle.addLine(to: CGPoint(x: 200, y: 100))
        expect(parts(triangle)[0], equals: CGRect(x: 100, y: 40, width: 100, height: 20))
    }

    @Test func `text flows from one container to the next`() {
        let containers = [120, 80, 1000].map { NSTextContainer(size: CGSize(width: 200, height: $0)) }
        let (storage, manager) = makeManager(story, containers: containers)
        var end = 0
        for container in containers {
            let range = manager.glyphRange(for: container)
            expect(range.location == end && range.length > 20)
            end = range.location + range.length
            let used = manager.usedRect(for: container)
            expect(used.minY == 0 && used.maxY <= container.size.height)
            expect(manager.textContainer(forGlyphAt: range.location, effectiveRange: nil), isIdenticalTo: container)
            expect(manager.lineFragmentRect(forGlyphAt: range.location, effectiveRange: nil).minY, equals: 0)
        }
        expect(end, equals: storage.length)
        storage.replaceCharacters(in: NSRange(location: 0, length: 40), with: "")
        expect(manager.glyphRange(for: containers[0]).location, equals: 0)
        let last = manager.glyphRange(for: containers[2])
        expect(last.location + last.length, equals: storage.length)
    }

    @Test func `the glyphs in a rectangle of a later container are found without laying out all text before`() {
        let line = "A paragraph that fills several lines of its container, so that its height is hard to estimate."
        let text: String = (0..<120).map { String(repeating: line, count: $0 % 4) }.joined(separator: "\n")
        let rect = CGRect(x: 0, y: 40, width: 200, height: 60)
        func ranges(ensuresLayout: Bool) -> [NSRange] {
            (0..<6).map { index in
                let containers = (0..<6).map { _ in NSTextContainer(size: CGSize(width: 200, height: 300)) }
                let (storage, manager) = makeManager(text, containers: containers)
                if ensuresLayout { manager.ensureLayout(for: containers[5]) }
                let range = manager.glyphRange(forBoundingRect: rect, in: containers[index])
                return withExtendedLifetime(storage) { range }
            }
        }
        let found: [NSRange] = ranges(ensuresLayout: false)
        expect(found == ranges(ensuresLayout: true) && found.allSatisfy { $0.length > 20 })
        // A rectangle that begins above its container contains no line of the previous container.
        let containers = (0..<2).map { _ in NSTextContainer(size: CGSize(width: 200, height: 300)) }
        let (storage, manager) = makeManager(text, containers: containers)
        let second = manager.glyphRange(for: containers[1])
        let above = CGRect(x: 0, y: -300, width: 200, height: 600)
        expect(manager.glyphRange(forBoundingRect: above, in: containers[1]), equals: second)
        withExtendedLifetime(storage) {}
    }

    @Test func `layout in a rectangle is the same as in a container of that size`() {
        let containers = [400, 400, 8000].map { NSTextContainer(size: CGSize(width: 200, height: $0)) }
        let text: String = Array(repeating: "A short paragraph.", count: 200).joined(separator: "\n")
        let (_, manager) = makeManager(text, containers: containers)
        let rect = CGRect(x: 0, y: 100, width: 200, height: 60)
        manager.ensureLayout(forBoundingRect: rect, in: containers[1])
        let count: Int = manager.flow.layoutCount
        expect(count, isLessThan: 100)
        let range = manager.glyphRange(forBoundingRect: rect, in: containers[1])
        expect(manager.flow.layoutCount, equals: count)
        let other = [400, 400, 8000].map { NSTextContainer(size: CGSize(width: 200, height: $0)) }
        let (whole, complete) = makeManager(text, containers: other)
        complete.ensureLayout(for: other[2])
        expect(range.length > 0 && range == complete.glyphRange(forBoundingRect: rect, in: other[1]))
        expect(complete.glyphRange(for: other[0]).length < range.location && whole.length > NSMaxRange(range))
        manager.ensureLayout(forBoundingRect: rect, in: NSTextContainer(size: CGSize(width: 200, height: 400)))
        expect(manager.flow.layoutCount, equals: count)
    }

    @Test func `lines for which the last container has no space belong to no container`() {
        let containers = (0..<2).map { _ in NSTextContainer(size: CGSize(width: 200, height: 50)) }
        let (storage, manager) = makeManager(String(repeating: "line\n", count: 12), containers: containers)
        let ranges: [NSRange] = containers.map { manager.glyphRange(for: $0) }
        expect(ranges, equals: [NSRange(location: 0, length: 10), NSRange(location: 10, length: 10)])
        expect(manager.textContainer(forGlyphAt: 19, effectiveRange: nil), isIdenticalTo: containers[1])
        for index in [20, 24, 59] { expectNil(manager.textContainer(forGlyphAt: index, effectiveRange: nil)) }
        expect(manager.usedRect(for: containers[1]).maxY, isLessThan: 50)
        withExtendedLifetime(storage) {}
    }

    @Test func `a subclass determines the shape of the container`() {
        let container = Triangle(size: CGSize(width: 300, height: 0))
        let (storage, manager) = makeManager(story, containers: [container])
        var widths: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect, _, _, _, _ in widths.append(rect.width)
        }
        expect(widths.count > 8 && widths == widths.sorted() && widths[0] < 70 && widths.last == 300)
    }

    @Test func `typing into a view with an exclusion path moves the text`() {
        let fixture = TextViewFixture(story, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let hole = UIBezierPath(ovalIn: CGRect(x: 90, y: 60, width: 110, height: 110))
        fixture.view.textContainer.exclusionPaths = [hole]
        fixture.stage.host.turn()
        let before = fixture.view.contentSize.height
        fixture.view.selectedRange = NSRange(location: 0, length: 0)
        for _ in 0..<3 { fixture.type("a new line of text that is long enough to wrap ") }
        fixture.stage.host.turn()
        expect(fixture.view.contentSize.height, isGreaterThan: before)
    }
}
