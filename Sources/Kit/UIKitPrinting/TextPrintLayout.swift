import Foundation
import UIKitCore
import UIKitText

/// Text that is divided into pages. Page breaks are between lines.
@MainActor
struct TextPrintLayout: PrintLayout {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    /// The part of the text on each page. The edges are in points from the top of the text.
    private var pages: [(top: CGFloat, bottom: CGFloat, glyphs: NSRange)] = []

    init(_ text: NSAttributedString, first: CGSize, others: CGSize) {
        storage = NSTextStorage()
        storage.setAttributedString(text)
        let container = NSTextContainer(size: CGSize(width: first.width, height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        manager.ensureLayout(for: container)
        var pages: [(top: CGFloat, bottom: CGFloat, glyphs: NSRange)] = []
        let whole: NSRange = manager.glyphRange(for: container)
        manager.enumerateLineFragments(forGlyphRange: whole) { line, _, _, glyphs, _ in
            let height: CGFloat = pages.count == 1 ? first.height : others.height
            if let last = pages.indices.last, line.maxY - pages[last].top <= height {
                pages[last].bottom = line.maxY
                pages[last].glyphs.length = NSMaxRange(glyphs) - pages[last].glyphs.location
            } else {
                pages.append((line.minY, line.maxY, glyphs))
            }
        }
        self.pages = pages
    }

    var pageCount: Int { max(1, pages.count) }

    func draw(_ page: Int, in rect: CGRect) {
        guard pages.indices.contains(page), let context = UIGraphicsGetCurrentContext() else { return }
        let part = pages[page]
        context.saveGState()
        // The layout manager draws whole paragraphs.
        context.clip(to: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: part.bottom - part.top))
        let origin = CGPoint(x: rect.minX, y: rect.minY - part.top)
        manager.drawBackground(forGlyphRange: part.glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: part.glyphs, at: origin)
        context.restoreGState()
    }
}
