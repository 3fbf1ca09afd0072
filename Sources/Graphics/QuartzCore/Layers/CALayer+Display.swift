import CoreGraphics
import Foundation

extension CALayer {
    /// Provides the contents if they are marked for display. The drawing may be deferred until they become visible.
    final func displayNowIfNeeded() {
        guard flags.contains(.needsDisplay) else { return }
        flags.remove(.needsDisplay)
        display()
    }

    /// Draws the contents, or marks them to be drawn when they become visible. `display()` calls this if the delegate
    /// does not provide contents. The drawn contents replace an image.
    package final func drawContents() {
        guard hasDrawnContent else { return }
        if properties.image != nil {
            properties.image = nil
            propertiesDidChange()
        }
        flags.insert(.needsDrawing)
        if !LayerThread.current.defersDrawing { drawIfNeeded() }
    }

    /// Draws the marked part of the contents into the backing store.
    ///
    /// - Returns: Whether `draw(in:)` was called.
    @discardableResult
    final func drawIfNeeded() -> Bool {
        // A layer with an empty size stays marked until it has a size.
        guard flags.contains(.needsDrawing), !properties.bounds.isEmpty else { return false }
        flags.remove(.needsDrawing)
        flags.insert(.contentsChanged)
        let dirty: CGRect? = flags.contains(.needsPartialDisplay) ? extras.dirtyRect : nil
        flags.remove(.needsPartialDisplay)
        extrasBox?.dirtyRect = .null
        let bounds = properties.bounds
        let extras = self.extras
        let scale = properties.contentsScale
        let isOpaque = properties.options.contains(.opaque)
        let drawn: CALayer = drawnLayer
        if let store = extras.backingStore, store.bounds.origin == bounds.origin || dirty == nil,
            store.reuse(bounds: bounds, scale: scale, isOpaque: isOpaque)
        {
            delegate?.layerWillDraw(self)
            store.render(dirty, clears: clearsContents || !isOpaque) { drawn.draw(in: $0) }
            return true
        }
        extras.backingStore = BackingStore(bounds: bounds, scale: scale, isOpaque: isOpaque)
        guard let store = extras.backingStore else { return false }
        delegate?.layerWillDraw(self)
        store.render(nil) { drawn.draw(in: $0) }
        return true
    }

    /// The layer whose `draw(in:)` is called: a copy with the visible values if an animation changes what is drawn.
    private var drawnLayer: CALayer {
        guard flags.contains(.isAnimated), let animations = extrasBox?.animations,
            animations.list.contains(where: { $0.redrawsContents })
        else { return self }
        // The values of the frame, not those of the current time.
        return makePresentation(at: animations.time) ?? self
    }

    /// Whether opaque contents are cleared before they are drawn again. The default is true. Other contents are always
    /// cleared.
    package final var clearsContents: Bool {
        get { !flags.contains(.keepsContents) }
        set { if newValue { flags.remove(.keepsContents) } else { flags.insert(.keepsContents) } }
    }

    /// Whether the contents are drawn at the end of the commit that shows them, even if no pixels are requested. The
    /// default is false. An app may change its state in `draw(_:)`, and expects it to be called in each frame.
    package final var drawsInCommits: Bool {
        get { flags.contains(.drawsInCommits) }
        set { flags.set(.drawsInCommits, newValue) }
    }

    /// Discards the drawn contents, because new contents were set.
    final func contentsWereReplaced() {
        extrasBox?.backingStore = nil
        flags.remove([.needsDrawing, .needsPartialDisplay])
        extrasBox?.dirtyRect = .null
    }

    /// Marks drawn contents for redrawing at the new resolution.
    final func contentsScaleDidChange() {
        if extrasBox?.backingStore != nil { markNeedsDisplay(nil) }
    }

    /// Whether the drawn contents are opaque in the whole bounds, so that the content behind them is not drawn.
    package final var hasOpaqueContents: Bool {
        get { properties.options.contains(.opaque) }
        set {
            guard newValue != hasOpaqueContents else { return }
            properties.set(.opaque, newValue)
            markNeedsCommit()
            if extrasBox?.backingStore != nil { markNeedsDisplay(nil) }
        }
    }

    /// Sets `isOpaque` to its default for the layer of a view.
    package final func seemOpaque() {
        hasOpaqueContents = false
        flags.insert(.seemsOpaque)
    }

    /// Frees the drawn contents. They are drawn again when the layer becomes visible.
    final func freeContents() {
        guard let box = extrasBox, box.backingStore != nil else { return }
        box.backingStore = nil
        box.dirtyRect = .null
        flags.remove(.needsPartialDisplay)
        flags.insert(.needsDrawing)
    }

    /// The size of the backing store in bytes, or 0 if the layer has no backing store.
    package final var backingStoreBytes: Int { extrasBox?.backingStore?.byteCount ?? 0 }
}
