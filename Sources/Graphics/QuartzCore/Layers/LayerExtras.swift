import CoreGraphics
import Foundation

/// What few layers have, and what does not itself show: made for a layer when it is first needed.
final class LayerExtras {
    var name: String?
    /// What the program noted under keys of its own.
    var values: [String: Any] = [:]
    var actions: [String: any CAAction]?
    var mask: CALayer?
    /// Called when a tree that was clean gets dirty. Only a root's is called.
    var treeObserver: (() -> Void)?
    /// What must be drawn again, in the layer's coordinates.
    var dirtyRect: CGRect = .null
    var backingStore: BackingStore?
    /// Where sublayers were that left since the last commit, in pixels.
    var vacated: [DeviceRect] = []
    /// The layer whose presentation this one is.
    var presented: CALayer?
    var timing: MediaTiming?
    var animations: LayerAnimations?
}
