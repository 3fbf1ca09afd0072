import CoreGraphics
import Foundation

/// A view to show above the content around it, and the shape and the position of the preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The position of the preview.
    public let target: UIPreviewTarget

    /// The view to show.
    public let view: UIView

    /// The shape and the background.
    public let parameters: UIPreviewParameters

    /// Creates a preview of a view at a position. The view does not need to be in a window.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Creates a preview of a view at its current position. The view must have a superview.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let superview = view.superview else {
            stopProgram("A preview of a view without a superview needs a target: use init(view:parameters:target:).")
        }
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: superview, center: view.center))
    }

    /// Creates a preview of a whole view at its current position. The view must have a superview.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// Returns a preview of the same view at a different position.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The frame of the visible part in the window, in points.
    package var frameInWindow: CGRect {
        let visible: CGRect = parameters.visiblePath?.bounds ?? view.bounds
        // The transform is relative to the center.
        let frame: CGRect = visible.offsetBy(dx: -view.bounds.midX, dy: -view.bounds.midY)
            .applying(target.transform).offsetBy(dx: target.center.x, dy: target.center.y)
        return target.container.convert(frame, to: nil)
    }
}
