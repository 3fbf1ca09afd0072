import Foundation
import UIKitCore

/// An object that draws pages. A subclass overrides the methods for the parts that it draws. Formatters draw the other
/// parts.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// The height of the header, in points. The default is 0.
    open var headerHeight: CGFloat = 0 { didSet { areaDidChange() } }

    /// The height of the footer, in points. The default is 0.
    open var footerHeight: CGFloat = 0 { didSet { areaDidChange() } }

    /// The area of the paper, in points. A print job sets it. Apps that create PDF documents set it with key-value
    /// coding.
    open internal(set) var paperRect: CGRect = .zero { didSet { areaDidChange() } }

    /// The area in which a printer can print, in points. A print job sets it. Apps that create PDF documents set it
    /// with key-value coding.
    open internal(set) var printableRect: CGRect = .zero { didSet { areaDidChange() } }

    /// The formatters that draw the content.
    open var printFormatters: [UIPrintFormatter]? {
        didSet {
            for formatter in oldValue ?? [] where formatter.printPageRenderer === self {
                formatter.printPageRenderer = nil
            }
            for formatter in printFormatters ?? [] {
                formatter.printPageRenderer = self
                formatter.layoutDidChange()
            }
        }
    }

    /// Creates a renderer without formatters.
    public override init() { super.init() }

    /// The area of the content, in points: the printable area without the header and the footer.
    var contentRect: CGRect {
        CGRect(
            x: printableRect.minX, y: printableRect.minY + headerHeight, width: printableRect.width,
            height: max(0, printableRect.height - headerHeight - footerHeight))
    }

    private func areaDidChange() {
        for formatter in printFormatters ?? [] { formatter.layoutDidChange() }
    }

    /// The number of pages. The default is the number of pages of the formatters.
    open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Adds a formatter whose content begins on the given page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }

    /// Returns the formatters that have content on a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        printFormatters?.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    }

    // MARK: Drawing

    /// Called before pages are drawn. The default implementation does nothing.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page into the current context: its header, its content, its formatters and its footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        if headerHeight > 0 {
            drawHeaderForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
        }
        drawContentForPage(
            at: pageIndex,
            in: CGRect(
                x: printableRect.minX, y: printableRect.minY + headerHeight, width: printableRect.width,
                height: max(0, printableRect.height - headerHeight - footerHeight)))
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 {
            drawFooterForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width,
                    height: footerHeight))
        }
    }

    /// Draws the part of a page's content that no formatter draws. The default implementation does nothing.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws the header of a page, if the header's height is greater than zero. The default implementation does
    /// nothing.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws the footer of a page, if the footer's height is greater than zero. The default implementation does
    /// nothing.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// Draws the content of a formatter on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
    }
}

/// The properties that apps set with key-value coding.
nonisolated private enum PrintKeys {
    @section("engawa_members") @used static let renderer: @convention(c) () -> Void = {
        ClassMembers.add(UIPrintPageRenderer.self) { members in
            members.property("paperRect") { \.paperRect }
            members.property("printableRect") { \.printableRect }
        }
    }
}
