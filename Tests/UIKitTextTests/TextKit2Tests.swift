import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

private let text = "First paragraph that wraps\nsecond 日本語\n\nשלום עולם last"

private final class Bubble: NSTextLayoutFragment {
    nonisolated(unsafe) static var drawn = 0
    override var renderingSurfaceBounds: CGRect { super.renderingSurfaceBounds.insetBy(dx: -10, dy: -6) }
    override func draw(at point: CGPoint, in context: CGContext) {
        Bubble.drawn += 1
        super.draw(at: point, in: context)
    }
}

private final class Fragments: NSTextLayoutManagerDelegate, NSTextContentStorageDelegate {
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        Bubble(textElement: textElement, range: textElement.elementRange)
    }

    /// Shows the paragraph in capital letters.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        guard let found = textContentStorage.textStorage?.attributedSubstring(from: range) else { return nil }
        return NSTextParagraph(
            attributedString: NSAttributedString(
                string: found.string.uppercased(), attributes: found.attributes(at: 0, effectiveRange: nil)))
    }
}

private final class BadgeProvider: NSTextAttachmentViewProvider {
    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        tracksTextAttachmentViewBounds = true
    }
}

/// An attachment that is half as wide as the line.
private final class HalfAttachment: NSTextAttachment {
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: -4, width: lineFrag.width / 2, height: 30) }
}

private final class Viewport: NSTextViewportLayoutControllerDelegate {
    var log: [String] = []
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        CGRect(x: 0, y: 100, width: 200, height: 60)
    }
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { log.append("\(textLayoutFragment.rangeInElement.location)") }
    func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) { log.append("will") }
    func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) { log.append("did") }
}

@MainActor
@Suite(.onStage) struct TextKit2Tests {
    /// A layout manager with its own document.
    private func makeManager(_ text: String) -> (NSTextContentStorage, NSTextLayoutManager) {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 160, height: 0))
        content.attributedString = NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        return (content, manager)
    }

    @Test func `sizes of fragments can be estimated without layout`() {
        let (content, manager) = makeManager(String(repeating: "a paragraph of some words that wraps\n", count: 300))
        func heights(_ options: NSTextLayoutFragment.EnumerationOptions) -> (estimated: Int, total: CGFloat) {
            var result: (estimated: Int, total: CGFloat) = (0, 0)
            manager.enumerateTextLayoutFragments(from: nil, options: options) { fragment in
                if fragment.state == .estimatedUsageBounds, fragment.textLineFragments.isEmpty { result.estimated += 1 }
                result.total += fragment.layoutFragmentFrame.height
                return true
            }
            return result
        }
        let before = manager.engine.flow.layoutCount
        let estimated = heights(.estimatesSize)
        expect(estimated.estimated > 250 && estimated.total > 1_000)
        expect(manager.engine.flow.layoutCount, equals: before)
        expect(heights([.estimatesSize, .ensuresLayout]).estimated, equals: 0)
        expect(manager.engine.flow.layoutCount > before + 250 && heights(.estimatesSize).estimated == 0)
        expect(content.documentRange.endLocation.textOffset, equals: 300 * 37)
    }

    @Test func `fragments and lines cover the document`() {
        let (content, manager) = makeManager(text)
        var (end, bottom, lines) = (0, CGFloat(0), 0)
        manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) { fragment in
            let range = fragment.rangeInElement.offsets
            if range.lowerBound != end || fragment.layoutFragmentFrame.minY != bottom {
                Issue.record("\(range) \(fragment.layoutFragmentFrame)")
            }
            end = range.upperBound
            bottom = fragment.layoutFragmentFrame.maxY
            var next = 0
            for line in fragment.textLineFragments {
                if line.characterRange.location != next { Issue.record("line \(line.characterRange)") }
                next += line.characterRange.length
                lines += 1
            }
            if next != range.count { Issue.record("lines of \(range)") }
            return true
        }
        expect(end == content.documentRange.endLocation.textOffset && lines == 5)
        expect(abs(manager.usageBoundsForTextContainer.height - bottom), isLessThan: 0.01)
        var backward: [Int] = []
        manager.enumerateTextLayoutFragments(from: nil, options: [.reverse]) {
            backward.append($0.rangeInElement.location.textOffset)
            return true
        }
        expect(backward == backward.sorted(by: >) && backward.count == 4 && backward.last == 0)
        var paragraphs: [String] = []
        content.enumerateTextElements(from: nil) {
            paragraphs.append(($0 as? NSTextParagraph)?.attributedString.string ?? "")
            return true
        }
        expect(paragraphs.joined() == text && paragraphs.count == 4)
        let fragment = manager.textLayoutFragment(for: CGPoint(x: 20, y: 50))
        expect(fragment?.rangeInElement.location.textOffset, equals: 27)
        expect(manager.textLayoutFragment(for: TextOffset(3))?.textLineFragments.count, equals: 2)
    }

    @Test func `text segments match the lines`() {
        let (content, manager) = makeManager(text)
        func frames(_ range: Range<Int>, _ type: NSTextLayoutManager.SegmentType) -> [CGRect] {
            var found: [CGRect] = []
            manager.enumerateTextSegments(in: NSTextRange(range), type: type) { _, frame, baseline, _ in
                found.append(frame)
                if baseline <= 0 || baseline > frame.height { Issue.record("baseline \(baseline)") }
                return true
            }
            return found
        }
        expect(frames(0..<3, .standard).count == 1 && frames(0..<30, .standard).count == 3)
        expect(frames(0..<30, .selection)[0].maxX, equals: 155)
        expect(frames(5..<5, .standard).map(\.width), equals: [0])
        let start = content.documentRange.location
        let found = content.location(start, offsetBy: 8).map { content.offset(from: start, to: $0) }
        expect(found == 8 && content.location(start, offsetBy: -1) == nil)
    }

    @Test func `upstream segments of empty ranges are before line wraps`() throws {
        let (content, manager) = makeManager(text)
        func caret(_ offset: Int, _ options: NSTextLayoutManager.SegmentOptions) -> CGRect? {
            var found: CGRect?
            manager.enumerateTextSegments(
                in: NSTextRange(offset..<offset), type: .standard, options: options
            ) { _, frame, _, _ in
                found = frame
                return true
            }
            return found
        }
        let fragment = try #require(manager.textLayoutFragment(for: content.documentRange.location))
        let wrap: Int = fragment.textLineFragments[0].characterRange.length
        let down = try #require(caret(wrap, []))
        let up = try #require(caret(wrap, .upstreamAffinity))
        expect(up.minY == 0 && down.minY == up.maxY && down.minX < 10 && up.minX > 60 && up.width == 0)
        // At line breaks and inside lines, the affinity has no effect.
        for offset in [0, 3, wrap + 1, 26, 27, 39, text.utf16.count] {
            expect(caret(offset, .upstreamAffinity), equals: caret(offset, []))
        }
    }

    @Test func `ranges are compared`() {
        let (a, b) = (NSTextRange(2..<8), NSTextRange(5..<12))
        expect(a.intersection(b) == NSTextRange(5..<8) && a.union(b) == NSTextRange(2..<12) && a.intersects(b))
        expect(a.contains(TextOffset(7)) && !a.contains(TextOffset(8)) && a.contains(NSTextRange(3..<8)))
        expect(NSTextRange(location: TextOffset(3), end: TextOffset(1)) == nil && NSTextRange(4..<4).isEmpty)
    }

    @Test func `both kinds of layout managers of a text view have the same layout`() throws {
        let fixture = TextViewFixture(text)
        let manager = try #require(fixture.view.textLayoutManager)
        let content = try #require(manager.textContentManager as? NSTextContentStorage)
        fixture.type("!")
        expect(content.textStorage?.string == text + "!" && content.textStorage === fixture.view.textStorage)
        expect(content.documentRange.endLocation.textOffset, equals: fixture.view.textStorage.length)
        let fragment = try #require(manager.textLayoutFragment(for: TextOffset(30)))
        let rect = fixture.view.layoutManager.lineFragmentRect(forGlyphAt: 30, effectiveRange: nil)
        expect(fragment.layoutFragmentFrame.minY, equals: rect.minY)
        content.performEditingTransaction {
            content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 5), with: "1st")
        }
        expect(fixture.view.text.hasPrefix("1st paragraph"))
        expectNil(UITextView(usingTextLayoutManager: false).textLayoutManager)
        fixture.view.selectedRange = NSRange(location: 2, length: 3)
        expect(manager.textSelections.map(\.offsets), equals: [2..<5])
        manager.textSelections = [NSTextSelection(TextOffset(7), affinity: .downstream)]
        expect(fixture.view.selectedRange, equals: NSRange(location: 7, length: 0))
    }

    @Test func `a delegate creates fragments and paragraphs`() throws {
        let fixture = TextViewFixture("one\ntwo")
        let manager = try #require(fixture.view.textLayoutManager)
        let delegate = Fragments()
        let plain = manager.usageBoundsForTextContainer
        let width = manager.textLayoutFragment(for: TextOffset(0))?.layoutFragmentFrame.width ?? 0
        manager.delegate = delegate
        (manager.textContentManager as? NSTextContentStorage)?.delegate = delegate
        Bubble.drawn = 0
        _ = fixture.stage.pngData()
        expect(Bubble.drawn >= 2 && manager.textLayoutFragment(for: TextOffset(0)) is Bubble)
        expect((manager.textLayoutFragment(for: TextOffset(0))?.layoutFragmentFrame.width ?? 0), isGreaterThan: width)
        expect(fixture.view.text == "one\ntwo" && manager.usageBoundsForTextContainer == plain)
    }

    @Test func `rendering attributes change only the drawn text`() throws {
        let (content, manager) = makeManager(text)
        let range = NSTextRange(2..<9)
        manager.addRenderingAttribute(.font, value: UIFont.systemFont(ofSize: 30), for: range)
        manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: NSTextRange(0..<4))
        var found: [Range<Int>] = []
        manager.enumerateRenderingAttributes(from: TextOffset(0), reverse: false) { _, values, range in
            found.append(range.offsets)
            return true
        }
        expect(found, equals: [0..<2, 2..<4, 4..<9])
        let high = manager.textLayoutFragment(for: TextOffset(0))?.layoutFragmentFrame.height ?? 0
        expectNil(content.textStorage?.attribute(.foregroundColor, at: 0, effectiveRange: nil))
        manager.invalidateRenderingAttributes(for: manager.documentRange)
        expect((manager.textLayoutFragment(for: TextOffset(0))?.layoutFragmentFrame.height ?? 0), isLessThan: high)
    }

    @Test func `attachments have their own views and bounds`() throws {
        NSTextAttachment.registerViewProviderClass(BadgeProvider.self, forFileType: "test.badge")
        let attachment = NSTextAttachment(data: nil, ofType: "test.badge")
        let string = NSMutableAttributedString(string: "a ")
        string.append(NSAttributedString(attachment: attachment))
        let fixture = TextViewFixture()
        fixture.view.attributedText = string
        fixture.stage.host.turn()
        let view = try #require(fixture.view.subviews.first { $0.frame.size == CGSize(width: 60, height: 40) })
        expect(view.frame.minX > 5 && view.frame.minY >= 8)
        let place = fixture.view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 2, length: 1), in: fixture.view.textContainer)
        expect(place.width, equals: 60)
        fixture.view.text = "no attachment"
        fixture.stage.host.turn()
        expectNil(view.superview)
        let half = NSMutableAttributedString(attachment: HalfAttachment())
        half.append(NSAttributedString(string: " b"))
        fixture.view.attributedText = half
        let box = fixture.view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 0, length: 1), in: fixture.view.textContainer)
        expect(box.width, equals: 95)
    }

    @Test func `an attachment that occurs several times has a view at each place`() throws {
        NSTextAttachment.registerViewProviderClass(BadgeProvider.self, forFileType: "test.badge")
        let badge = NSAttributedString(attachment: NSTextAttachment(data: nil, ofType: "test.badge"))
        let fixture = TextViewFixture(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let text = NSMutableAttributedString(attributedString: badge)
        text.append(badge)
        text.append(NSAttributedString(string: " a\n"))
        text.append(badge)
        fixture.view.attributedText = text
        fixture.stage.host.turn()
        func views() -> [UIView] {
            fixture.view.subviews.filter { $0.frame.size == CGSize(width: 60, height: 40) }
                .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        }
        let all: [UIView] = views()
        let frames: [CGRect] = all.map(\.frame)
        try #require(frames.count == 3)
        expect(frames[1] == frames[0].offsetBy(dx: 60, dy: 0) && frames[2].minY > frames[0].maxY)
        // The views follow the text.
        fixture.view.selectedRange = NSRange(location: 0, length: 0)
        fixture.type("x\n")
        expect(views() == all && all[0].frame.minX == frames[0].minX && all[0].frame.minY > frames[0].minY)
        fixture.view.selectedRange = NSRange(location: 3, length: 0)
        fixture.press(.keyboardDeleteOrBackspace)
        expect(views(), equals: [all[1], all[2]])
        fixture.view.undoManager?.undo()
        fixture.stage.host.turn()
        expect(views(), equals: all)
        fixture.view.textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 7))
        fixture.stage.host.turn()
        expect(views(), equals: all)
    }

    @Test func `text after an attachment that has its attributes has no views`() {
        final class Provider: NSTextAttachmentViewProvider {
            override func loadView() {
                view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
                tracksTextAttachmentViewBounds = true
            }
        }
        NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "test.inherited")
        let attachment = NSTextAttachment(data: nil, ofType: "test.inherited")
        let fixture = TextViewFixture(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        fixture.view.attributedText = NSAttributedString(attachment: attachment)
        let storage = fixture.view.textStorage
        storage.replaceCharacters(in: NSRange(location: storage.length, length: 0), with: "some text")
        fixture.stage.host.turn()
        let offsets = fixture.view.state.providers[ObjectIdentifier(attachment)]?.map(\.offset)
        expect(storage.length == 10 && offsets == [0])
        expect(fixture.view.subviews.filter { $0.frame.size == CGSize(width: 60, height: 40) }.count, equals: 1)
    }

    @Test func `an attachment with the address of a released one has its own view`() throws {
        NSTextAttachment.registerViewProviderClass(BadgeProvider.self, forFileType: "test.badge")
        let attachment = NSTextAttachment(data: nil, ofType: "test.badge")
        let old = BadgeProvider(
            textAttachment: NSTextAttachment(data: nil, ofType: "test.badge"), parentView: nil, textLayoutManager: nil,
            location: TextOffset(0))
        let fixture = TextViewFixture()
        fixture.view.state.providers[ObjectIdentifier(attachment)] = [PlacedViewProvider(provider: old, offset: 0)]
        fixture.view.attributedText = NSAttributedString(attachment: attachment)
        fixture.stage.host.turn()
        let provider = try #require(fixture.view.state.providers[ObjectIdentifier(attachment)]?.first?.provider)
        expect(provider.textAttachment, isIdenticalTo: attachment)
        expect(provider.view?.superview === fixture.view && old.view?.superview == nil)
    }

    @Test func `viewport controller shows the visible fragments`() {
        let (_, manager) = makeManager(String(repeating: "line\n", count: 200))
        let viewport = Viewport()
        manager.ensureLayout(for: manager.documentRange)
        manager.textViewportLayoutController.delegate = viewport
        manager.textViewportLayoutController.layoutViewport()
        expect(viewport.log.first == "will" && viewport.log.last == "did" && (5...7).contains(viewport.log.count))
        expect(manager.textViewportLayoutController.viewportRange?.location.textOffset, equals: 20)
    }

    @Test func `navigation moves, selects and deletes`() throws {
        let (_, manager) = makeManager("one two שלום\nthree 👨‍👩‍👧 four")
        let navigation = manager.textSelectionNavigation
        func move(
            _ range: Range<Int>, _ direction: NSTextSelectionNavigation.Direction,
            _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false
        ) -> Range<Int>? {
            let selection = NSTextSelection(range: NSTextRange(range), affinity: .downstream, granularity: .character)
            return navigation.destinationSelection(
                for: selection, direction: direction, destination: destination, extending: extending, confined: false
            )?.offsets
        }
        expect(move(0..<0, .forward, .character) == 1..<1 && move(0..<0, .forward, .word) == 3..<3)
        expect(move(0..<3, .right, .character) == 3..<3 && move(0..<3, .left, .character) == 0..<0)
        expect(move(2..<2, .forward, .word, extending: true), equals: 2..<3)
        expect(move(19..<19, .forward, .character) == 27..<27 && move(27..<27, .backward, .character) == 19..<19)
        expect(move(4..<4, .down, .character).map { $0.lowerBound > 12 }, equals: true)
        expect(move(4..<4, .forward, .document) == 32..<32 && move(4..<4, .backward, .line) == 0..<0)
        let word = navigation.textSelection(
            for: .word, enclosing: NSTextSelection(TextOffset(5), affinity: .downstream))
        expect(word.offsets, equals: 4..<7)
        let deleted = navigation.deletionRanges(
            for: NSTextSelection(TextOffset(27), affinity: .downstream), direction: .backward, destination: .character,
            allowsDecomposition: false)
        expect(deleted.map(\.offsets), equals: [19..<27])
        let tapped = navigation.textSelections(
            interactingAt: CGPoint(x: 5, y: 5), inContainerAt: TextOffset(0), anchors: [], modifiers: [],
            selecting: false, bounds: .zero)
        expect(tapped.map(\.offsets), equals: [0..<0])
    }

    @Test func `a selection expands to the boundaries of its characters`() {
        let (_, manager) = makeManager("three 👨‍👩‍👧 four")
        func expanded(_ range: Range<Int>) -> Range<Int> {
            let selection = NSTextSelection(range: NSTextRange(range), affinity: .downstream, granularity: .word)
            return manager.textSelectionNavigation.textSelection(for: .character, enclosing: selection).offsets
        }
        expect(expanded(0..<5), equals: 0..<5)
        expect(expanded(3..<8), equals: 3..<14)
        expect(expanded(8..<9), equals: 6..<14)
        expect(expanded(4..<4), equals: 4..<4)
    }

    @Test func `right and left are directions on the screen in right-to-left text`() {
        let (_, manager) = makeManager("שלום עולם טוב\none שלום two")
        let navigation = manager.textSelectionNavigation
        func move(
            _ range: Range<Int>, _ direction: NSTextSelectionNavigation.Direction,
            _ destination: NSTextSelectionNavigation.Destination
        ) -> Int? {
            let selection = NSTextSelection(range: NSTextRange(range), affinity: .downstream, granularity: .character)
            return navigation.destinationSelection(
                for: selection, direction: direction, destination: destination, extending: false, confined: false
            )?.offsets.lowerBound
        }
        func deleted(
            _ direction: NSTextSelectionNavigation.Direction, _ destination: NSTextSelectionNavigation.Destination
        ) -> [Range<Int>] {
            navigation.deletionRanges(
                for: NSTextSelection(TextOffset(5), affinity: .downstream), direction: direction,
                destination: destination, allowsDecomposition: false
            ).map(\.offsets)
        }
        expect(move(5..<9, .right, .character) == 5 && move(5..<9, .left, .character) == 9)
        expect(move(5..<5, .right, .word) == 0 && move(5..<5, .left, .word) == 9)
        expect(move(5..<5, .right, .line) == 0 && move(5..<5, .left, .line) == 13)
        expect(deleted(.right, .word) == [0..<5] && deleted(.left, .word) == [5..<9])
        expect(deleted(.right, .character) == [4..<5] && deleted(.left, .character) == [5..<6])
        // A right-to-left word, and a selection in both directions, in a left-to-right line.
        expect(move(18..<22, .right, .character) == 18 && move(18..<22, .left, .character) == 22)
        expect(move(14..<22, .right, .character) == 22 && move(14..<22, .left, .character) == 14)
        expect(move(17..<17, .forward, .word) == 22 && move(17..<17, .right, .line) == 26)
    }
}
