import CoreGraphics
import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// Selections, margins and the last line of TextKit 2, in documents without a text view.
@MainActor
@Suite(.onStage) struct TextKit2LayoutTests {
    private func makeManager(
        _ text: String, alignment: NSTextAlignment = .natural, width: CGFloat = 300
    ) -> (NSTextContentStorage, NSTextLayoutManager) {
        let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: width, height: 0))
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        content.textStorage?.setAttributedString(
            NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]))
        return (content, manager)
    }

    private func fragments(_ manager: NSTextLayoutManager) -> [NSTextLayoutFragment] {
        var found: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout, .ensuresExtraLineFragment]) {
            found.append($0)
            return true
        }
        return found
    }

    // MARK: Selections

    @Test func `selections follow changes to the text`() {
        let (content, manager) = makeManager("hello world")
        func replace(_ range: Range<Int>, _ text: String, selected: [Range<Int>]) -> [Range<Int>] {
            content.textStorage?.setAttributedString(NSAttributedString(string: "hello world"))
            manager.textSelections = [
                NSTextSelection(selected.map { NSTextRange($0) }, affinity: .downstream, granularity: .character)
            ]
            content.performEditingTransaction {
                content.textStorage?.replaceCharacters(in: NSRange(range), with: text)
            }
            return manager.textSelections.flatMap(\.textRanges).map(\.offsets)
        }
        // Text is inserted at the caret, before it, and behind it.
        expect(replace(5..<5, "XYZ", selected: [5..<5, 8..<8, 2..<2]), equals: [8..<8, 11..<11, 2..<2])
        // The selection is replaced, contains the change, or touches it.
        expect(replace(2..<5, "XYZW", selected: [2..<5]), equals: [6..<6])
        expect(replace(2..<5, "X", selected: [0..<7]), equals: [0..<5])
        expect(replace(2..<2, "X", selected: [2..<5]), equals: [3..<6])
        expect(replace(5..<5, "X", selected: [2..<5]), equals: [2..<5])
        // Text is deleted around, before and after the caret.
        expect(replace(0..<9, "", selected: [5..<5]), equals: [0..<0])
        expect(replace(4..<5, "", selected: [5..<5]), equals: [4..<4])
        expect(replace(5..<6, "", selected: [5..<5]), equals: [5..<5])
    }

    @Test func `selections stay where they are when attributes change`() {
        let (content, manager) = makeManager("hello world")
        let selection = NSTextSelection(TextOffset(5), affinity: .upstream)
        selection.anchorPositionOffset = 20
        manager.textSelections = [selection]
        content.textStorage?.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 11))
        expect(manager.textSelections.first === selection)
        content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a")
        let moved = manager.textSelections.first
        expect(moved?.affinity == .upstream && moved?.anchorPositionOffset == -1 && moved?.offsets == 6..<6)
    }

    // MARK: The last line

    @Test func `the empty line after a line break belongs to the last fragment`() throws {
        let (content, manager) = makeManager("one\ntwo\n")
        let found = fragments(manager)
        expect(found.map { $0.rangeInElement.offsets }, equals: [0..<4, 4..<8])
        let last = try #require(found.last)
        expect(
            last.textLineFragments.map(\.characterRange),
            equals: [NSRange(location: 0, length: 4), NSRange(location: 4, length: 0)])
        let height: CGFloat = found[0].layoutFragmentFrame.height
        expect(last.layoutFragmentFrame.height, equals: 2 * height)
        expect(last.textLineFragments[1].typographicBounds.minY, equals: height)
        // A location, a point and the enumeration from the end find the same fragment.
        expect(manager.textLayoutFragment(for: content.documentRange.endLocation) === last)
        expect(manager.textLayoutFragment(for: CGPoint(x: 1, y: 2.5 * height)) === last)
        var reversed: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: content.documentRange.endLocation, options: .reverse) {
            reversed.append($0)
            return true
        }
        expect(reversed.map { $0.rangeInElement.offsets }, equals: [4..<8, 0..<4])
        let line = last.textLineFragment(for: TextOffset(8), isUpstreamAffinity: false)
        expect(line?.characterRange.location, equals: 4)
        content.textStorage?.append(NSAttributedString(string: "x"))
        expect(fragments(manager).map(\.textLineFragments.count), equals: [1, 1, 1])
        content.textStorage?.setAttributedString(NSAttributedString(string: ""))
        expect(fragments(manager).map(\.textLineFragments.count), equals: [1])
    }

    @Test func `a viewport contains each fragment once`() {
        final class Viewport: NSTextViewportLayoutControllerDelegate {
            var bounds: CGRect = .zero
            var shown: [Range<Int>] = []
            func viewportBounds(for controller: NSTextViewportLayoutController) -> CGRect { bounds }
            func textViewportLayoutController(
                _ controller: NSTextViewportLayoutController,
                configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
            ) { shown.append(textLayoutFragment.rangeInElement.offsets) }
        }
        let (_, manager) = makeManager("one\ntwo\n")
        let viewport = Viewport()
        let controller = manager.textViewportLayoutController
        controller.delegate = viewport
        let height: CGFloat = manager.usageBoundsForTextContainer.height
        viewport.bounds = CGRect(x: 0, y: 0, width: 300, height: height)
        controller.layoutViewport()
        viewport.bounds = CGRect(x: 0, y: height - 2, width: 300, height: 100)
        controller.layoutViewport()
        expect(viewport.shown, equals: [0..<4, 4..<8, 4..<8])
        expect(controller.viewportRange?.offsets, equals: 4..<8)
    }

    // MARK: Frames

    @Test(arguments: [NSTextAlignment.center, .right])
    func `the frame and the surface of a fragment contain aligned text`(alignment: NSTextAlignment) throws {
        let (_, manager) = makeManager("Aligned", alignment: alignment)
        let fragment = try #require(fragments(manager).first)
        let line: CGRect = fragment.textLineFragments[0].typographicBounds
        expect(line.minX, isGreaterThan: 50)
        expect(fragment.renderingSurfaceBounds.contains(line))
        expect(fragment.layoutFragmentFrame.contains(line.offsetBy(dx: 5, dy: 0)))
    }

    @Test func `the layout uses the margins and the padding of fragments`() {
        class Plain: NSTextLayoutFragment {}
        final class Spaced: NSTextLayoutFragment {
            override var topMargin: CGFloat { super.topMargin + 30 }
            override var bottomMargin: CGFloat { 40 }
            override var leadingPadding: CGFloat { 25 }
            override var trailingPadding: CGFloat { 50 }
        }
        final class Delegate: NSTextLayoutManagerDelegate {
            var isSpaced = true
            func textLayoutManager(
                _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
                in textElement: NSTextElement
            ) -> NSTextLayoutFragment {
                isSpaced
                    ? Spaced(textElement: textElement, range: textElement.elementRange)
                    : Plain(textElement: textElement, range: textElement.elementRange)
            }
        }
        let (content, manager) = makeManager("a\nb\nsome words that fill a line", width: 260)
        let style = NSMutableParagraphStyle()
        style.paragraphSpacingBefore = 10
        content.textStorage?.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 2, length: 2))
        let old = fragments(manager)
        let height: CGFloat = old[0].layoutFragmentFrame.height
        expect(old.map(\.topMargin) == [0, 10, 0] && old[2].textLineFragments.count == 1)
        let delegate = Delegate()
        manager.delegate = delegate
        let new = fragments(manager)
        expect(new.map(\.layoutFragmentFrame.minY), equals: [0, height + 70, 2 * height + 150])
        expect(new.map(\.topMargin), equals: [30, 40, 30])
        expect(new[0].textLineFragments[0].typographicBounds.origin, equals: CGPoint(x: 25, y: 30))
        expect(new[2].textLineFragments.count, equals: 2)
        expect(new[2].textLineFragments.allSatisfy { $0.typographicBounds.maxX <= 200 })
        let plain = Delegate()
        plain.isSpaced = false
        manager.delegate = plain
        expect(fragments(manager).map(\.layoutFragmentFrame), equals: old.map(\.layoutFragmentFrame))
    }

    // MARK: Locations

    @Test func `a layout manager finds locations, units of text and lines`() throws {
        let (_, manager) = makeManager("one two\nשלום עולם", width: 160)
        let start = manager.documentRange.location
        let three = try #require(manager.location(start, offsetBy: 3))
        expect(manager.offset(from: start, to: three) == 3 && manager.location(three, offsetBy: 50) == nil)
        expect(manager.baseWritingDirection(at: three) == .leftToRight)
        expect(manager.baseWritingDirection(at: TextOffset(10)) == .rightToLeft)
        expect(manager.textRange(for: .word, enclosing: TextOffset(5))?.offsets, equals: 4..<7)
        expect(manager.textRange(for: .paragraph, enclosing: TextOffset(9))?.offsets, equals: 8..<17)
        expectNil(manager.textRange(for: .word, enclosing: TextOffset(30)))
        let height: CGFloat = manager.textLayoutFragment(for: start)?.layoutFragmentFrame.height ?? 0
        let point = CGPoint(x: 20, y: 1.5 * height)
        expect(manager.lineFragmentRange(for: point, inContainerAt: start)?.offsets, equals: 8..<17)
        expectNil(manager.lineFragmentRange(for: CGPoint(x: 20, y: 5 * height), inContainerAt: start))
        var characters: [String] = []
        manager.enumerateSubstrings(from: three, options: .byComposedCharacterSequences) { string, range, _, stop in
            characters.append("\(string ?? "") \(range)")
            if characters.count == 2 { stop.pointee = true }
        }
        expect(characters, equals: ["  3...4", "t 4...5"])
    }

    @Test func `the carets of a line are enumerated from left to right`() {
        let (_, manager) = makeManager("ab\nשל")
        func carets(_ offset: Int, limit: Int = .max) -> [String] {
            var found: [String] = []
            var last: CGFloat = -1
            manager.enumerateCaretOffsetsInLineFragment(at: TextOffset(offset)) { x, location, isLeading, stop in
                expect(x, isGreaterThan: last - 0.01)
                last = x
                found.append("\(location)\(isLeading ? "+" : "-")")
                if found.count == limit { stop.pointee = true }
            }
            return found
        }
        expect(carets(1), equals: ["0+", "0-", "1+", "1-"])
        expect(carets(1, limit: 1), equals: ["0+"])
        expect(carets(4), equals: ["4-", "4+", "3-", "3+"])
    }
}
