import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// TextKit 2 methods that query the layout and change the text.
@MainActor
@Suite(.onStage) struct TextKit2MemberTests {
    private func makeManager(_ text: String) -> (NSTextContentStorage, NSTextLayoutManager) {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 160, height: 0))
        content.attributedString = NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        return (content, manager)
    }

    @Test func `a paragraph consists of its content and its separator`() {
        let (content, manager) = makeManager("one\ntwo\r\nthree")
        let paragraphs = content.textElements(for: manager.documentRange).compactMap { $0 as? NSTextParagraph }
        expect(paragraphs.map { $0.paragraphContentRange?.offsets }, equals: [0..<3, 4..<7, 9..<14])
        expect(paragraphs.map { $0.paragraphSeparatorRange?.offsets }, equals: [3..<4, 7..<9, 14..<14])
        expectNil(NSTextParagraph(attributedString: nil).paragraphContentRange)
        expect(content.textElements(for: NSTextRange(4..<9)).count, equals: 1)
        expect(content.textElements(for: NSTextRange(2..<5)).count, equals: 2)
    }

    @Test func `a line of a fragment is found by a location and by a distance from the top`() throws {
        let (content, manager) = makeManager("A paragraph that fills several lines of text")
        let fragment = try #require(manager.textLayoutFragment(for: content.documentRange.location))
        let lines: [NSTextLineFragment] = fragment.textLineFragments
        try #require(lines.count >= 3)
        let wrap: Int = lines[1].characterRange.location
        func index(_ line: NSTextLineFragment?) -> Int? {
            lines.firstIndex { $0.characterRange == line?.characterRange }
        }
        expect(index(fragment.textLineFragment(for: TextOffset(wrap), isUpstreamAffinity: false)), equals: 1)
        expect(index(fragment.textLineFragment(for: TextOffset(wrap), isUpstreamAffinity: true)), equals: 0)
        expect(index(fragment.textLineFragment(for: TextOffset(0), isUpstreamAffinity: true)), equals: 0)
        let middle: CGFloat = lines[1].typographicBounds.midY
        expect(index(fragment.textLineFragment(forVerticalOffset: middle, requiresExactMatch: true)), equals: 1)
        expectNil(fragment.textLineFragment(forVerticalOffset: -5, requiresExactMatch: true))
        expect(index(fragment.textLineFragment(forVerticalOffset: -5, requiresExactMatch: false)), equals: 0)
        let last = fragment.textLineFragment(forVerticalOffset: 1000, requiresExactMatch: false)
        expect(index(last), equals: lines.count - 1)
    }

    @Test func `a line fragment returns the locations of its characters`() throws {
        let (content, manager) = makeManager("A paragraph that fills several lines of text")
        let fragment = try #require(manager.textLayoutFragment(for: content.documentRange.location))
        let line: NSTextLineFragment = fragment.textLineFragments[1]
        let first: Int = line.characterRange.location
        let places: [CGPoint] = (first...first + 4).map { line.locationForCharacter(at: $0) }
        expect(places[0].x == 0 && places.map(\.x) == places.map(\.x).sorted())
        expect(places.allSatisfy { $0.y == line.glyphOrigin.y && $0.y > 10 && $0.y < line.typographicBounds.height })
        func point(_ fraction: CGFloat) -> CGPoint {
            CGPoint(x: places[2].x + fraction * (places[3].x - places[2].x), y: 5)
        }
        for fraction in [0.1, 0.4, 0.6, 0.9] {
            expect(line.characterIndex(for: point(fraction)), equals: first + 2)
            expect(abs(line.fractionOfDistanceThroughGlyph(for: point(fraction)) - fraction), isLessThan: 0.01)
        }
        expect(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: -50, y: 5)), equals: 0)
    }

    @Test func `a fragment contains the frame of an attachment`() throws {
        let (content, manager) = makeManager("one\n")
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(attachment: attachment))
        content.textStorage?.append(text)
        let fragment = try #require(manager.textLayoutFragment(for: TextOffset(5)))
        let frame: CGRect = fragment.frameForTextAttachment(at: TextOffset(6))
        let line: NSTextLineFragment = fragment.textLineFragments[0]
        expect(frame.size, equals: CGSize(width: 30, height: 40))
        expect(fragment.frameForTextAttachment(at: TextOffset(5)), equals: .zero)
        expect(abs(frame.minX - line.typographicBounds.minX - line.locationForCharacter(at: 2).x), isLessThan: 0.01)
        expect(abs(frame.maxY - line.typographicBounds.minY - line.glyphOrigin.y), isLessThan: 0.01)
    }

    @Test func `rendering attributes are replaced and removed`() {
        let (_, manager) = makeManager("some text")
        func attributes() -> [String] {
            var found: [String] = []
            manager.enumerateRenderingAttributes(from: TextOffset(0), reverse: false) { _, values, range in
                let names: String = values.keys.map(\.rawValue).sorted().joined(separator: " ")
                found.append("\(range.offsets.lowerBound)-\(range.offsets.upperBound) \(names)")
                return true
            }
            return found
        }
        let (color, kern) = (NSAttributedString.Key.foregroundColor, NSAttributedString.Key.kern)
        manager.setRenderingAttributes([color: UIColor.red, kern: CGFloat(5)], for: NSTextRange(0..<6))
        manager.setRenderingAttributes([color: UIColor.blue], for: NSTextRange(4..<8))
        let names: String = [color, kern].map(\.rawValue).sorted().joined(separator: " ")
        expect(attributes(), equals: ["0-4 \(names)", "4-6 \(color.rawValue)", "6-8 \(color.rawValue)"])
        manager.removeRenderingAttribute(kern, for: NSTextRange(0..<2))
        manager.removeRenderingAttribute(color, for: manager.documentRange)
        expect(attributes(), equals: ["2-4 \(kern.rawValue)"])
    }

    @Test func `contents are replaced by strings and by elements`() {
        let (content, manager) = makeManager("one two three")
        manager.replaceContents(in: NSTextRange(4..<7), with: NSAttributedString(string: "2"))
        expect(content.textStorage?.string, equals: "one 2 three")
        let elements: [NSTextElement] = ["un ", "deux "].map {
            NSTextParagraph(attributedString: NSAttributedString(string: $0))
        }
        manager.replaceContents(in: NSTextRange(0..<6), with: elements)
        expect(content.textStorage?.string == "un deux three" && manager.documentRange.offsets == 0..<13)
        content.replaceContents(in: NSTextRange(0..<3), with: nil)
        expect(content.textStorage?.string, equals: "deux three")
    }

    @Test func `several layout managers show one document, and one of them is the primary one`() {
        let (content, first) = makeManager("text")
        let second = NSTextLayoutManager()
        expect(content.primaryTextLayoutManager, isIdenticalTo: first)
        content.addTextLayoutManager(second)
        content.primaryTextLayoutManager = second
        expect(content.primaryTextLayoutManager === second && content.textLayoutManagers.count == 2)
        content.textStorage?.append(NSAttributedString(string: "!"))
        expect(first.documentRange.offsets == 0..<5 && second.documentRange.offsets == 0..<5)
        var wasEditing = false
        content.performEditingTransaction { wasEditing = content.hasEditingTransaction }
        expect(wasEditing && !content.hasEditingTransaction)
        content.removeTextLayoutManager(second)
        expect(content.textLayoutManagers.count == 1 && second.textContentManager == nil)
        expect(second.documentRange.isEmpty && content.primaryTextLayoutManager === first)
    }

    @Test func `segments can leave out the ranges and the middle lines`() {
        let (_, manager) = makeManager("A paragraph that fills several lines of text")
        func segments(_ options: NSTextLayoutManager.SegmentOptions) -> [Range<Int>?] {
            var found: [Range<Int>?] = []
            manager.enumerateTextSegments(
                in: manager.documentRange, type: .standard, options: options
            ) { range, _, _, _ in
                found.append(range?.offsets)
                return true
            }
            return found
        }
        let all: [Range<Int>?] = segments([])
        expect(all.count >= 3 && all.first??.lowerBound == 0 && all.last??.upperBound == 44)
        expect(segments(.rangeNotRequired), equals: all.map { _ in nil })
        expect(segments(.middleFragmentsExcluded), equals: [all[0], all[all.count - 1]])
    }

    @Test func `the viewport moves to a location`() {
        let (_, manager) = makeManager(String(repeating: "line\n", count: 50))
        manager.ensureLayout(for: manager.documentRange)
        let viewport: NSTextViewportLayoutController = manager.textViewportLayoutController
        let height: CGFloat = manager.engine.flow.line(containing: 0).frame.height
        expect(abs(viewport.relocateViewport(to: TextOffset(50)) - 10 * height), isLessThan: 0.01)
        viewport.adjustViewport(byVerticalOffset: 30)
        expect(viewport.viewportBounds.minY, equals: 30)
    }

    @Test func `an attachment has a view if a provider is registered for its type`() {
        final class Provider: NSTextAttachmentViewProvider {}
        NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "test.member")
        let attachment = NSTextAttachment(data: nil, ofType: "test.member")
        let plain = NSTextAttachment(data: nil, ofType: "test.unregistered")
        expect(attachment.usesTextAttachmentView && !plain.usesTextAttachmentView)
        expect(attachment.viewProvider(for: nil, location: TextOffset(0), textContainer: nil) is Provider)
        expectNil(plain.viewProvider(for: nil, location: TextOffset(0), textContainer: nil))
        attachment.allowsTextAttachmentView = false
        expectNil(attachment.viewProvider(for: nil, location: TextOffset(0), textContainer: nil))
    }
}
