import CoreGraphics
import Foundation

/// The properties that few layers have and that are not visible themselves. Allocated on first use.
final class LayerExtras {
    var name: String?
    /// The values that the program stored under its own keys.
    var values: [String: Any] = [:]
    var actions: [String: any CAAction]?
    var compositingFilter: Any?
    var mask: CALayer?
    /// Called when a clean tree becomes dirty. Only the root's observer is called.
    var treeObserver: (() -> Void)?
    /// The rectangle that must be redrawn, in the layer's coordinates.
    var dirtyRect: CGRect = .null
    var backingStore: BackingStore?
    /// The areas of sublayers that were removed since the last commit, in pixels.
    var vacatedRects: [DeviceRect] = []
    /// The layers that the compositor draws in front of the sublayers: the copies of a replicator layer, or the tiles
    /// of a tiled layer.
    var generated: [CALayer] = []
    /// The layer that this layer shows, if this layer is one of the copies of a replicator layer.
    weak var original: CALayer?
    /// The color that the drawn layer with its sublayers is multiplied by.
    var tint: LayerTint?
    /// The layer whose presentation this is.
    var presented: CALayer?
    var timing: MediaTiming?
    var animations: LayerAnimations?
}
