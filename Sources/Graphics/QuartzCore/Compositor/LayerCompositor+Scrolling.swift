import CoreGraphics
import Foundation

/// Scrolling moves the pixels of the last frame, and redraws only those that were exposed or that did not move.
///
/// Before the update, while the records still describe the last frame, `findScrolls` finds the layers whose bounds
/// origin changed by whole pixels. For each layer, it collects the rectangles of the content that is drawn in the
/// layer's area but does not move with the layer: bars and indicators in front of the layer, and the visible content
/// behind it unless that content has a single color. The update then damages these rectangles, both at their positions
/// and at the positions to which the move takes their pixels. It compares the sublayers with their records, moved by
/// the same distance.
extension LayerCompositor {
    /// A layer whose sublayers move by whole pixels.
    struct Scroll {
        unowned(unsafe) let layer: CALayer
        let move: PixelMove
        /// The rectangles in the layer's area with content that does not move with the layer, as of the last commit.
        let fixedRects: [DeviceRect]
    }

    /// Finds the layers that scroll, among `layer` and its descendants.
    ///
    /// - Parameter path: The superlayers of `layer`, from the root.
    func findScrolls(_ layer: CALayer, path: inout [CALayer]) {
        guard !layer.flags.isDisjoint(with: .changeMarks), let record = layer.record,
            record.compositor === self, record.isVisible, !record.isDetached, !record.isCulled, !record.needsGroup,
            record.clipping != .path
        else { return }
        if layer.flags.contains(.needsCommit), addScroll(of: layer, record, path: path) { return }
        // The layers in front of and behind a scrolling layer must have the same order as at the last commit.
        guard layer.flags.contains(.subtreeNeedsCommit), !layer.flags.contains(.structureChanged) else { return }
        path.append(layer)
        for child in record.ordered(layer) { findScrolls(child, path: &path) }
        path.removeLast()
    }

    /// Adds the scroll of a layer if its bounds origin changed and its pixels can be moved. Returns whether the bounds
    /// origin changed.
    private func addScroll(of layer: CALayer, _ record: LayerRecord, path: [CALayer]) -> Bool {
        let values: LayerProperties = showsAnimations ? layer.visible : layer.properties
        guard values.bounds.origin != record.properties.bounds.origin else { return false }
        if let scroll = scroll(of: layer, record, to: values, path: path) { scrolls.append(scroll) }
        return true
    }

    private func scroll(
        of layer: CALayer, _ record: LayerRecord, to values: LayerProperties, path: [CALayer]
    ) -> Scroll? {
        guard record.clipping == .rectangle || record.clipping == .rounded, record.box != nil,
            values.bounds.size == record.properties.bounds.size, values.rareBox?.value.sublayerTransform == nil
        else { return nil }
        let old = record.properties.bounds.origin
        let x = Double((old.x - values.bounds.minX) * record.transform.a)
        let y = Double((old.y - values.bounds.minY) * record.transform.d)
        guard abs(x - x.rounded()) < 1e-6, abs(y - y.rounded()) < 1e-6 else { return nil }
        let move = PixelMove(area: record.innerClip, x: DeviceRect.pixel(x.rounded()), y: DeviceRect.pixel(y.rounded()))
        // A move is useful only if it keeps more than a quarter of the pixels.
        guard move.x != 0 || move.y != 0, move.target.area * 4 > move.area.area,
            !scrolls.contains(where: { $0.move.area.intersects(move.area) })
        else { return nil }
        var fixed = FixedContent(area: move.area)
        guard fixed.collect(around: layer, path: path) else { return nil }
        return Scroll(layer: layer, move: move, fixedRects: fixed.rects)
    }

    /// Returns the move of a layer's sublayers if the update matches what `findScrolls` predicted. Marks as damaged the
    /// pixels that the move does not fill, and the fixed rectangles.
    func startScroll(_ layer: CALayer, _ record: LayerRecord, oldClip: DeviceRect, old: PlaneTransform) -> PixelMove? {
        guard let scroll = scrolls.first(where: { $0.layer === layer }) else { return nil }
        let move = scroll.move
        guard oldClip == move.area, record.innerClip == move.area,
            record.transform == old.movedBy(x: move.x, y: move.y)
        else { return nil }
        moves.append(move)
        move.area.subtracting(move.target) { damage.add($0) }
        for rect in scroll.fixedRects {
            damage.add(rect)
            damage.add(move.moved(rect))
        }
        return move
    }

    /// Replaces each move with damage if more than half of the moved pixels are redrawn anyway.
    func dropUselessMoves() {
        for move in moves {
            let target = move.target
            let redrawn: Int = damage.rects.reduce(0) { $0 + $1.intersection(target).area }
            if redrawn * 2 > target.area {
                damage.add(target)
                moves.removeAll { $0 == move }
            }
        }
    }
}
