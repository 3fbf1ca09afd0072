import Foundation
import Testing

@testable import UIKitDrawing

@Suite struct AttributedStringTests {
    @Test func `attributes are accessible by name`() throws {
        var text = AttributedString("red link")
        text.font = .boldSystemFont(ofSize: 20)
        let word = try #require(text.range(of: "red"))
        text[word].foregroundColor = .red
        text[word].underlineStyle = .single
        #expect(text.runs.count == 2)
        #expect(text[word].font == .boldSystemFont(ofSize: 20))
        var container = AttributeContainer()
        container.kern = 2
        #expect(container.kern == 2)
    }

    @Test func `tab stops keep the characters that end their columns`() throws {
        let comma = CharacterSet(charactersIn: ",")
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .right, location: 80, options: [.columnTerminators: comma])]
        let tab: NSTextTab = try #require(style.tabStops.first)
        #expect(tab.options[.columnTerminators] as? CharacterSet == comma && tab.alignment == .right)
        #expect(NSTextTab(textAlignment: .right, location: 80) != tab)
        func pointWidth(_ text: String) -> CGFloat {
            NSAttributedString(string: text, attributes: [.paragraphStyle: style]).size().width
        }
        // Only the part after the comma is after the stop.
        #expect(pointWidth("\t12345,5") < 120 && pointWidth("\t12345,5") > 80 && abs(pointWidth("\t1234.5") - 80) < 1)
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
        #expect(converted.string == "red 🙂 link")
        #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(converted.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? Int == 9)
        #expect(converted.attribute(.ligature, at: 0, effectiveRange: nil) as? Int == 0)
        #expect(converted.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
        #expect(converted.attribute(.font, at: 3, effectiveRange: nil) == nil)
        #expect(AttributedString(converted) == text)
        let linked = NSAttributedString(
            string: "x", attributes: [.link: "https://example.org", .kern: NSNumber(value: 2)])
        let back = AttributedString(linked)
        #expect(back.runs.first?.link == URL(string: "https://example.org"))
        #expect(back.runs.first?.kern == 2)
    }

    @Test func `a container and a dictionary of attributes convert to each other`() {
        let container = AttributeContainer([
            .font: UIFont.boldSystemFont(ofSize: 20), .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2,
        ])
        #expect(container.font == .boldSystemFont(ofSize: 20) && container.underlineStyle == .single)
        #expect(container.kern == 2)
        let dictionary = [NSAttributedString.Key: Any](container)
        #expect(dictionary.count == 3 && dictionary[.underlineStyle] as? Int == 1)
    }
}
