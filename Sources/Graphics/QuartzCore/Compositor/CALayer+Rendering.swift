import CoreGraphics
import Foundation

/// An owner of layers that has its own layout, in addition to the layout of its layers.
package protocol LayerTreeOwner: AnyObject {
    /// Performs the pending layout of the tree.
    func layOutTree()
}

extension CALayer {
    /// Draws the tree as it is on the screen, in the middle of its animations. The top left corner of the layer's
    /// visible bounds is at the origin of the context.
    package final func renderVisibleTree(in context: CGContext) {
        drawPicture(in: context, showsAnimations: true, placesBoundsAtOrigin: true)
    }

    /// Draws the tree in the layer's coordinates. A presentation copy has no tree, so the tree of its layer is drawn,
    /// with the animations.
    final func renderTree(in context: CGContext) {
        let layer: CALayer? = extrasBox?.presented
        (layer ?? self).drawPicture(in: context, showsAnimations: layer != nil, placesBoundsAtOrigin: false)
    }

    /// Draws the tree with a separate compositor, and restores the state of the window's compositor afterward.
    ///
    /// - Parameter showsAnimations: Whether to draw the visible values instead of the model values.
    private func drawPicture(in context: CGContext, showsAnimations: Bool, placesBoundsAtOrigin: Bool) {
        if let owner = owner as? any LayerTreeOwner { owner.layOutTree() } else { layoutIfNeeded() }
        let time: CFTimeInterval = CACurrentMediaTime()
        if showsAnimations { LayerThread.current.animations.refresh(at: time) }
        let clip = DeviceRect(context.clipPixelRect)
        guard !clip.isEmpty else { return }
        var toDevice = PlaneTransform(context.pixelTransform)
        if placesBoundsAtOrigin {
            let origin: CGPoint = (showsAnimations ? visible : properties).bounds.origin
            toDevice = PlaneTransform(tx: -origin.x, ty: -origin.y).concatenating(toDevice)
        }
        let compositor = LayerCompositor(
            rendering: self, toDevice: toDevice, bounds: clip, showsAnimations: showsAnimations)
        compositor.commit(time: time)
        let area: DeviceRect = record?.subtreeRect ?? .empty
        if !area.isEmpty {
            let picture = PixelBuffer(area: area)
            LayerPainter(compositor: compositor).paint(area, into: picture)
            picture.draw(to: context)
        }
        compositor.restoreStates()
    }
}

/// The state of a layer that a picture replaces.
struct StateBeforePicture {
    let layer: CALayer
    let parent: CALayer?
    let record: LayerRecord?
    let marks: LayerFlags
    let vacatedRects: [DeviceRect]
    var generated: GeneratedLayers?
}

extension LayerCompositor {
    /// Saves the state of a layer before a picture changes it. `display()` was called before, because the app can
    /// change the tree there.
    func saveState(of layer: CALayer) {
        guard layer.record?.compositor !== self else { return }
        var state = StateBeforePicture(
            layer: layer, parent: layer.parent, record: layer.record,
            marks: layer.flags.intersection(LayerFlags.commitMarks.union(.contentsChanged)),
            vacatedRects: layer.extrasBox?.vacatedRects ?? [])
        if layer.flags.contains(.generatesLayers) { state.generated = layer.exchangeGenerated(GeneratedLayers()) }
        savedStates.append(state)
    }

    /// Gives the layers the states before the picture. The layers that the picture generated are freed here, while the
    /// compositor, to which their records refer, still exists.
    func restoreStates() {
        for state in savedStates {
            let layer: CALayer = state.layer
            layer.record = state.record
            layer.flags.formUnion(state.marks)
            if !state.vacatedRects.isEmpty { layer.extras.vacatedRects += state.vacatedRects }
            if let generated = state.generated { layer.exchangeGenerated(generated) }
            // The app may have removed the layer while the picture was drawn.
            if let parent = state.parent, layer.parent !== parent { layer.recordRemoval(from: parent) }
        }
        savedStates.removeAll()
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
