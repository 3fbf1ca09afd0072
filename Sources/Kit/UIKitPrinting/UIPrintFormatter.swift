import Foundation
import UIKitCore

/// Lays out content on pages. Use one of its subclasses.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
    /// The renderer that draws the pages.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    /// The maximum height of the content on a page, in points. The default, 0, means the height of the page.
    open var maximumContentHeight: CGFloat = 0 { didSet { layoutDidChange() } }

    /// The maximum width of the content, in points. The default, 0, means the width of the page.
    open var maximumContentWidth: CGFloat = 0 { didSet { layoutDidChange() } }

    /// The margins inside the printable area, in points. The top margin applies to the first page only. The bottom
    /// margin has no effect. The default is zero.
    open var contentInsets: UIEdgeInsets = .zero { didSet { layoutDidChange() } }

    /// The margins inside the printable area of each page, in points. The default is zero.
    open var perPageContentInsets: UIEdgeInsets = .zero { didSet { layoutDidChange() } }

    /// The index of the first page of the content. The default is 0.
    open var startPage = 0

    /// The number of pages of the content. It is 0 if the formatter has no renderer, or if the renderer has no paper.
    open var pageCount: Int { layout?.pageCount ?? 0 }

    /// Creates a formatter.
    public override init() { super.init() }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy: UIPrintFormatter = makeCopy()
        copy.maximumContentHeight = maximumContentHeight
        copy.maximumContentWidth = maximumContentWidth
        copy.contentInsets = contentInsets
        copy.perPageContentInsets = perPageContentInsets
        copy.startPage = startPage
        return copy
    }

    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.printFormatters?.removeAll { $0 === self }
        printPageRenderer = nil
    }

    /// Returns the area of the content on a page, in points from the top-left corner of the paper. The index is
    /// relative to the first page of the job.
    open func rect(forPageAt pageIndex: Int) -> CGRect { area(forPageAt: pageIndex - startPage) }

    /// Draws a page into an area of the current context. The index is relative to the first page of the job.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let layout, (0..<layout.pageCount).contains(pageIndex - startPage) else { return }
        layout.draw(pageIndex - startPage, in: rect)
    }

    // MARK: Layout

    private var cachedLayout: (key: LayoutKey, layout: any PrintLayout)?

    private struct LayoutKey: Equatable {
        var first: CGRect
        var others: CGRect
    }

    /// The layout of the content, which is created again after a change.
    private var layout: (any PrintLayout)? {
        let key = LayoutKey(first: area(forPageAt: 0), others: area(forPageAt: 1))
        guard key.first.width > 0, key.first.height > 0, key.others.height > 0 else { return nil }
        if let cachedLayout, cachedLayout.key == key { return cachedLayout.layout }
        let made: (any PrintLayout)? = makeLayout(first: key.first.size, others: key.others.size)
        cachedLayout = made.map { (key, $0) }
        return made
    }

    func layoutDidChange() { cachedLayout = nil }

    private func area(forPageAt index: Int) -> CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        var area: CGRect = renderer.contentRect.inset(by: perPageContentInsets)
        area.origin.x += contentInsets.left
        area.size.width -= contentInsets.left + contentInsets.right
        if index == 0 {
            area.origin.y += contentInsets.top
            area.size.height -= contentInsets.top
        }
        if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
        if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
        return area.width > 0 && area.height > 0 ? area : .zero
    }

    /// Returns the content divided into pages, if any. `first` is the size of the area for the content on the first
    /// page, and `others` its size on the other pages, in points.
    func makeLayout(first: CGSize, others: CGSize) -> (any PrintLayout)? { nil }

    /// Returns a formatter with the same content.
    func makeCopy() -> UIPrintFormatter { UIPrintFormatter() }
}

/// Content that is divided into pages.
@MainActor
protocol PrintLayout {
    var pageCount: Int { get }
    /// Draws a page into an area of the current context.
    func draw(_ page: Int, in rect: CGRect)
}
