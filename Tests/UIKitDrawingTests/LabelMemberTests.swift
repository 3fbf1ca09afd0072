import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

/// The tightening and the line breaks of labels.
@MainActor
struct LabelMemberTests {
    private func label(_ text: String, width: CGFloat, lines: Int) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(max(1, lines)) * 24))
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func picture(_ label: UILabel) -> Picture {
        Picture(width: label.bounds.width, height: label.bounds.height) { label.draw(label.bounds) }
    }

    /// Returns whether the drawings of two labels differ.
    private func differs(_ one: UILabel, _ other: UILabel) -> Bool {
        let (first, second): (Picture, Picture) = (picture(one), picture(other))
        for y in 0..<Int(one.bounds.height) {
            for x in 0..<Int(one.bounds.width) where first[x, y].green != second[x, y].green { return true }
        }
        return false
    }

    @Test func `a label tightens text before it truncates it`() {
        let text = "A line that nearly fits"
        let width: CGFloat = (label(text, width: 0, lines: 1).intrinsicContentSize.width * 0.985).rounded(.down)
        let plain: UILabel = label(text, width: width, lines: 1)
        let tight: UILabel = label(text, width: width, lines: 1)
        tight.allowsDefaultTighteningForTruncation = true
        let clipped: UILabel = label(text, width: width, lines: 1)
        clipped.lineBreakMode = .byClipping
        expect(differs(plain, tight))
        // The tightened text ends with “ts”, which is higher than an ellipsis on the baseline.
        let end: Range<Int> = Int(width) - 12..<Int(width)
        let upper: Range<Int> = 0..<14
        expect(picture(plain).ink(rows: upper, columns: end), equals: 0)
        expect(picture(tight).ink(rows: upper, columns: end), isGreaterThan: 0)
        expect(picture(clipped).ink(rows: upper, columns: end), isGreaterThan: 0)
        // Attributed text is also tightened.
        let attributed: UILabel = label("", width: width, lines: 1)
        attributed.attributedText = NSAttributedString(string: text)
        expect(!differs(attributed, plain))
        attributed.allowsDefaultTighteningForTruncation = true
        expect(!differs(attributed, tight))
    }

    @Test func `a label whose text is stroked and filled has an outline`() {
        final class Outlined: UILabel {
            var mode = CGTextDrawingMode.fill

            override func drawText(in rect: CGRect) {
                let context = UIGraphicsGetCurrentContext()
                context?.setLineWidth(4)
                context?.setTextDrawingMode(mode)
                textColor = .red
                super.drawText(in: rect)
                context?.setTextDrawingMode(.fill)
                textColor = .blue
                super.drawText(in: rect)
            }
        }
        let label = Outlined(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        label.font = .systemFont(ofSize: 50)
        label.text = "I"
        label.textAlignment = .center
        func count(_ mode: CGTextDrawingMode, _ color: Pixel) -> Int {
            label.mode = mode
            let shown: Picture = picture(label)
            return (0..<60).reduce(0) { sum, y in sum + (0..<60).count { shown[$0, y] == color } }
        }
        let filled: Int = count(.fill, .blue)
        expect(filled > 50 && count(.fill, .red) == 0 && count(.invisible, .red) == 0)
        // Half of the width of the line is outside the letter.
        expect(count(.stroke, .red), isGreaterThan: 50)
        expect(count(.stroke, .blue), equals: filled)
        expect(count(.fillStroke, .red), equals: count(.stroke, .red))
    }

    @Test func `the strategy of a label avoids a single word in its last line`() {
        let text = "Several words in a text that has two or three lines of nearly the same length"
        let widths: [CGFloat] = stride(from: 100, to: 300, by: 25).map { $0 }
        func changed(_ strategy: NSParagraphStyle.LineBreakStrategy) -> [CGFloat] {
            widths.filter { width in
                let plain: UILabel = label(text, width: width, lines: 8)
                plain.lineBreakStrategy = []
                let other: UILabel = label(text, width: width, lines: 8)
                other.lineBreakStrategy = strategy
                return differs(plain, other)
            }
        }
        let pushed: [CGFloat] = changed(.pushOut)
        expect(!pushed.isEmpty && pushed.count < widths.count)
        let style =
            label(text, width: 100, lines: 1).attributedText?
            .attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        expect(style?.lineBreakStrategy, equals: .standard)
    }

    @Test func `the strategy of a label keeps Korean words together`() {
        let text = "안녕하세요 반갑습니다 대한민국 사람들"
        let broken: UILabel = label(text, width: 110, lines: 8)
        broken.lineBreakStrategy = []
        let kept: UILabel = label(text, width: 110, lines: 8)
        kept.lineBreakStrategy = .hangulWordPriority
        expect(differs(broken, kept))
        expect(kept.sizeThatFits(CGSize(width: 110, height: 0)).height, isAtLeast: 60)
    }
}
