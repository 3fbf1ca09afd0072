import CoreGraphics
import Foundation
import ImageIO
import UIKitCore

/// The content to print: pages that a renderer draws, or a finished PDF document.
@MainActor
final class PrintJob {
    private enum Content {
        case renderer(UIPrintPageRenderer)
        case document(Data)
    }

    private let content: Content
    let info: UIPrintInfo
    private(set) var paper: UIPrintPaper

    private init(_ content: Content, info: UIPrintInfo, paper: UIPrintPaper) {
        self.content = content
        self.info = info
        self.paper = paper
        choose(paper)
    }

    /// Creates the job of a controller, or returns nil if the controller has no printable content.
    convenience init?(_ controller: UIPrintInteractionController) {
        guard let content = PrintJob.content(of: controller) else { return nil }
        let info: UIPrintInfo = controller.printInfo?.copy() as? UIPrintInfo ?? UIPrintInfo()
        if info.jobName.isEmpty { info.jobName = UIApplication.shared.name }
        let isLandscape: Bool = info.orientation == .landscape
        let papers: [UIPrintPaper] = UIPrintPaper.all.map { isLandscape ? $0.landscape : $0 }
        let standard: UIPrintPaper = isLandscape ? UIPrintPaper.standard.landscape : .standard
        let chosen: UIPrintPaper? = controller.delegate?.printInteractionController(controller, choosePaper: papers)
        self.init(content, info: info, paper: chosen ?? standard)
    }

    private static func content(of controller: UIPrintInteractionController) -> Content? {
        if let renderer = controller.printPageRenderer { return .renderer(renderer) }
        if let formatter = controller.printFormatter {
            let renderer = UIPrintPageRenderer()
            renderer.printFormatters = [formatter]
            return .renderer(renderer)
        }
        let items: [Any] = controller.printingItems ?? controller.printingItem.map { [$0] } ?? []
        let data: [Data?] = items.map { PrintableItem.document(in: $0) }
        if items.count == 1, let document = data.first ?? nil { return .document(document) }
        let images: [UIImage] = items.compactMap { PrintableItem.image(in: $0) }
        return images.isEmpty || images.count != items.count ? nil : .renderer(ImagePageRenderer(images))
    }

    /// The number of pages, or nil for a finished document.
    var pageCount: Int? {
        if case .renderer(let renderer) = content { renderer.numberOfPages } else { nil }
    }

    func choose(_ paper: UIPrintPaper) {
        self.paper = paper
        guard case .renderer(let renderer) = content else { return }
        renderer.paperRect = CGRect(origin: .zero, size: paper.paperSize)
        renderer.printableRect = paper.printableRect
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
    }

    /// Draws a page into the current context, whose origin is the top-left corner of the paper.
    private func draw(_ page: Int, _ renderer: UIPrintPageRenderer) {
        // Pages use the light style, regardless of the style of the screen.
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            renderer.drawPage(at: page, in: renderer.printableRect)
        }
    }

    /// Returns a picture of a page that is `width` points wide, or nil for a finished document.
    func picture(ofPage page: Int, width: CGFloat) -> UIImage? {
        guard case .renderer(let renderer) = content else { return nil }
        let factor: CGFloat = width / paper.paperSize.width
        let size = CGSize(width: width, height: (paper.paperSize.height * factor).rounded())
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.scaleBy(x: factor, y: factor)
            draw(page, renderer)
        }
    }

    /// Returns the PDF document.
    func document() -> Data {
        switch content {
        case .document(let data): return data
        case .renderer(let renderer):
            let format = UIGraphicsPDFRendererFormat()
            format.documentInfo = [kCGPDFContextTitle as String: info.jobName]
            let bounds = CGRect(origin: .zero, size: paper.paperSize)
            return UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
                let count: Int = max(0, renderer.numberOfPages)
                // A document has at least one page.
                if count == 0 { context.beginPage() }
                for page in 0..<count {
                    context.beginPage()
                    draw(page, renderer)
                }
            }
        }
    }
}

/// Reads the objects that can be printed.
@MainActor
enum PrintableItem {
    /// Returns an item that is data, or the contents of the file at an item that is a URL.
    private static func data(in item: Any) -> Data? {
        if let url = item as? URL { return url.isFileURL ? try? Data(contentsOf: url) : nil }
        return item as? Data
    }

    /// Returns the PDF document in an item, or nil if the item is not a PDF document.
    static func document(in item: Any) -> Data? {
        data(in: item).flatMap { $0.starts(with: Data("%PDF-".utf8)) ? $0 : nil }
    }

    static func image(in item: Any) -> UIImage? {
        item as? UIImage ?? data(in: item).flatMap { UIImage(data: $0) }
    }
}

/// Draws one image on each page, as large as fits.
@MainActor
private final class ImagePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }

    override var numberOfPages: Int { images.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        let image = images[pageIndex]
        guard image.size.width > 0, image.size.height > 0 else { return }
        let factor: CGFloat = min(contentRect.width / image.size.width, contentRect.height / image.size.height)
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        image.draw(
            in: CGRect(
                x: contentRect.midX - size.width / 2, y: contentRect.midY - size.height / 2, width: size.width,
                height: size.height))
    }
}
