import CoreGraphics
import Foundation

extension CALayer {
    /// Asks for the contents if they are marked. Drawing them may wait until they are shown.
    final func displayNowIfNeeded() {
        guard flags.contains(.needsDisplay) else { return }
        flags.remove(.needsDisplay)
        display()
    }

    /// What `display()` does when nobody provides contents: draws them, or notes that this is to be done.
    final func drawContents() {
        guard hasDrawnContent else { return }
        flags.insert(.needsDrawing)
        if !LayerThread.current.defersDrawing { drawIfNeeded() }
    }

    /// Draws what is marked of the contents into the layer's backing store.
    ///
    /// - Returns: whether `draw(in:)` was called.
    @discardableResult
    final func drawIfNeeded() -> Bool {
        // A layer without size stays marked until it has one.
        guard flags.contains(.needsDrawing), !properties.bounds.isEmpty else { return false }
        flags.remove(.needsDrawing)
        let dirty: CGRect? = flags.contains(.needsPartialDisplay) ? extras.dirtyRect : nil
        flags.remove(.needsPartialDisplay)
        extrasBox?.dirtyRect = .null
        let bounds: CGRect = properties.bounds
        let extras: LayerExtras = self.extras
        let scale: CGFloat = properties.contentsScale
        let isOpaque: Bool = properties.options.contains(.opaque)
        if let store = extras.backingStore, store.bounds.origin == bounds.origin || dirty == nil,
            store.adopt(bounds: bounds, scale: scale, isOpaque: isOpaque)
        {
            delegate?.layerWillDraw(self)
            store.render(dirty) { draw(in: $0) }
            return true
        }
        extras.backingStore = BackingStore(bounds: bounds, scale: scale, isOpaque: isOpaque)
        guard let store = extras.backingStore else { return false }
        delegate?.layerWillDraw(self)
        store.render(nil) { draw(in: $0) }
        return true
    }

    /// The drawn contents go when others are set.
    final func contentsWereReplaced() {
        extrasBox?.backingStore = nil
        flags.remove([.needsDrawing, .needsPartialDisplay])
        extrasBox?.dirtyRect = .null
    }

    /// Contents of another resolution are drawn again.
    final func contentsScaleDidChange() {
        if extrasBox?.backingStore != nil { markNeedsDisplay(nil) }
    }

    final func opacityOfContentsDidChange() {
        markNeedsCommit()
        if extrasBox?.backingStore != nil { markNeedsDisplay(nil) }
    }

    /// Frees the drawn contents. They are drawn again when the layer is shown again.
    final func freeContents() {
        guard let box = extrasBox, box.backingStore != nil else { return }
        box.backingStore = nil
        box.dirtyRect = .null
        flags.remove(.needsPartialDisplay)
        flags.insert(.needsDrawing)
    }

    /// The number of bytes of the layer's drawn contents; 0 when there are none.
    package final var backingStoreBytes: Int { extrasBox?.backingStore?.byteCount ?? 0 }
}
