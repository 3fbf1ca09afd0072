import Expectations
import Foundation
import TestStage
import TestSupport
import Testing
import TextDocuments
import UIKitCore
import UIKitDrawing

@testable import UIKitText

@MainActor @Suite(.onStage) struct TextListViewTests {
    private let list = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: 0)

    private func makeView(_ count: Int) -> TextViewFixture {
        let fixture = TextViewFixture()
        let style = NSMutableParagraphStyle()
        style.textLists = [list]
        let text = (1...count).map { "item \($0)" }.joined(separator: "\n")
        fixture.view.attributedText = NSAttributedString(
            string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
        fixture.stage.host.turn()
        return fixture
    }

    /// Returns the markers of the first paragraphs, with "-" for none.
    private func markers(_ fixture: TextViewFixture, height: CGFloat = 100) -> String {
        let places = fixture.view.layoutManager.flow.places(from: 0, to: height)
        return places.map { $0.laidOut.block.pieces[0].layout.format.marker?.run.text ?? "-" }.joined(separator: " ")
    }

    @Test func `markers are renumbered after a change`() {
        let fixture = makeView(5)
        expect(markers(fixture), equals: "1. 2. 3. 4. 5.")
        fixture.view.selectedRange = NSRange(location: 6, length: 0)
        fixture.type("\nnew")
        expect(fixture.view.text.hasPrefix("item 1\nnew\nitem 2"))
        expect(markers(fixture, height: 120), equals: "1. 2. 3. 4. 5. 6.")
        fixture.view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 7))
        expect(markers(fixture), equals: "1. 2. 3. 4. 5.")
        fixture.view.textStorage.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: 11))
        expect(markers(fixture), equals: "- - 1. 2. 3.")
    }

    @Test func `the empty last line has no marker and empty items have one`() {
        let fixture = makeView(1)
        fixture.view.selectedRange = NSRange(location: 6, length: 0)
        fixture.type("\n\n")
        expect(fixture.view.text == "item 1\n\n" && markers(fixture) == "1. 2. -")
        let caret = fixture.view.caretRect(for: fixture.view.endOfDocument)
        expect(caret.minX == fixture.view.caretRect(for: fixture.view.beginningOfDocument).minX && caret.minX >= 36)
    }

    @Test func `later parts of a long item have no marker`() {
        let fixture = makeView(1)
        fixture.view.textStorage.insert(
            NSAttributedString(string: String(repeating: "word ", count: 2_000)), at: 0)
        let style = NSMutableParagraphStyle()
        style.textLists = [list]
        let all = NSRange(location: 0, length: fixture.view.textStorage.length)
        fixture.view.textStorage.addAttribute(.paragraphStyle, value: style, range: all)
        fixture.view.textStorage.append(NSAttributedString(string: "\nb", attributes: [.paragraphStyle: style]))
        let found = markers(fixture, height: 1e6).split(separator: " ")
        expect(found.first == "1." && found.last == "2." && found.count > 3)
        expect(Set(found.dropFirst().dropLast()), equals: ["-"])
    }

    @Test func `numbering a long list takes time in proportion to its length`() {
        let factor: Double = growth(from: 2_000, prepare: makeView) { fixture in
            // The number of each item changes.
            fixture.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "new\n")
            let flow = fixture.view.layoutManager.flow
            let last = flow.place(at: flow.paragraphCount - 1)
            let marker: String? = last.laidOut.block.pieces[0].layout.format.marker?.run.text
            expect(marker, equals: "\(flow.paragraphCount).")
        }
        expect(factor, isLessThan: 2.5)
        let fixture = makeView(3_000)
        let flow = fixture.view.layoutManager.flow
        let before = flow.layoutCount
        fixture.view.scrollRangeToVisible(NSRange(location: fixture.view.textStorage.length, length: 0))
        fixture.stage.host.turn()
        expect(markers(fixture) == "1. 2. 3. 4. 5." && flow.layoutCount - before < 100)
    }

    @Test func `a label shows the markers of lists`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: "a\nb")
        let plain = label.sizeThatFits(CGSize(width: 200, height: 200))
        let style = NSMutableParagraphStyle()
        style.textLists = [list]
        label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        let size = label.sizeThatFits(CGSize(width: 200, height: 200))
        expect(abs(size.width - plain.width - 36) <= 0.5 && size.height == plain.height)
    }

    @Test func `a layout manager draws the marker of an empty item`() {
        let style = NSMutableParagraphStyle()
        style.textLists = [list]
        let storage = NSTextStorage(
            string: "one\n\ntwo", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 150, height: 500)))
        storage.addLayoutManager(manager)
        let line: CGRect = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
        func hasInk(drawing range: NSRange) -> Bool {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 100), format: format)
            let image = renderer.image { _ in manager.drawGlyphs(forGlyphRange: range, at: .zero) }
            guard let pixels = image.cgImage else { return false }
            return (Int(line.minY) + 3..<Int(line.maxY) - 5).contains { y in
                (0..<150).contains { pixels.pixel(x: $0, y: y).alpha > 0 }
            }
        }
        expect(hasInk(drawing: NSRange(location: 0, length: 8)))
        expect(hasInk(drawing: NSRange(location: 4, length: 1)))
        expect(!hasInk(drawing: NSRange(location: 0, length: 4)) && !hasInk(drawing: NSRange(location: 5, length: 3)))
    }
}
