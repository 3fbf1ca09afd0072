import Expectations
import CoreGraphics
import Foundation
import SnapshotTesting
import TestStage
import Testing
import UIKitCore
import UIKitText

/// Stroked, skewed and expanded text in labels and text views.
@MainActor @Suite(.onStage) struct TextEffectTests {
    private let stage = Stage()
    private static let font = UIFont.systemFont(ofSize: 60, weight: .bold)

    private func text(_ attributes: [NSAttributedString.Key: Any], _ string: String = "I") -> NSAttributedString {
        NSAttributedString(
            string: string,
            attributes: attributes.merging([.font: Self.font, .foregroundColor: UIColor.red]) { first, _ in first })
    }

    private func makeLabel(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.attributedText = text
        label.backgroundColor = .white
        label.sizeToFit()
        return label
    }

    private func makeTextView(_ text: NSAttributedString) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
        view.backgroundColor = .white
        view.attributedText = text
        view.layoutIfNeeded()
        return view
    }

    private func picture(of view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        stage.root.addSubview(view)
        defer { view.removeFromSuperview() }
        stage.host.turn()
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    /// The pixels of one row, as letters: `.` for white, `r` for red, `b` for blue and `?` for a mixture.
    private func row(of view: UIView, at fraction: CGFloat = 0.5) -> String {
        guard let image = picture(of: view).cgImage else { return "" }
        let width = image.width
        let height = image.height
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        }
        let start = Int(CGFloat(height) * fraction) * width * 4
        return String(
            (0..<width).map { x in
                let pixel = bytes[(start + x * 4)..<(start + x * 4 + 3)].map { Int($0) }
                switch (pixel[0] > 200, pixel[1] > 200, pixel[2] > 200) {
                case (true, true, true): return "."
                case (false, false, true): return "r"
                case (true, false, false): return "b"
                default: return "?"
                }
            })
    }

    /// The colors in a row, from left to right. Mixtures and consecutive repetitions are omitted.
    private func colors(of view: UIView) -> String {
        row(of: view).filter { $0 != "?" }.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
    }

    @Test(arguments: [true, false]) func `a positive stroke width draws only the outline`(isLabel: Bool) {
        let text = text([.strokeWidth: 4.0, .strokeColor: UIColor.blue])
        expect(colors(of: isLabel ? makeLabel(text) : makeTextView(text)).contains("b.b"))
    }

    @Test(arguments: [true, false]) func `a negative stroke width draws the outline over the filled text`(isLabel: Bool)
    {
        let text = text([.strokeWidth: -4, .strokeColor: UIColor.blue])
        expect(colors(of: isLabel ? makeLabel(text) : makeTextView(text)).contains("brb"))
    }

    @Test func `an outline without a color has the color of the text`() {
        expect(colors(of: makeLabel(text([.strokeWidth: 4.0]))).contains("r.r"))
    }

    @Test func `a stroke color without a width has no effect`() {
        expect(colors(of: makeLabel(text([.strokeColor: UIColor.blue]))), equals: ".r.")
    }

    @Test func `an outline is as wide as its percentage of the font size`() {
        // 10 percent of 60 points is 6 points, or 12 pixels. An outline that begins inside a pixel can cover 13.
        let first = row(of: makeLabel(text([.strokeWidth: 10]))).drop { $0 != "r" }.prefix { $0 == "r" }
        expect((12...13).contains(first.count))
    }

    @Test func `obliqueness moves the top of the text to the right and keeps its advance`() {
        func left(_ obliqueness: CGFloat, _ fraction: CGFloat) -> Int {
            row(of: makeTextView(text([.obliqueness: obliqueness], "   I")), at: fraction).prefix { $0 == "." }.count
        }
        // The rows are 18 points apart, which is 36 pixels.
        expect(left(0, 0.3), equals: left(0, 0.5))
        expect(abs(left(0.5, 0.3) - left(0.5, 0.5) - 18), isAtMost: 1)
        expect(abs(left(-0.5, 0.5) - left(-0.5, 0.3) - 18), isAtMost: 1)
        expect(text([.obliqueness: 0.5], "Wide").size(), equals: text([:], "Wide").size())
    }

    @Test func `expansion widens characters and their advances by its exponential`() {
        let natural = text([:], "Wide").size()
        for factor: CGFloat in [0.5, 1.5, 2] {
            let size = text([.expansion: NSNumber(value: Double(log(factor)))], "Wide").size()
            expect(abs(size.width - natural.width * factor), isLessThan: 1)
            expect(size.height, equals: natural.height)
        }
        let width = row(of: makeLabel(text([:]))).filter { $0 == "r" }.count
        let doubled = row(of: makeLabel(text([.expansion: log(2.0)]))).filter { $0 == "r" }.count
        expect(abs(doubled - width * 2), isAtMost: 2)
    }

    @Test func `numbers that are not finite have no effect`() {
        let plain = text([:], "Wide").size()
        for key: NSAttributedString.Key in [.obliqueness, .expansion, .strokeWidth] {
            expect(text([key: CGFloat.nan], "Wide").size(), equals: plain)
            expect(colors(of: makeLabel(text([key: CGFloat.infinity]))), equals: ".r.")
        }
    }

    @Test func `the attributes survive the conversion to an attributed string of Swift`() {
        let text = text([.strokeWidth: 3.0, .strokeColor: UIColor.blue, .obliqueness: 0.25, .expansion: 0.5])
        let swift = AttributedString(text)
        expect(swift.uiKit.strokeWidth, equals: 3)
        expect(swift.uiKit.strokeColor, equals: .blue)
        expect(swift.uiKit.obliqueness, equals: 0.25)
        expect(swift.uiKit.expansion, equals: 0.5)
        expect(NSAttributedString(swift).attribute(.expansion, at: 0, effectiveRange: nil) as? CGFloat, equals: 0.5)
    }

    @Test func `a label with all effects`() {
        let string = NSMutableAttributedString(string: "")
        let effects: [(String, [NSAttributedString.Key: Any])] = [
            ("Outline ", [.strokeWidth: 3]), ("Filled\n", [.strokeWidth: -3, .strokeColor: UIColor.blue]),
            ("Oblique ", [.obliqueness: 0.3]), ("Back\n", [.obliqueness: -0.3]), ("Wide ", [.expansion: 0.4]),
            ("Narrow 🙂", [.expansion: -0.4]),
        ]
        for (words, attributes) in effects { string.append(text(attributes, words)) }
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = string
        label.backgroundColor = .white
        label.sizeToFit()
        assertSnapshot(of: picture(of: label), as: .image, named: "effects")
    }
}
