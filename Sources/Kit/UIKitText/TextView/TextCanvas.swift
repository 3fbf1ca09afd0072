import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore
import UIKitDrawing

/// The view that contains the selection, the text and the caret of a text view.
///
/// Each visible paragraph is a separate view, so scrolling only moves views, and typing redraws only one paragraph.
final class TextCanvas: UIView {
    let caret = UIView()
    private var selectionViews: [UIView] = []
    private var paragraphViews: [Int: ParagraphView] = [:]
    private var unusedViews: [ParagraphView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        caret.isHidden = true
        caret.layer.cornerRadius = 1
        addSubview(caret)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows only the given paragraphs. The origin of their column is at `origin` in this view.
    ///
    /// - Parameters:
    ///   - manager: The layout manager that draws the text, or nil if the canvas draws it.
    ///   - fragment: A closure that returns the layout fragment that draws a paragraph, or nil.
    func show(
        _ places: [DocumentFlow.Place], origin: CGPoint, width: CGFloat, scale: CGFloat,
        drawnBy manager: NSLayoutManager?, fragment: (DocumentFlow.Place) -> NSTextLayoutFragment?
    ) {
        var shown: [Int: ParagraphView] = [:]
        let recycled = paragraphViews
        for place in places { shown[place.identifier] = paragraphViews.removeValue(forKey: place.identifier) }
        unusedViews += paragraphViews.values
        for place in places {
            let view: ParagraphView = shown[place.identifier] ?? takeView()
            shown[place.identifier] = view
            view.fragment = fragment(place)
            if let custom = view.fragment {
                let corner = CGPoint(x: origin.x, y: origin.y + place.top)
                let surface: CGRect = custom.renderingSurfaceBounds.offsetBy(dx: corner.x, dy: corner.y)
                let (left, upper): (CGFloat, CGFloat) = (
                    (surface.minX * scale).rounded(.down) / scale, (surface.minY * scale).rounded(.down) / scale
                )
                let frame = CGRect(
                    x: left, y: upper, width: ((surface.maxX - left) * scale).rounded(.up) / scale,
                    height: ((surface.maxY - upper) * scale).rounded(.up) / scale)
                view.show(place.laidOut, at: CGPoint(x: corner.x - left, y: corner.y - upper))
                if view.frame != frame { view.frame = frame }
                view.isHidden = false
                continue
            }
            let top: CGFloat = origin.y + place.textTop
            // Glyphs that extend beyond their advance need space beside the column.
            let overhang: CGFloat = 4
            let pixelTop: CGFloat = (top * scale).rounded(.down) / scale
            let height: CGFloat = place.laidOut.block.size.height + (top - pixelTop) + overhang
            let frame = CGRect(
                x: origin.x - overhang, y: pixelTop, width: width + 2 * overhang,
                height: (height * scale).rounded(.up) / scale)
            view.manager = manager
            view.place = place
            view.show(place.laidOut, at: CGPoint(x: overhang, y: top - pixelTop))
            if view.frame != frame { view.frame = frame }
            view.isHidden = false
        }
        paragraphViews = shown
        for view in unusedViews where recycled.count > 0 { view.isHidden = true }
        if unusedViews.count > 8 {
            for view in unusedViews.dropFirst(8) { view.removeFromSuperview() }
            unusedViews.removeLast(unusedViews.count - 8)
        }
    }

    private func takeView() -> ParagraphView {
        if let view = unusedViews.popLast() { return view }
        let view = ParagraphView()
        insertSubview(view, belowSubview: caret)
        return view
    }

    /// Redraws all visible paragraphs.
    func redraw() {
        for view in paragraphViews.values { view.setNeedsDisplay() }
    }

    /// Shows selection rectangles behind the text, in this view's coordinates.
    func showSelection(_ rects: [CGRect], color: UIColor) {
        while selectionViews.count > rects.count { selectionViews.removeLast().removeFromSuperview() }
        while selectionViews.count < rects.count {
            let view = UIView()
            insertSubview(view, at: 0)
            selectionViews.append(view)
        }
        for (view, rect) in zip(selectionViews, rects) {
            if view.frame != rect { view.frame = rect }
            view.backgroundColor = color
        }
    }

    /// The selection rectangles, for tests.
    var selectionFrames: [CGRect] { selectionViews.map(\.frame) }
}

/// A view that draws a paragraph.
final class ParagraphView: UIView {
    private var laidOut: DocumentFlow.LaidOut?
    private var origin: CGPoint = .zero
    /// The app's layout manager that draws the text, if any.
    weak var manager: NSLayoutManager?
    /// The paragraph.
    var place: DocumentFlow.Place?
    /// The app's layout fragment that draws the text, if any.
    var fragment: NSTextLayoutFragment?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ laidOut: DocumentFlow.LaidOut, at origin: CGPoint) {
        guard laidOut !== self.laidOut || origin != self.origin else { return }
        self.laidOut = laidOut
        self.origin = origin
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let laidOut, let context = UIGraphicsGetCurrentContext() else { return }
        if let fragment { return fragment.draw(at: origin, in: context) }
        guard let manager, let place else {
            return laidOut.block.draw(in: context, at: origin, color: UIColor.label.cgColor)
        }
        let range = NSRange(location: place.start, length: place.units)
        let top: CGFloat = manager.lineFragmentRect(forGlyphAt: place.start, effectiveRange: nil).minY
        let corner = CGPoint(x: origin.x - manager.padding, y: origin.y - top)
        manager.drawBackground(forGlyphRange: range, at: corner)
        manager.drawGlyphs(forGlyphRange: range, at: corner)
    }
}
