import CoreGraphics
import Foundation

/// Draws a layer tree to pixels, and redraws only what changed.
///
/// `commit` compares the marked layers with their records of the last commit, and returns the pixels that move and
/// those that must be redrawn. `composite` moves and draws them. `composite`, not `commit`, calls `draw(in:)`, and
/// only for contents that it draws; except for layers with `drawsInCommits`.
package final class LayerCompositor {
    /// The root of the tree. It is drawn at its frame.
    package let root: CALayer
    /// The number of pixels per point.
    package let scale: CGFloat
    /// The rectangle of the screen, in pixels.
    package let bounds: DeviceRect
    /// Counters of the compositor's work. A caller can reset them at any time.
    package var statistics = CompositorStatistics()

    var damage: DamageRegion
    var moves: [PixelMove] = []
    /// The scrolling layers that this commit found before the update.
    var scrolls: [Scroll] = []
    /// The layers that were removed since the last commit. The next commit frees the memory of the layers that were not
    /// added again.
    private var removedLayers: [WeakLayer] = []
    let toDevice: PlaneTransform
    /// Whether animations are applied.
    let showsAnimations: Bool
    /// Whether the compositor draws the tree once, into a picture, while the tree has another compositor.
    let isPicture: Bool
    /// The states that a picture has replaced, in the order in which the commit visited the layers.
    var savedStates: [StateBeforePicture] = []

    /// The layers whose contents this commit draws.
    var undrawnLayers: [WeakLayer] = []
    /// The layers with backdrops, some of which may have been removed.
    var backdrops: [WeakLayer] = []
    /// The number of the frame that is drawn.
    private(set) var frame = 0
    /// The number of the current or last commit.
    private(set) var commitCount = 0
    /// Whether a frame is being committed or drawn.
    private(set) var isDrawing = false

    struct WeakLayer {
        weak var layer: CALayer?
    }

    /// Creates a compositor of the tree below `root`, with `scale` pixels per point, for a screen of `pixelSize`
    /// pixels.
    ///
    /// A tree has one compositor at a time: the latest.
    package init(root: CALayer, scale: CGFloat, pixelSize: CGSize) {
        self.root = root
        self.scale = scale
        bounds = DeviceRect(0, 0, max(0, Int(pixelSize.width.rounded())), max(0, Int(pixelSize.height.rounded())))
        damage = DamageRegion(bounds: bounds)
        toDevice = PlaneTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
        showsAnimations = true
        isPicture = false
        // Keeps drawn contents, because they do not depend on the size of the screen.
        LayerCompositor.discardRecords(of: root, keepingContents: true)
    }

    /// Creates a compositor that draws a tree once, while the tree has another compositor.
    ///
    /// - Parameter toDevice: The transform from the coordinates of `root` to pixels.
    /// - Parameter showsAnimations: Whether to draw the visible values instead of the model values.
    init(rendering root: CALayer, toDevice: PlaneTransform, bounds: DeviceRect, showsAnimations: Bool) {
        self.root = root
        self.toDevice = toDevice
        self.bounds = bounds
        scale = 1
        self.showsAnimations = showsAnimations
        isPicture = true
        damage = DamageRegion(bounds: bounds)
    }

    deinit {
        if root.record?.compositor === self { LayerCompositor.discardRecords(of: root) }
        for box in removedLayers {
            if let layer = box.layer, layer.record?.compositor === self { LayerCompositor.discardRecords(of: layer) }
        }
    }

    /// Compares the tree with the last commit and returns the difference. The first commit redraws all pixels.
    ///
    /// Visits only the paths to marked layers, and returns immediately if no layer is marked.
    /// - Parameter time: The host's time, in seconds.
    @discardableResult
    package func commit(time: CFTimeInterval) -> FrameUpdate {
        if showsAnimations { LayerThread.current.animations.refresh(at: time) }
        let isFirst: Bool = root.record?.compositor !== self
        guard root.treeNeedsCommit || isFirst || !removedLayers.isEmpty else {
            return FrameUpdate(damage: DamageRegion(bounds: bounds))
        }
        let thread = LayerThread.current
        commitCount += 1
        isDrawing = true
        defer { isDrawing = false }
        thread.defersDrawing = true
        defer {
            thread.defersDrawing = false
            drawUndrawnLayers()
        }
        damage.removeAll()
        moves.removeAll(keepingCapacity: true)
        scrolls.removeAll(keepingCapacity: true)
        if isFirst {
            // The memory is undefined before the first frame.
            damage.add(bounds)
        } else if showsAnimations {
            var path: [CALayer] = []
            findScrolls(root, path: &path)
        }
        update(root, in: UpdateContext(transform: toDevice, clip: bounds))
        dropUselessMoves()
        damageBackdrops()
        freeRemovedLayers()
        var update = FrameUpdate(damage: damage)
        update.moves = moves
        return update
    }

    /// Draws the contents of the layers that are drawn in commits. What the drawing changes is part of the next commit.
    private func drawUndrawnLayers() {
        let layers: [WeakLayer] = undrawnLayers
        undrawnLayers = []
        for box in layers {
            guard let layer = box.layer, layer.record?.compositor === self, layer.drawIfNeeded() else { continue }
            statistics.backingStoresRendered += 1
            // The damage of this commit contains the new contents.
            if !isPicture { layer.flags.remove(.contentsChanged) }
        }
    }

    /// The update that redraws the whole screen, for example for a host that lost the window's pixels.
    package var fullUpdate: FrameUpdate {
        var damage = DamageRegion(bounds: bounds)
        damage.add(bounds)
        return FrameUpdate(damage: damage)
    }

    /// Performs `update` on `pixels`, the premultiplied BGRA pixels of the whole screen.
    ///
    /// Without moves, pixels outside the damage are neither read nor written. Pixels that no layer covers become clear.
    /// Call it after `commit`, before the tree changes again.
    package func composite(_ update: FrameUpdate, into pixels: UnsafeMutableRawPointer, bytesPerRow: Int) {
        isDrawing = true
        defer { isDrawing = false }
        let target = PixelBuffer(base: pixels, rowBytes: bytesPerRow, area: bounds)
        for move in update.moves {
            statistics.pixelsMoved += move.target.area
            target.move(move)
        }
        frame += 1
        let painter = LayerPainter(compositor: self)
        for rect in rectsToDraw(update.damage) {
            painter.paint(rect.intersection(bounds), into: target)
        }
    }

    /// Called when a layer with a record is removed from its superlayer.
    func layerWasRemoved(_ layer: CALayer) {
        removedLayers.append(WeakLayer(layer: layer))
    }

    private func freeRemovedLayers() {
        guard !removedLayers.isEmpty else { return }
        for box in removedLayers {
            if let layer = box.layer, layer.record?.isDetached == true { LayerCompositor.discardRecords(of: layer) }
        }
        removedLayers.removeAll()
    }

    /// Discards the records and the drawn contents of a subtree.
    private static func discardRecords(of layer: CALayer, keepingContents: Bool = false) {
        guard layer.record != nil else { return }
        layer.record = nil
        if !keepingContents { layer.freeContents() }
        if let mask = layer.extrasBox?.mask { discardRecords(of: mask, keepingContents: keepingContents) }
        for child in layer.drawnChildren { discardRecords(of: child, keepingContents: keepingContents) }
    }

    /// The size of all drawn contents in the tree except masks, in bytes. Reading this property visits the whole tree.
    package var backingStoreBytes: Int {
        func count(_ layer: CALayer) -> Int {
            layer.drawnChildren.reduce(layer.backingStoreBytes) { $0 + count($1) }
        }
        return count(root)
    }
}
