import Expectations
import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import TestStage
import Testing
import UIKitCore

@testable import UIKitLayers

@MainActor @Suite(.onStage) struct TextLayerTests {
    private let stage = Stage()
    private let layer = CATextLayer()

    init() {
        layer.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
        layer.contentsScale = 2
        layer.foregroundColor = UIColor.black.cgColor
        stage.root.backgroundColor = .white
        stage.root.layer.addSublayer(layer)
    }

    /// Returns the range of pixel columns in which the layer's text is visible, or nil if the layer shows no text.
    private func ink() -> ClosedRange<Int>? {
        stage.host.turn()
        var columns: Set<Int> = []
        for row in 20..<80 {
            for (column, pixel) in stage.pixels(row: row).enumerated() where pixel & 0xFF < 0x60 {
                columns.insert(column)
            }
        }
        guard let first = columns.min(), let last = columns.max() else { return nil }
        return first...last
    }

    @Test func `the preferred size is that of the text`() {
        expect(layer.preferredFrameSize(), equals: .zero)
        layer.string = "A text with several words"
        layer.fontSize = 20
        let line: CGSize = layer.preferredFrameSize()
        expect(line.width > 200 && line.height > 20 && line.height < 40)
        layer.isWrapped = true
        let wrapped: CGSize = layer.preferredFrameSize()
        expect(wrapped.width <= 200 && wrapped.height > 1.5 * line.height)
        layer.string = NSAttributedString(string: "Word", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        expect(layer.preferredFrameSize().height, isLessThan: 20)
    }

    @Test func `a string is drawn in a font with a name`() throws {
        layer.string = "A text"
        func width(_ font: AnyObject?) -> CGFloat {
            layer.font = font
            return layer.preferredFrameSize().width
        }
        let plain: CGFloat = width(nil)
        let bold: CGFloat = width(CGFont("HelveticaNeue-Bold" as CFString))
        expect(bold, equals: width(UIFont(name: "HelveticaNeue-Bold", size: 1)))
        expect(bold, differsFrom: plain)
        expect(width(CGFont(UIFont.systemFont(ofSize: 3).fontName as CFString)), equals: plain)
    }

    @Test func `the alignment mode determines where a string is drawn`() {
        expectNil(ink())
        layer.string = "Word"
        layer.fontSize = 20
        let left: ClosedRange<Int>? = ink()
        layer.alignmentMode = .right
        let right: ClosedRange<Int>? = ink()
        layer.alignmentMode = .center
        let center: ClosedRange<Int>? = ink()
        expect((left?.lowerBound ?? 0) < 50 && (right?.upperBound ?? 0) > 425)
        expect(abs((center?.lowerBound ?? 0) - 40 - (440 - (center?.upperBound ?? 0))), isLessThan: 8)
    }

    @Test func `text that does not fit is truncated or cut off`() {
        layer.string = String(repeating: "wide ", count: 30)
        layer.fontSize = 20
        let clipped: ClosedRange<Int>? = ink()
        expect((clipped?.upperBound ?? 0) > 420 && (clipped?.upperBound ?? 999) <= 440)
        layer.truncationMode = .end
        expect((ink()?.upperBound ?? 999), isAtMost: 440)
    }

    @Test func `lines that do not fit are cut off without an ellipsis unless a truncation mode is set`() {
        layer.string = String(repeating: "wide ", count: 30)
        layer.fontSize = 20
        layer.isWrapped = true
        func rows() -> [[UInt32]] {
            // The change in the size is animated.
            stage.advance(by: 1)
            return (20..<66).map { Array(stage.pixels(row: $0)[40..<440]) }
        }
        let cut: [[UInt32]] = rows()
        layer.truncationMode = .end
        let truncated: [[UInt32]] = rows()
        layer.truncationMode = .none
        layer.frame.size.height = 400
        expect(rows() == cut && truncated != cut)
    }

    @Test(arguments: [CATextLayerTruncationMode.start, .middle, .end])
    func `truncated text that is not wrapped has one line`(mode: CATextLayerTruncationMode) {
        layer.string = String(repeating: "wide ", count: 30)
        layer.fontSize = 20
        layer.truncationMode = mode
        stage.host.turn()
        func hasInk(_ rows: Range<Int>) -> Bool {
            rows.contains { row in stage.pixels(row: row)[40..<440].contains { $0 & 0xFF < 0x60 } }
        }
        expect(hasInk(20..<48) && !hasInk(50..<80))
        expect(layer.preferredFrameSize().height, isLessThan: 40)
    }

    @Test(arguments: [CATextLayerTruncationMode.none, .start, .middle, .end])
    func `attributed strings with a paragraph style are truncated like plain strings`(mode: CATextLayerTruncationMode) {
        let text = String(repeating: "wide ", count: 30)
        layer.fontSize = 20
        layer.truncationMode = mode
        layer.alignmentMode = .center
        func rows() -> [[UInt32]] {
            stage.advance(by: 1)
            return (20..<80).map { Array(stage.pixels(row: $0)[40..<440]) }
        }
        layer.string = text
        let plain: [[UInt32]] = rows()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        layer.string = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.black, .paragraphStyle: style])
        expect(rows() == plain && style.lineBreakMode == .byWordWrapping)
    }

    @Test func `attributed strings keep their fonts`() {
        layer.string = NSAttributedString(
            string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 48), .foregroundColor: UIColor.black])
        let big: Int = ink().map { $0.count } ?? 0
        layer.string = NSAttributedString(
            string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black])
        let small: Int = ink().map { $0.count } ?? 0
        expect(small > 0 && big > 3 * small)
    }
}
