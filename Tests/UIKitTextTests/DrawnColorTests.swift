import CoreGraphics
import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// Dynamic colors of text that was laid out in another style than that in which it is drawn.
@MainActor
@Suite(.onStage) struct DrawnColorTests {
    private let text = NSAttributedString(
        string: "Text",
        attributes: [
            .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.label,
            .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemBackground,
        ])
    private static let styles: [UIUserInterfaceStyle] = [.light, .dark, .light]

    /// Returns the pictures that `draw` makes in each style.
    private func pictures(_ draw: (CGContext) -> Void) -> [Data?] {
        Self.styles.map { style in
            var data: Data?
            UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                data = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60)).image {
                    UIColor.gray.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 100, height: 60))
                    draw($0.cgContext)
                }.pngData()
            }
            return data
        }
    }

    @Test func `a layout manager draws text in the colors of the current style`() {
        let glyphs = NSRange(location: 0, length: 4)
        func make() -> (NSTextStorage, NSLayoutManager) {
            let storage = NSTextStorage(attributedString: text)
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 100, height: 60))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            return (storage, manager)
        }
        let expected: [Data?] = pictures { _ in
            let (storage, manager) = make()
            withExtendedLifetime(storage) { manager.drawGlyphs(forGlyphRange: glyphs, at: .zero) }
        }
        let (storage, manager) = make()
        let drawn: [Data?] = pictures { _ in manager.drawGlyphs(forGlyphRange: glyphs, at: .zero) }
        expect(drawn, equals: expected)
        expect(drawn[0] != drawn[1])
        expect(storage.length, equals: 4)
    }

    @Test func `fragments of text draw in the colors of the current style`() throws {
        func make() -> (NSTextContentStorage, NSTextLayoutManager) {
            let content = NSTextContentStorage()
            let manager = NSTextLayoutManager()
            content.addTextLayoutManager(manager)
            manager.textContainer = NSTextContainer(size: CGSize(width: 100, height: 0))
            content.attributedString = text
            return (content, manager)
        }
        func draw(_ manager: NSTextLayoutManager, in context: CGContext) {
            let fragment = manager.textLayoutFragment(for: manager.documentRange.location)
            fragment?.draw(at: .zero, in: context)
        }
        let expected: [Data?] = pictures { context in
            let (content, manager) = make()
            withExtendedLifetime(content) { draw(manager, in: context) }
        }
        let (content, manager) = make()
        let drawn: [Data?] = withExtendedLifetime(content) { pictures { draw(manager, in: $0) } }
        expect(drawn, equals: expected)
        expect(drawn[0] != drawn[1])
        let line = try #require(
            manager.textLayoutFragment(for: manager.documentRange.location)?.textLineFragments.first)
        let lines: [Data?] = pictures { line.draw(at: .zero, in: $0) }
        expect(lines[0] != lines[1] && lines[0] == lines[2])
    }
}
