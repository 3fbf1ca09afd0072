import CoreGraphics
import Foundation

/// The state of a layer at the last commit. The next commit compares the layer with it, and the painter draws from it.
final class LayerRecord {
    unowned(unsafe) let compositor: LayerCompositor
    /// The number of the commit that created the record.
    private let firstCommit: Int
    /// The visible values.
    var properties: LayerProperties
    /// The transform from the layer's coordinates to pixels.
    var transform: PlaneTransform = .identity
    /// The clip of the ancestors, in pixels.
    var clip: DeviceRect = .empty
    /// The clip for the layer's contents and sublayers, in pixels.
    var innerClip: DeviceRect = .empty
    /// The bounds in pixels, or nil if the transform rotates, reflects or skews them, or has perspective.
    var box: CGRect?
    /// The area that the layer itself paints, including its shadow.
    var ownRect: DeviceRect = .empty
    /// Whether the layer paints anything behind its sublayers except a background and a shadow.
    var hasContents = false
    /// Whether the layer itself paints anything except a shadow.
    var hasOwnPaint = false
    /// The area that the layer and its descendants paint.
    var subtreeRect: DeviceRect = .empty
    /// The area that the layer and its descendants would paint without a clip.
    var extent: LayerExtent = .unlimited
    /// Whether the extent is outside the clip.
    var isOutside = false
    /// The area in which the layer itself hides everything behind it.
    var opaqueRect: DeviceRect = .empty
    /// Whether the layer is visible.
    var isVisible = false
    /// Whether the layer was removed from its superlayer.
    var isDetached = false
    /// Whether the sublayers were skipped because the layer is not visible or its inner clip is empty.
    var isCulled = false
    /// The index of the layer among its siblings at the last commit.
    var index = 0
    /// The number that `Occlusion` assigned to the layer for the rectangle that is being drawn.
    var order = 0
    /// The highest number of the layer and its descendants.
    var lastOrder = 0
    /// The sublayers sorted by depth, or nil if no sublayer has a depth.
    var sorted: [CALayer]?
    var shadow: ShadowShape = .none
    var clipping: Clipping = .none
    /// Whether the layer and its sublayers are drawn through an intermediate buffer.
    var needsGroup = false
    /// Whether a sublayer in the same buffer is blended with the pixels behind it.
    var blendsInside = false
    var hasMask = false
    /// The current state of a transition, while one runs.
    var transition: TransitionFrame?
    /// The space of the sublayers, if the layer keeps their depth.
    var space: LayerSpace?
    /// The color by which the picture of the layer and its sublayers is multiplied.
    var tint: LayerTint?
    /// The color by which the picture of each sublayer is multiplied.
    var sublayerTint: LayerTint?
    /// The opacity that applies to each sublayer, because the opacity of the layer does not apply to their common picture.
    var sublayerOpacity: Float = 1
    /// The scaled contents, cached until they change.
    var cache: RecordCache?
    /// The cached picture of the layer and its sublayers, if the layer is rasterized. The picture is discarded when its
    /// content changes.
    var raster: LayerRaster?
    /// The filter and the blurred content behind the layer. Both are replaced when the filter or the area of the layer
    /// changes.
    var backdrop: (filter: BackdropFilter, backdrop: Backdrop)?

    /// The shape that casts the shadow.
    enum ShadowShape: Equatable {
        case none, bounds, path, contents
    }

    /// The shape to which a layer clips its contents and sublayers.
    enum Clipping: Equatable {
        /// No clip.
        case none
        /// A rectangle of whole pixels.
        case rectangle
        /// A rectangle with rounded corners.
        case rounded
        /// A shape that is rotated relative to the pixels, or whose corners are ellipses or differ.
        case path
    }

    init(compositor: LayerCompositor, properties: LayerProperties) {
        self.compositor = compositor
        self.properties = properties
        firstCommit = compositor.commitCount
    }

    /// Whether a frame has shown the layer. The frame that is being drawn does not count, and neither do pictures.
    var wasShown: Bool {
        !compositor.isPicture && (firstCommit < compositor.commitCount || !compositor.isDrawing)
    }

    /// The way to combine the layer and its sublayers with the pixels behind them.
    var blendMode: CGBlendMode { properties.rareBox?.value.blendMode ?? .normal }

    /// Whether the transform scales both axes by the same factor, so that corners remain circular and borders have the
    /// same width on all sides.
    var hasEqualScales: Bool { abs(transform.a - transform.d) <= 1e-6 * abs(transform.a) }

    /// Whether only a path can draw the rounded corners of the bounds, because they are ellipses, whose axes differ, or
    /// because their radii differ.
    var needsCornerPath: Bool {
        properties.hasRoundedCorners && (!hasEqualScales || properties.rareBox?.value.cornerRadii != nil)
    }

    /// The rounded bounds in pixels, or nil if `box` is nil or empty, or if the corners need a path.
    var roundedBox: RoundedBox? {
        guard let box, !needsCornerPath else { return nil }
        let rect = DeviceRect(nearest: box)
        guard !rect.isEmpty else { return nil }
        let curve: CALayerCornerCurve = properties.rareBox?.value.cornerCurve ?? .circular
        return RoundedBox(
            rect, radius: Double(properties.cornerRadius * transform.a), curve: curve,
            corners: properties.maskedCorners)
    }

    /// The sublayers in drawing order.
    func ordered(_ layer: CALayer) -> [CALayer] { sorted ?? layer.drawnChildren }
}
