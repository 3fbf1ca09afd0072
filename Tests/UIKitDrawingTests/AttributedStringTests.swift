import Expectations
import Foundation
import Testing

@testable import UIKitDrawing

struct AttributedStringTests {
    @Test func `attributes are accessible by name`() throws {
        var text = AttributedString("red link")
        text.font = .boldSystemFont(ofSize: 20)
        let word = try #require(text.range(of: "red"))
        text[word].foregroundColor = .red
        text[word].underlineStyle = .single
        expect(text.runs.count, equals: 2)
        expect(text[word].font, equals: .boldSystemFont(ofSize: 20))
        var container = AttributeContainer()
        container.kern = 2
        expect(container.kern, equals: 2)
    }

    @Test func `tab stops keep the characters that end their columns`() throws {
        let comma = CharacterSet(charactersIn: ",")
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .right, location: 80, options: [.columnTerminators: comma])]
        let tab: NSTextTab = try #require(style.tabStops.first)
        expect(tab.options[.columnTerminators] as? CharacterSet == comma && tab.alignment == .right)
        expect(NSTextTab(textAlignment: .right, location: 80), differsFrom: tab)
        func pointWidth(_ text: String) -> CGFloat {
            NSAttributedString(string: text, attributes: [.paragraphStyle: style]).size().width
        }
        // Only the part after the comma is after the stop.
        expect(pointWidth("\t12345,5") < 120 && pointWidth("\t12345,5") > 80 && abs(pointWidth("\t1234.5") - 80) < 1)
    }

    @Test func `strings convert in both directions`() throws {
        var text = AttributedString("red ")
        text.foregroundColor = .red
        text.strikethroughStyle = .double
        text.ligature = 0
        text.kern = 1.5
        var link = AttributedString("🙂 link")
        link.link = URL(string: "https://example.org")
        link.font = .systemFont(ofSize: 9)
        text += link
        let converted = NSAttributedString(text)
        expect(converted.string, equals: "red 🙂 link")
        expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, equals: .red)
        expect(converted.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? Int, equals: 9)
        expect(converted.attribute(.ligature, at: 0, effectiveRange: nil) as? Int, equals: 0)
        expect(
            converted.attribute(.link, at: 4, effectiveRange: nil) as? URL, equals: URL(string: "https://example.org"))
        expectNil(converted.attribute(.font, at: 3, effectiveRange: nil))
        expect(AttributedString(converted), equals: text)
        let linked = NSAttributedString(
            string: "x", attributes: [.link: "https://example.org", .kern: NSNumber(value: 2)])
        let back = AttributedString(linked)
        expect(back.runs.first?.link, equals: URL(string: "https://example.org"))
        expect(back.runs.first?.kern, equals: 2)
    }

    @Test func `a container and a dictionary of attributes convert to each other`() {
        let container = AttributeContainer([
            .font: UIFont.boldSystemFont(ofSize: 20), .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2,
        ])
        expect(container.font == .boldSystemFont(ofSize: 20) && container.underlineStyle == .single)
        expect(container.kern, equals: 2)
        let dictionary = [NSAttributedString.Key: Any](container)
        expect(dictionary.count == 3 && dictionary[.underlineStyle] as? Int == 1)
    }
}
