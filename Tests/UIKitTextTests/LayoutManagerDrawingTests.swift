import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// Drawing by subclasses of `NSLayoutManager`, which can override parts of the drawing.
@MainActor
@Suite(.onStage) struct LayoutManagerDrawingTests {
    private let stage = Stage()

    /// A layout manager that records calls to its drawing methods.
    private final class Recorder: NSLayoutManager {
        var fills: [(rects: [CGRect], range: NSRange, color: UIColor)] = []
        var underlines: [(range: NSRange, style: NSUnderlineStyle, offset: CGFloat, line: CGRect, lineRange: NSRange)] =
            []
        var strikethroughs: [NSRange] = []
        var draws = true

        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            fills.append(((0..<rectCount).map { rectArray[$0] }, charRange, color))
            guard draws else { return }
            super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
        }

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            underlines.append((glyphRange, underlineVal, baselineOffset, lineRect, lineGlyphRange))
            guard draws else { return }
            super.drawUnderline(
                forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }

        override func drawStrikethrough(
            forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
            baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) {
            strikethroughs.append(glyphRange)
            guard draws else { return }
            super.drawStrikethrough(
                forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    private func makeView(_ text: NSAttributedString, manager: NSLayoutManager) -> UITextView {
        let storage = NSTextStorage(attributedString: text)
        let container = NSTextContainer(size: CGSize(width: 240, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 220), textContainer: container)
        view.backgroundColor = .white
        return view
    }

    private func pixels(of view: UIView) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        stage.root.addSubview(view)
        defer { view.removeFromSuperview() }
        stage.host.turn()
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }.pngData()
    }

    private func text(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
        let result = NSMutableAttributedString()
        for (string, attributes) in parts {
            let basis: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black,
            ]
            result.append(NSAttributedString(string: string, attributes: basis.merging(attributes) { $1 }))
        }
        return result
    }

    private var varied: NSAttributedString {
        text([
            ("Plain and ", [:]), ("marked words", [.backgroundColor: UIColor.yellow]),
            ("\nunderlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]), (" then ", [:]),
            ("twice", [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red]), (" or ", [:]),
            ("dotted", [.underlineStyle: NSUnderlineStyle.single.union(.patternDot).rawValue]),
            ("\nby word only", [.underlineStyle: NSUnderlineStyle.single.union(.byWord).rawValue]), (" and ", [:]),
            ("struck", [.strikethroughStyle: NSUnderlineStyle.thick.rawValue, .strikethroughColor: UIColor.blue]),
            ("\nraised", [.underlineStyle: NSUnderlineStyle.single.rawValue, .baselineOffset: 6]),
            (" big", [.underlineStyle: NSUnderlineStyle.single.rawValue, .font: UIFont.systemFont(ofSize: 30)]),
            ("\nשלום עולם", [.underlineStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.cyan]),
        ])
    }

    @Test func `layout manager of an app's class draws the same pixels as UIKit's`() {
        final class Own: NSLayoutManager {}
        let expected: Data? = pixels(of: makeView(varied, manager: NSLayoutManager()))
        let drawn: Data? = pixels(of: makeView(varied, manager: Own()))
        expect(expected != nil && drawn == expected)
    }

    @Test func `backgrounds are filled in a method that a class can override`() {
        let manager = Recorder()
        manager.draws = false
        let parts: [(String, [NSAttributedString.Key: Any])] = [
            ("one ", [:]), ("two", [.backgroundColor: UIColor.red]), (" three ", [:]),
            ("four five six seven eight nine ten", [.backgroundColor: UIColor.green]),
        ]
        let view = makeView(text(parts), manager: manager)
        let shown: Data? = pixels(of: view)
        expect(
            manager.fills.map(\.range), equals: [NSRange(location: 4, length: 3), NSRange(location: 14, length: 34)])
        expect(manager.fills.map(\.rects.count) == [1, 2] && manager.fills.map(\.color) == [.red, .green])
        // The rectangles are in the coordinates of the context, whose origin is that of the paragraph.
        let container = view.textContainer
        let bounds = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        expect(abs(manager.fills[0].rects[0].width - bounds.width), isLessThan: 0.01)
        expect(manager.fills[0].rects[0].height, equals: bounds.height)
        // Without the fill, the text has no background.
        let plain: [(String, [NSAttributedString.Key: Any])] = parts.map { ($0.0, [:]) }
        expect(shown, equals: pixels(of: makeView(text(plain), manager: NSLayoutManager())))
    }

    @Test func `paragraphs with the same background are filled together when they are drawn together`() {
        let manager = Recorder()
        _ = makeView(
            text([("one\ntwo\n", [.backgroundColor: UIColor.red]), ("three", [.backgroundColor: UIColor.blue])]),
            manager: manager)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 240, height: 100)).image { _ in
            manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 13), at: CGPoint(x: 10, y: 20))
        }
        expect(manager.fills.map(\.range), equals: [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
        expect(manager.fills[0].rects.count == 2 && manager.fills[0].rects[0].minY == 20)
        expect(manager.fills[0].rects[0].minX, equals: 15)
    }

    @Test func `underlines and strikethrough lines are drawn in methods that a class can override`() {
        let manager = Recorder()
        manager.draws = false
        let line: NSUnderlineStyle = [.single, .byWord]
        let parts: [(String, [NSAttributedString.Key: Any])] = [
            ("ab ", [:]), ("cd ef", [.underlineStyle: line.rawValue]),
            ("\nxy", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
        ]
        let view = makeView(text(parts), manager: manager)
        let shown: Data? = pixels(of: view)
        expect(
            manager.underlines.map(\.range), equals: [NSRange(location: 3, length: 2), NSRange(location: 6, length: 2)])
        expect(manager.underlines.allSatisfy { $0.style == line && $0.lineRange == NSRange(location: 0, length: 9) })
        let fragment = manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil)
        let baseline: CGFloat = manager.location(forGlyphAt: 3).y
        expect(manager.underlines.allSatisfy { $0.line == fragment })
        expect(manager.underlines.allSatisfy { abs(fragment.height - $0.offset - baseline) < 0.01 })
        expect(manager.strikethroughs, equals: [NSRange(location: 9, length: 2)])
        let plain: [(String, [NSAttributedString.Key: Any])] = parts.map { ($0.0, [:]) }
        expect(shown, equals: pixels(of: makeView(text(plain), manager: NSLayoutManager())))
    }

    @Test func `baseline offset moves the line that a class draws`() {
        final class Moved: NSLayoutManager {
            override func drawUnderline(
                forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
                baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
                lineFragmentGlyphRange lineGlyphRange: NSRange,
                containerOrigin: CGPoint
            ) {
                super.drawUnderline(
                    forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset + 10,
                    lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
                    containerOrigin: containerOrigin)
            }
        }
        let line: [NSAttributedString.Key: Any] = [.underlineStyle: NSUnderlineStyle.single.rawValue]
        let normal: Data? = pixels(of: makeView(text([("moved", line)]), manager: NSLayoutManager()))
        let moved: Data? = pixels(of: makeView(text([("moved", line)]), manager: Moved()))
        let none: Data? = pixels(of: makeView(text([("moved", [:])]), manager: NSLayoutManager()))
        expect(moved != normal && moved != none && normal != none)
    }

    @Test func `first unlaid character follows the text that was laid out`() {
        let manager = NSLayoutManager()
        let storage = NSTextStorage(string: "one\ntwo\nthree")
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 1000)))
        storage.addLayoutManager(manager)
        expect(manager.firstUnlaidCharacterIndex() == 0 && manager.firstUnlaidGlyphIndex() == 0)
        manager.ensureLayout(forCharacterRange: NSRange(location: 0, length: 3))
        expect(manager.firstUnlaidCharacterIndex(), equals: 4)
        manager.ensureLayout(for: manager.textContainers[0])
        var (character, glyph) = (0, 0)
        manager.getFirstUnlaidCharacterIndex(&character, glyphIndex: &glyph)
        expect(character == 13 && glyph == 13)
        storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "x")
        expect(manager.firstUnlaidCharacterIndex(), equals: 4)
    }
}
