import CoreGraphics
import Foundation
import TestSupport
import Testing
import TextLayout

@testable import UIKitCore

/// A label with its natural size shows its whole text at every width and scale, in every font.
@MainActor
struct WholeTextTests {
    private nonisolated static let words = [
        "a", "of", "the", "Text", "fits,", "wide", "WAVE", "fjord", "(and)", "so", "forth.", "Überraschung",
        "12,345.67", "日本語", "テキスト", "مرحبا", "بالعالم", "שלום", "👩‍👩‍👧", "😀", "e\u{301}te\u{301}", "co\u{AD}op",
        "hyphen-ated",
        "internationalization", "“quoted”", "end…",
    ]
    private nonisolated static let gaps = [" ", " ", " ", " ", "  ", "\n", " \n", "\t", "\u{A0}", "\u{2028}", "   "]

    @MainActor
    private struct Source {
        var random: SplitMix64

        mutating func text() -> String {
            var text = ""
            for index in 0...random.below(14) {
                if index > 0 { text += WholeTextTests.gaps[random.below(WholeTextTests.gaps.count)] }
                text += WholeTextTests.words[random.below(WholeTextTests.words.count)]
            }
            if random.below(4) == 0 { text += WholeTextTests.gaps[random.below(WholeTextTests.gaps.count)] }
            return text
        }

        mutating func font() -> UIFont {
            let size: CGFloat = 8 + CGFloat(random.below(320)) / 10
            switch random.below(6) {
            case 0: return .boldSystemFont(ofSize: size)
            case 1: return .italicSystemFont(ofSize: size)
            case 2: return .monospacedSystemFont(ofSize: size, weight: .regular)
            case 3: return .monospacedDigitSystemFont(ofSize: size, weight: .light)
            default: return .systemFont(ofSize: size)
            }
        }

        mutating func attributed() -> NSAttributedString {
            let result = NSMutableAttributedString(string: "")
            let style = NSMutableParagraphStyle()
            if random.below(2) == 0 {
                style.lineSpacing = CGFloat(random.below(20)) / 3
                style.paragraphSpacing = CGFloat(random.below(20)) / 3
                style.lineHeightMultiple = random.below(2) == 0 ? 0 : 1.3
                style.headIndent = CGFloat(random.below(3)) * 3.3
                style.tailIndent = -CGFloat(random.below(3)) * 2.7
                style.alignment = [.natural, .justified, .center, .right][random.below(4)]
            }
            for _ in 0...random.below(3) {
                var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style, .font: font()]
                switch random.below(4) {
                case 0: attributes[.kern] = CGFloat(random.below(30)) / 10 - 0.7
                case 1: attributes[.baselineOffset] = CGFloat(random.below(5))
                default: break
                }
                result.append(NSAttributedString(string: text(), attributes: attributes))
            }
            return result
        }

        mutating func width() -> CGFloat { 40 + CGFloat(random.below(300_000)) / 1_000 }
    }

    private static let modes: [NSLineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]

    private func label(_ source: inout Source) -> UILabel {
        let label = UILabel()
        label.storedTraits = UITraitCollection { $0.displayScale = CGFloat(1 + source.random.below(3)) }
        label.font = source.font()
        label.numberOfLines = 0
        label.lineBreakMode = Self.modes[source.random.below(Self.modes.count)]
        if source.random.below(3) == 0 {
            label.attributedText = source.attributed()
        } else {
            label.text = source.text()
        }
        return label
    }

    /// Draws `label` without cached layouts, and returns whether it truncated its text.
    private func isTruncated(_ label: UILabel) -> Bool {
        TextLayout.clearCache()
        label.cachedBlock = nil
        _ = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.drawText(in: label.bounds) }
        return label.cachedBlock?.block.block.isTruncated == true
    }

    private func comment(_ label: UILabel, _ width: CGFloat) -> Comment {
        let text = String(reflecting: label.text ?? "")
        return "\(text) in \(width): \(label.bounds.size), \(label.lineBreakMode), \(label.font.fontName)"
    }

    @Test(arguments: 0..<12) func `the size that fits shows every word`(_ seed: Int) {
        var source = Source(random: SplitMix64(seed: UInt64(seed)))
        for _ in 0..<10 {
            let label: UILabel = label(&source)
            let width: CGFloat = source.width()
            let size: CGSize = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            guard size.width <= width else {
                Issue.record(comment(label, width))
                continue
            }
            label.bounds.size = size
            if isTruncated(label) { Issue.record(comment(label, width)) }
            if label.sizeThatFits(size).height > size.height { Issue.record(comment(label, width)) }
            label.bounds.size = CGSize(width: width, height: size.height)
            if isTruncated(label) { Issue.record(comment(label, width)) }
        }
    }

    @Test(arguments: 0..<12) func `a line limit equal to the number of lines shows every word`(_ seed: Int) {
        var source = Source(random: SplitMix64(seed: UInt64(1_000 + seed)))
        for _ in 0..<6 {
            let label: UILabel = label(&source)
            let width: CGFloat = source.width()
            let free: CGSize = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            label.bounds.size = free
            _ = isTruncated(label)
            label.numberOfLines = label.cachedBlock?.block.block.pieces.reduce(0) { $0 + $1.layout.lines.count } ?? 0
            let size: CGSize = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            label.bounds.size = size
            if isTruncated(label) { Issue.record(comment(label, width)) }
            label.bounds.size.width = width
            if isTruncated(label) { Issue.record(comment(label, width)) }
        }
    }

    @Test(arguments: 0..<8) func `one line shows every word`(_ seed: Int) {
        var source = Source(random: SplitMix64(seed: UInt64(2_000 + seed)))
        for _ in 0..<15 {
            let label: UILabel = label(&source)
            label.text = label.text?.components(separatedBy: .newlines).joined()
            label.numberOfLines = 1
            label.bounds.size = label.intrinsicContentSize
            if isTruncated(label) { Issue.record(comment(label, 0)) }
        }
    }

    @Test(arguments: 0..<8) func `constraints show every word`(_ seed: Int) {
        var source = Source(random: SplitMix64(seed: UInt64(3_000 + seed)))
        for _ in 0..<8 {
            let label: UILabel = label(&source)
            let left: CGFloat = CGFloat(source.random.below(2_000)) / 100
            let right: CGFloat = CGFloat(source.random.below(1_500)) / 100
            // The root view is wider than the text and its margins by 0.02 points, which is a fraction of a pixel.
            label.bounds.size = label.sizeThatFits(CGSize(width: source.width(), height: 0))
            _ = isTruncated(label)
            let used: CGFloat = label.cachedBlock?.block.block.size.width ?? 0
            let root = UIView(frame: CGRect(x: 0, y: 0, width: left + used + 0.02 + right, height: 5_000))
            root.storedTraits = label.storedTraits
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.topAnchor, constant: left / 3),
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: left),
                source.random.below(2) == 0
                    ? label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -right)
                    : label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -right),
            ])
            root.layoutIfNeeded()
            if isTruncated(label) { Issue.record(comment(label, root.bounds.width)) }
        }
    }

    @Test(arguments: 0..<8) func `text in its bounding rectangle shows every word`(_ seed: Int) {
        var source = Source(random: SplitMix64(seed: UInt64(4_000 + seed)))
        for _ in 0..<15 {
            let text: NSAttributedString = source.attributed()
            let room = CGSize(width: source.width(), height: .greatestFiniteMagnitude)
            let rect: CGRect = text.boundingRect(with: room, options: [.usesLineFragmentOrigin], context: nil)
            guard rect.width <= room.width else { continue }
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = text
            label.bounds.size = CGSize(width: ceil(rect.width), height: ceil(rect.height))
            if isTruncated(label) { Issue.record(comment(label, room.width)) }
        }
    }
}
