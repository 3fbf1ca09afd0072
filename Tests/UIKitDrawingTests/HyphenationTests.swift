import Expectations
import Foundation
import Testing
import TextLayout

@testable import UIKitDrawing

struct HyphenationTests {
    @Test func `styles have a hyphenation factor`() {
        let style = NSMutableParagraphStyle()
        expect(style.hyphenationFactor == 0 && !style.usesDefaultHyphenation && style == NSParagraphStyle.default)
        style.hyphenationFactor = 0.5
        style.usesDefaultHyphenation = true
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(style)
        expect(copy.hyphenationFactor == 0.5 && copy.usesDefaultHyphenation && copy == style)
        expect((style.copy() as? NSParagraphStyle)?.hyphenationFactor == 0.5 && style != NSParagraphStyle.default)
        expect(style.format.hyphenationFactor == 0.5 && style.format.usesDefaultHyphenation)
    }
}
