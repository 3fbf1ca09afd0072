import Foundation
import UIKitCore
import UIKitText

/// A formatter that lays out the content of a view on pages: the text of a text view, or a picture of any other view,
/// which is at most as wide as the page.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    override func makeLayout(first: CGSize, others: CGSize) -> (any PrintLayout)? {
        if let text = (view as? UITextView)?.attributedText {
            return TextPrintLayout(text, first: first, others: others)
        }
        return ViewPrintLayout(view, first: first, others: others)
    }

    override func makeCopy() -> UIPrintFormatter { UIViewPrintFormatter(view) }
}

extension UIView {
    /// Returns a formatter that prints the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    /// Draws the view into the current context, to print it.
    public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
        drawHierarchy(in: rect, afterScreenUpdates: true)
    }
}

/// A view that is divided into pages.
@MainActor
struct ViewPrintLayout: PrintLayout {
    private let view: UIView
    private let scale: CGFloat
    /// The top edges of the pages, as distances from the top of the view in points of the paper.
    private let tops: [CGFloat]
    private let height: CGFloat

    init?(_ view: UIView, first: CGSize, others: CGSize) {
        guard view.bounds.width > 0, view.bounds.height > 0 else { return nil }
        self.view = view
        scale = min(1, first.width / view.bounds.width)
        height = view.bounds.height * scale
        var tops: [CGFloat] = [0]
        var next: CGFloat = first.height
        // A remainder of less than a point does not need another page.
        while next < height - 1 {
            tops.append(next)
            next += others.height
        }
        self.tops = tops
    }

    var pageCount: Int { tops.count }

    func draw(_ page: Int, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        let frame = CGRect(
            x: rect.minX, y: rect.minY - tops[page], width: view.bounds.width * scale, height: height)
        view.draw(frame, for: UIViewPrintFormatter(view))
        context.restoreGState()
    }
}
