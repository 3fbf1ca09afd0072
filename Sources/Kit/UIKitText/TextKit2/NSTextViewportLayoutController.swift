import CoreGraphics
import Foundation
import TextDocuments

/// A controller that lays out the visible part of a document for a custom view.
open class NSTextViewportLayoutController: NSObject {
    /// The delegate. A weak reference.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?

    /// The layout manager. A weak reference.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?

    /// The visible rectangle of the last layout, in the coordinates of the container, in points.
    open private(set) var viewportBounds: CGRect = .zero

    /// The range of the fragments in the visible rectangle, or nil before the first layout.
    open private(set) var viewportRange: NSTextRange?

    /// Creates a controller.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Lays out the fragments in the visible rectangle that the delegate returns, and passes them to the delegate.
    open func layoutViewport() {
        guard let delegate, let manager = textLayoutManager else { return }
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportBounds = delegate.viewportBounds(for: self)
        let flow = manager.engine.flow
        var places = flow.places(from: viewportBounds.minY, to: viewportBounds.maxY)
        // The empty last line belongs to the fragment before it.
        if places.count > 1, let last = places.last, flow.isExtraLine(at: last.index) { places.removeLast() }
        let fragments = places.map { manager.fragment(of: $0) }
        for fragment in fragments {
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
        }
        if let first = fragments.first, let last = fragments.last {
            viewportRange = first.rangeInElement.union(last.rangeInElement)
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    /// Returns the distance from the top of the container to the line that contains a location, in points.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        guard let manager = textLayoutManager else { return 0 }
        return manager.engine.flow.line(containing: textLocation.textOffset).frame.minY
    }

    /// Moves the visible rectangle vertically, until the next layout.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }
}

/// An object that shows the fragments of a document.
public protocol NSTextViewportLayoutControllerDelegate: AnyObject {
    /// Returns the visible rectangle, in the coordinates of the container, in points.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect

    /// Called for each visible fragment, from top to bottom.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)

    /// Called before the layout.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)

    /// Called after the layout.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    public func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}

    public func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
}
