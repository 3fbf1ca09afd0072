import CoreGraphics
import Foundation

/// An owner of layers that has its own layout, in addition to that of layers.
package protocol LayerTreeOwner: AnyObject {
    /// Performs the pending layout of the tree.
    func layOutTree()
}

extension CALayer {
    /// The state of a layer that `renderTree(in:)` must restore.
    private struct Kept {
        var layer: CALayer
        var record: LayerRecord?
        var marks: LayerFlags
        var vacated: [DeviceRect]
    }

    /// Draws the tree with a separate compositor, and restores the state of the window's compositor afterwards.
    final func renderTree(in context: CGContext) {
        if let owner = owner as? any LayerTreeOwner { owner.layOutTree() } else { layoutIfNeeded() }
        let clip = DeviceRect(context.clipPixelRect)
        guard !clip.isEmpty, let down = properties.transformToSuperlayer.inverted else { return }
        var kept: [Kept] = []
        keep(into: &kept)
        let compositor = LayerCompositor(
            rendering: self, toDevice: down.concatenating(PlaneTransform(context.pixelTransform)), bounds: clip)
        compositor.commit(time: CACurrentMediaTime())
        let area: DeviceRect = record?.subtreeRect ?? .empty
        if !area.isEmpty {
            let picture = PixelBuffer(area: area)
            LayerPainter(compositor: compositor).paint(area, into: picture)
            picture.draw(to: context)
        }
        for one in kept {
            one.layer.record = one.record
            one.layer.flags.formUnion(one.marks)
            if !one.vacated.isEmpty { one.layer.extras.vacated = one.vacated }
        }
    }

    private func keep(into list: inout [Kept]) {
        let marks: LayerFlags = flags.intersection([.needsCommit, .subtreeNeedsCommit, .structureChanged])
        list.append(Kept(layer: self, record: record, marks: marks, vacated: extrasBox?.vacated ?? []))
        record = nil
        extrasBox?.mask?.keep(into: &list)
        for child in children { child.keep(into: &list) }
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
