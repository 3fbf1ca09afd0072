import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKitDrawing

@testable import UIKitRichText

struct DocumentWritingTests {
    private func write(_ text: NSAttributedString, _ type: NSAttributedString.DocumentType) throws -> String {
        let range = NSRange(location: 0, length: text.length)
        return String(decoding: try text.data(from: range, documentAttributes: [.documentType: type]), as: UTF8.self)
    }

    @Test(arguments: [NSAttributedString.DocumentType.html, .rtf])
    func `lengths of any amount are written`(_ type: NSAttributedString.DocumentType) throws {
        for value in [CGFloat.greatestFiniteMagnitude, -.infinity, .nan] {
            let style = NSMutableParagraphStyle()
            (style.headIndent, style.firstLineHeadIndent, style.paragraphSpacing) = (value, -value, value)
            let text = NSAttributedString(
                string: "x",
                attributes: [.paragraphStyle: style, .baselineOffset: value, .kern: value, .expansion: value])
            expect(try write(text, type).contains("x"))
        }
        for source in [
            String(repeating: "<h1>", count: 80), String(repeating: "<big><sup>", count: 80),
            String(repeating: "<i style='font-size: larger'>", count: 190),
        ] {
            let text = HTMLReader.read(source + "x")
            let style = TextStyle(text.attributes(at: 0, effectiveRange: nil))
            expect(max(style.size, style.spacing, style.baseline), isAtMost: 2_000)
            expect(try write(text, type).contains("x"))
        }
    }

    private func text(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        NSAttributedString(string: "x", attributes: attributes)
    }

    @Test func `transparent colors keep their appearance`() throws {
        let clear = text([.backgroundColor: UIColor.clear])
        expect(try !write(clear, .rtf).contains(#"\cb"#) && !write(clear, .html).contains("background"))
        let highlight = text([
            .backgroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 0.4),
            .foregroundColor: UIColor.black.withAlphaComponent(0),
        ])
        let rtf = try write(highlight, .rtf)
        expect(rtf.contains(#"\red255\green153\blue153;"#) && rtf.contains(#"\red255\green255\blue255;"#))
        let html = try write(highlight, .html)
        expect(html.contains("background-color: rgba(255, 0, 0, 0.40)") && html.contains("color: rgba(0, 0, 0, 0)"))
        let again = HTMLReader.read(html).attribute(.backgroundColor, at: 0, effectiveRange: nil) as? UIColor
        expect(again.map { ($0.cgColor.alpha * 10).rounded() }, equals: 4)
        expect(try write(text([.backgroundColor: UIColor.red]), .html).contains("background-color: #ff0000"))
    }

    @Test(arguments: [NSAttributedString.DocumentType.html, .rtf])
    func `monospaced families are kept`(_ type: NSAttributedString.DocumentType) throws {
        for name in ["Menlo-Regular", "Monaco", "CourierNewPSMT"] {
            let font = try #require(UIFont(name: name, size: 12))
            let document: String = try write(text([.font: font]), type)
            let copy = type == .rtf ? RTFReader.read(Data(document.utf8)) : HTMLReader.read(document)
            expect(copy.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, equals: font)
        }
        let system = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
        let document: String = try write(text([.font: system]), type)
        let copy = type == .rtf ? RTFReader.read(Data(document.utf8)) : HTMLReader.read(document)
        expect(copy.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, equals: system)
    }

    @Test func `a pattern is written as its mean color`() throws {
        let size = CGSize(width: 2, height: 2)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.yellow.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let document: String = try write(text([.backgroundColor: UIColor(patternImage: image)]), .html)
        expect(document.contains("background-color: rgba(255, 255, 0, 1.00)"), "\(document)")
    }
}
