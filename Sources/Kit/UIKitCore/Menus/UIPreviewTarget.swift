import CoreGraphics
import Foundation

/// The position of a preview: a point in a view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view that contains the position.
    public let container: UIView

    /// The center of the preview, in the coordinates of the container.
    public let center: CGPoint

    /// The transform of the preview.
    public let transform: CGAffineTransform

    /// Creates a position in a view. The view must be in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Creates a position without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
