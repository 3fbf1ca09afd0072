import CoreGraphics
import Foundation

/// An owner of layers that has its own layout, in addition to the layout of its layers.
package protocol LayerTreeOwner: AnyObject {
    /// Performs the pending layout of the tree.
    func layOutTree()
}

extension CALayer {
    /// The state of a layer that `renderTree(in:)` must restore.
    private struct SavedState {
        var layer: CALayer
        var record: LayerRecord?
        var marks: LayerFlags
        var vacatedRects: [DeviceRect]
        var generated: GeneratedLayers?
    }

    /// Draws the tree with a separate compositor, and restores the state of the window's compositor afterward. A
    /// presentation copy has no tree, so the tree of its layer is drawn, with the animations.
    ///
    /// - Parameter showsAnimations: Whether to draw the visible values instead of the model values.
    package final func renderTree(in context: CGContext, showsAnimations: Bool) {
        if let presented = extrasBox?.presented { return presented.renderTree(in: context, showsAnimations: true) }
        if let owner = owner as? any LayerTreeOwner { owner.layOutTree() } else { layoutIfNeeded() }
        let time: CFTimeInterval = CACurrentMediaTime()
        if showsAnimations { LayerThread.current.animations.refresh(at: time) }
        let clip = DeviceRect(context.clipPixelRect)
        let values: LayerProperties = showsAnimations ? visible : properties
        guard !clip.isEmpty, let down = values.transformToSuperlayer.inverted else { return }
        var saved: [SavedState] = []
        saveState(into: &saved)
        let compositor = LayerCompositor(
            rendering: self, toDevice: down.concatenating(PlaneTransform(context.pixelTransform)), bounds: clip,
            showsAnimations: showsAnimations)
        compositor.commit(time: time)
        let area: DeviceRect = record?.subtreeRect ?? .empty
        if !area.isEmpty {
            let picture = PixelBuffer(area: area)
            LayerPainter(compositor: compositor).paint(area, into: picture)
            picture.draw(to: context)
        }
        // The layers that the rendering generated are freed here. Their records refer to its compositor.
        withExtendedLifetime(compositor) {
            for state in saved {
                state.layer.record = state.record
                state.layer.flags.formUnion(state.marks)
                if !state.vacatedRects.isEmpty { state.layer.extras.vacatedRects = state.vacatedRects }
                if let generated = state.generated { state.layer.exchangeGenerated(generated) }
            }
            saved.removeAll()
        }
    }

    private func saveState(into list: inout [SavedState]) {
        let generatesLayers: Bool = flags.contains(.generatesLayers)
        // The tiles on the screen must be marked for display before they are exchanged.
        if generatesLayers { displayNowIfNeeded() }
        let marks: LayerFlags = flags.intersection(LayerFlags.commitMarks.union(.contentsChanged))
        var state = SavedState(layer: self, record: record, marks: marks, vacatedRects: extrasBox?.vacatedRects ?? [])
        if generatesLayers { state.generated = exchangeGenerated(GeneratedLayers()) }
        list.append(state)
        record = nil
        extrasBox?.mask?.saveState(into: &list)
        for child in children { child.saveState(into: &list) }
    }
}

extension DeviceRect {
    init(_ rect: PixelRect) {
        self.init(rect.x, rect.y, rect.x + rect.width, rect.y + rect.height)
    }
}

extension PixelBuffer {
    /// Draws the pixels at their position in a context's bitmap.
    fileprivate func draw(to target: CGContext) {
        guard let context else { return }
        target.saveGState()
        target.pixelTransform = .identity
        target.drawUpright(context, in: area.cgRect, filter: .nearest)
        target.restoreGState()
    }
}
