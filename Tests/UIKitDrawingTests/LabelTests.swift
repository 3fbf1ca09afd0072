import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct LabelTests {
    private let long = "The quick brown fox jumps over the lazy dog and runs away"

    private func label(_ text: String?, lines: Int = 1, size: CGSize = .zero) -> UILabel {
        let label = UILabel(frame: CGRect(origin: .zero, size: size))
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func picture(_ label: UILabel) -> Picture {
        Picture(width: label.bounds.width, height: label.bounds.height) { label.draw(label.bounds) }
    }

    @Test func `default values match those of Apple's UIKit`() {
        let label = UILabel()
        expect(label.text == nil && label.attributedText == nil)
        expect(label.font, equals: .systemFont(ofSize: 17))
        expect(label.textColor, equals: .label)
        expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
        expect(label.textAlignment == .natural && label.isEnabled && !label.isHighlighted)
        expect(!label.isUserInteractionEnabled)
        expect(label.intrinsicContentSize, equals: .zero)
    }

    @Test func `the size is rounded up to pixels`() {
        let label = label("Hello")
        let size: CGSize = label.intrinsicContentSize
        let text: CGSize = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        let scale: CGFloat = label.traitCollection.displayScale
        expect(size.width >= text.width && size.width < text.width + 1 / scale)
        expect(size.height >= text.height && size.height < text.height + 1 / scale)
        expect((size.width * scale).rounded(), equals: size.width * scale)
        expect(label.sizeThatFits(CGSize(width: 1, height: 1)), equals: size)
        label.sizeToFit()
        expect(label.bounds.size, equals: size)
    }

    @Test func `lines wrap at the preferred width`() {
        let label = label(long, lines: 0)
        let size: CGSize = label.sizeThatFits(CGSize(width: 120, height: 0))
        expect(size.width, isAtMost: 120)
        expect(size.height, isGreaterThan: 20.2 * 4)
        expect(label.intrinsicContentSize.height, isLessThan: 22)
        expect(label.intrinsicSize(atWidth: 120), equals: size)
        label.preferredMaxLayoutWidth = 120
        expect(label.intrinsicContentSize, equals: size)
        expectNil(label.intrinsicSize(atWidth: 120))
        label.numberOfLines = 2
        expect(abs(label.sizeThatFits(CGSize(width: 120, height: 0)).height - 41), isLessThan: 0.6)
    }

    @Test func `text that fits exactly is not truncated`() {
        for text in ["Search", "Loading", "None :(", "#abcabc", "Wörter mit Umlauten", "日本語"] {
            let label = label(text)
            label.sizeToFit()
            let drawn: Picture = picture(label)
            let wide = self.label(text, size: CGSize(width: label.bounds.width + 50, height: label.bounds.height))
            expect(drawn.ink(), equals: picture(wide).ink(), "\(text) was truncated.")
        }
    }

    @Test func `plain text is centered vertically`() {
        let label = label("x", size: CGSize(width: 40, height: 60))
        let drawn: Picture = picture(label)
        expect(drawn.ink(rows: 0..<20) == 0 && drawn.ink(rows: 40..<60) == 0)
        expect(drawn.ink(rows: 20..<40, columns: 0..<20), isGreaterThan: 0)
        expect(drawn.ink(rows: 20..<40, columns: 20..<40), equals: 0)
    }

    @Test func `alignment moves lines`() {
        let label = label("x", size: CGSize(width: 100, height: 24))
        label.textAlignment = .right
        expect(picture(label).ink(columns: 0..<80), equals: 0)
        label.textAlignment = .center
        expect(picture(label).ink(columns: 0..<40) == 0 && picture(label).ink(columns: 60..<100) == 0)
        label.textAlignment = .natural
        label.semanticContentAttribute = .forceRightToLeft
        expect(picture(label).ink(columns: 0..<80), equals: 0)
    }

    @Test func `a change of the layout direction moves natural text that was drawn before`() {
        let label = label("x", size: CGSize(width: 100, height: 24))
        expect(picture(label).ink(columns: 0..<20) > 0 && picture(label).ink(columns: 80..<100) == 0)
        label.semanticContentAttribute = .forceRightToLeft
        expect(picture(label).ink(columns: 0..<80) == 0 && picture(label).ink(columns: 80..<100) > 0)
        label.semanticContentAttribute = .unspecified
        expect(picture(label).ink(columns: 0..<20), isGreaterThan: 0)
    }

    @Test func `long text is truncated`() {
        let label = label(long, size: CGSize(width: 100, height: 24))
        expect(picture(label).ink(columns: 92..<100), isGreaterThan: 0)
        let clipped: UILabel = self.label(long, size: CGSize(width: 100, height: 24))
        clipped.lineBreakMode = .byClipping
        expect(picture(clipped).ink(), differsFrom: picture(label).ink())
    }

    @Test func `colors depend on state`() {
        let label = label("■", size: CGSize(width: 24, height: 24))
        label.textColor = .red
        label.highlightedTextColor = .blue
        func strongest() -> Pixel {
            let drawn: Picture = picture(label)
            var best: Pixel = .white
            for y in 0..<24 {
                for x in 0..<24 where Int(drawn[x, y].green) < Int(best.green) { best = drawn[x, y] }
            }
            return best
        }
        expect(strongest().red > 240 && strongest().blue < 40)
        label.isHighlighted = true
        expect(strongest().blue > 240 && strongest().red < 40)
        label.isEnabled = false
        expect(strongest().red, isGreaterThan: 100)
    }

    @Test func `text shrinks to the minimum scale factor`() {
        let label = label("A rather long line", size: CGSize(width: 100, height: 24))
        label.adjustsFontSizeToFitWidth = true
        let cut: Int = picture(label).ink()
        label.minimumScaleFactor = 0.5
        let shrunk: CGRect = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: 100, height: 24), limitedToNumberOfLines: 1)
        expect(shrunk.width <= 100 && shrunk.height < 17)
        expect(picture(label).ink(), differsFrom: cut)
        label.minimumScaleFactor = 0.95
        let limited: CGRect = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: 100, height: 24), limitedToNumberOfLines: 1)
        expect(limited.height, isGreaterThan: 19)
    }

    @Test func `baselines match the drawn text`() {
        let label = label("x", size: CGSize(width: 40, height: 60))
        let font: UIFont = label.font
        let first: CGFloat = label.baselineOffsets(at: label.bounds.size)?.first ?? 0
        expect(abs(first - ((60 - font.lineHeight) / 2 + font.ascender)), isLessThan: 0.6)
        expect(abs((label.baselineOffsets(at: label.bounds.size)?.last ?? 0) - (60 - first)), isLessThan: 0.01)
        expect(picture(label).ink(rows: Int(first.rounded(.up))..<60), equals: 0)
        let two = self.label("x\nx", lines: 0)
        two.sizeToFit()
        expect((two.baselineOffsets(at: two.bounds.size)?.last ?? 0), isLessThan: 8)
        expectNil(self.label(nil).baselineOffsets(at: .zero)?.first)
    }

    @Test func `attributed text keeps its attributes`() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        label.attributedText = text
        text.append(NSAttributedString(string: "changed later"))
        expect(label.text, equals: "ab")
        expect(label.intrinsicContentSize.height, isGreaterThan: 35)
        label.font = .systemFont(ofSize: 10)
        expect(label.intrinsicContentSize.height, isLessThan: 13)
        label.textColor = .red
        expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, equals: .red)
        label.text = "plain"
        expect(
            label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont,
            equals: .systemFont(ofSize: 10))
    }

    @Test func `fonts adjust to the text size`() {
        let label = label("x")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let parent = UIView()
        parent.addSubview(label)
        label.storedTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        label.traitCollectionDidChange(UITraitCollection(preferredContentSizeCategory: .large))
        expect(label.font.pointSize, equals: 33)
    }

    @Test func `fonts of attributed text adjust to the text size`() {
        let label = label("x")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        // Only the second part has its own font.
        let text = NSMutableAttributedString(string: "one two")
        text.addAttribute(
            .font, value: UIFont.preferredFont(forTextStyle: .footnote), range: NSRange(location: 4, length: 3))
        label.attributedText = text
        UIView().addSubview(label)
        var seen: [[CGFloat]] = []
        for category in [UIContentSizeCategory.accessibilityLarge, .large] {
            let old: UITraitCollection? = label.storedTraits
            label.storedTraits = UITraitCollection(preferredContentSizeCategory: category)
            label.traitCollectionDidChange(old)
            let fonts: [CGFloat] = [0, 4].map { index in
                let font = label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
                return font?.pointSize ?? label.font.pointSize
            }
            seen.append(fonts)
        }
        expect(seen, equals: [[33, 27], [17, 13]])
    }

    @Test func `an overridden text rectangle determines the size of the text`() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).insetBy(dx: -10, dy: -5)
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
        }
        let padded = Padded()
        padded.text = "Hello"
        let plain = label("Hello")
        expect(padded.intrinsicContentSize.width, equals: plain.intrinsicContentSize.width + 20)
        expect(padded.intrinsicContentSize.height, equals: plain.intrinsicContentSize.height + 10)
        padded.sizeToFit()
        expect(picture(padded).ink(columns: 0..<10), equals: 0)
        expect(picture(padded).ink(), isGreaterThan: 0)
    }

    @Test func `an unchanged value requests no update`() {
        let label = label("x", size: CGSize(width: 10, height: 10))
        label.layer.displayIfNeeded()
        expect(!label.layer.needsDisplay())
        label.text = "x"
        label.textColor = .label
        label.numberOfLines = 1
        expect(!label.layer.needsDisplay())
        label.text = "y"
        expect(label.layer.needsDisplay())
    }

    @Test func `text is the accessibility label`() {
        let label = label("Hello")
        expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
        expect(label.accessibilityTraits, equals: .staticText)
    }
}
