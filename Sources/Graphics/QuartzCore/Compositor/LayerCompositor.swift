import CoreGraphics
import Foundation

/// Brings a layer tree to pixels, and only what changed of it.
///
/// `commit` compares what is marked with what was shown last, and tells which pixels must be drawn again; `composite`
/// draws them. Contents are drawn (`draw(in:)`) by `composite` alone, so a compositor that is never asked for pixels
/// never draws any.
package final class LayerCompositor {
    /// The top of the tree. Its position counts: a root is shown at its frame.
    package let root: CALayer
    /// How many pixels a point has.
    package let scale: CGFloat
    /// The screen, in pixels.
    package let bounds: DeviceRect
    /// What was done so far. May be set to zero at any time.
    package var statistics = CompositorStatistics()

    var damage: DamageRegion
    /// Layers that left the tree since the last commit; those that did not come back free their memory.
    private var departed: [WeakLayer] = []
    let toDevice: PlaneTransform
    /// Whether layers are shown as their animations have them.
    let showsAnimations: Bool

    private struct WeakLayer {
        weak var layer: CALayer?
    }

    /// Makes a compositor of the tree under `root`, at `scale` pixels a point, for a screen of `pixelSize` pixels.
    ///
    /// A tree is shown by one compositor at a time: the latest.
    package init(root: CALayer, scale: CGFloat, pixelSize: CGSize) {
        self.root = root
        self.scale = scale
        bounds = DeviceRect(0, 0, max(0, Int(pixelSize.width.rounded())), max(0, Int(pixelSize.height.rounded())))
        damage = DamageRegion(bounds: bounds)
        toDevice = PlaneTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
        showsAnimations = true
        // Drawn contents stay: a screen of another size shows the same ones.
        LayerCompositor.forget(root, keepingContents: true)
    }

    /// Makes a compositor that draws a tree once, as the program set it, while another one shows it.
    init(rendering root: CALayer, toDevice: PlaneTransform, bounds: DeviceRect) {
        self.root = root
        self.toDevice = toDevice
        self.bounds = bounds
        scale = 1
        showsAnimations = false
        damage = DamageRegion(bounds: bounds)
    }

    deinit {
        if root.record?.compositor === self { LayerCompositor.forget(root) }
        for box in departed {
            if let layer = box.layer, layer.record?.compositor === self { LayerCompositor.forget(layer) }
        }
    }

    /// Compares the tree with what was shown last, and returns the pixels that differ: the first time, all.
    ///
    /// Where nothing is marked it takes no time. Only the path to what is marked is visited.
    /// - Parameter time: the host's time, in seconds: animations that have not begun yet begin then.
    @discardableResult
    package func commit(time: CFTimeInterval) -> DamageRegion {
        if showsAnimations { LayerThread.current.animations.refresh(at: time) }
        guard root.treeNeedsCommit || root.record == nil || !departed.isEmpty else {
            return DamageRegion(bounds: bounds)
        }
        let thread: LayerThread = LayerThread.current
        thread.defersDrawing = true
        defer { thread.defersDrawing = false }
        damage.removeAll()
        let frame = Surroundings(transform: toDevice, clip: bounds, properties: nil, isForced: false, isDamaged: false)
        // What the memory holds before the first frame is anybody's guess.
        if root.record == nil { damage.add(bounds) }
        update(root, in: frame)
        freeDeparted()
        return damage
    }

    /// Notes that everything must be drawn again, for example because the host lost the picture.
    package var fullDamage: DamageRegion {
        var damage = DamageRegion(bounds: bounds)
        damage.add(bounds)
        return damage
    }

    /// Draws what `damage` covers to memory of premultiplied BGRA that shows the whole screen.
    ///
    /// What no layer covers becomes clear. Call it after `commit`, with no change in between.
    package func composite(damage: DamageRegion, into pixels: UnsafeMutableRawPointer, bytesPerRow: Int) {
        let target = PixelBuffer(base: pixels, rowBytes: bytesPerRow, area: bounds)
        let painter = LayerPainter(compositor: self)
        for rect in damage.rects {
            painter.paint(rect.intersection(bounds), into: target)
        }
    }

    /// Called when a layer that was shown leaves its superlayer.
    func layerDidLeave(_ layer: CALayer) {
        departed.append(WeakLayer(layer: layer))
    }

    private func freeDeparted() {
        guard !departed.isEmpty else { return }
        for box in departed {
            if let layer = box.layer, layer.record?.isDetached == true { LayerCompositor.forget(layer) }
        }
        departed.removeAll()
    }

    /// Drops what compositors keep of a subtree: records and drawn contents.
    private static func forget(_ layer: CALayer, keepingContents: Bool = false) {
        guard layer.record != nil else { return }
        layer.record = nil
        if !keepingContents { layer.freeContents() }
        if let mask = layer.extrasBox?.mask { forget(mask, keepingContents: keepingContents) }
        for child in layer.children { forget(child, keepingContents: keepingContents) }
    }

    /// The number of bytes of all drawn contents in the tree. Walks the whole tree.
    package var backingStoreBytes: Int {
        func count(_ layer: CALayer) -> Int {
            layer.children.reduce(layer.backingStoreBytes) { $0 + count($1) }
        }
        return count(root)
    }
}
