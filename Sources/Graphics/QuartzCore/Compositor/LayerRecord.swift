import CoreGraphics
import Foundation

/// What a compositor showed of a layer at the last commit: what the next commit compares with, and what is drawn.
final class LayerRecord {
    unowned(unsafe) let compositor: LayerCompositor
    /// The values that show.
    var properties: LayerProperties
    /// From the layer's coordinates to pixels.
    var transform: PlaneTransform = .identity
    /// What ancestors let through, in pixels.
    var clip: DeviceRect = .empty
    /// What the layer lets through of its contents and sublayers.
    var innerClip: DeviceRect = .empty
    /// The bounds in pixels, if they are still a rectangle along the axes.
    var box: CGRect?
    /// What the layer itself paints, its shadow included.
    var ownRect: DeviceRect = .empty
    /// What the layer and everything below it paint.
    var subtreeRect: DeviceRect = .empty
    /// Where the layer itself hides everything behind it.
    var opaqueRect: DeviceRect = .empty
    /// Whether anything shows.
    var isVisible = false
    /// Whether the layer was taken out of where it was.
    var isDetached = false
    /// Whether the sublayers were passed over, because nothing of them shows.
    var isCulled = false
    /// The place among its siblings at the last commit.
    var index = 0
    /// The sublayers by depth, if that differs from their order.
    var sorted: [CALayer]?
    var shadow: ShadowShape = .none
    var clipping: Clipping = .none
    /// Whether layer and sublayers are drawn to a picture of their own first.
    var needsGroup = false
    var hasMask = false
    /// The passage from what the layer showed before, while one runs.
    var transition: TransitionFrame?
    /// Scaled contents and blurred shapes, kept as long as they stay the same.
    var cache: RecordCache?

    /// What casts the shadow.
    enum ShadowShape: Equatable {
        case none, bounds, path, contents
    }

    /// How a layer that masks to its bounds does it.
    enum Clipping: Equatable {
        /// Not at all.
        case none
        /// By a rectangle of whole pixels.
        case rectangle
        /// By a rectangle with rounded corners.
        case rounded
        /// By a shape that lies across the pixels.
        case path
    }

    init(compositor: LayerCompositor, properties: LayerProperties) {
        self.compositor = compositor
        self.properties = properties
    }

    /// The sublayers in drawing order.
    func ordered(_ layer: CALayer) -> [CALayer] { sorted ?? layer.children }
}
