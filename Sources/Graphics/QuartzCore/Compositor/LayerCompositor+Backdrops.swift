/// Layers that show the pixels behind them, blurred.
///
/// The pixels behind such a layer are read from the target after they are drawn. A change anywhere behind the layer
/// therefore damages its whole area, and the whole area is drawn at once.
extension LayerCompositor {
    /// Adds a layer to the list of layers with backdrops.
    func addBackdrop(_ layer: CALayer) {
        if !backdrops.contains(where: { $0.layer === layer }) { backdrops.append(WeakLayer(layer: layer)) }
    }

    /// Returns the areas of the visible layers with backdrops, among `layer` and its descendants.
    func backdropRects(inside layer: CALayer) -> [DeviceRect] {
        backdrops.compactMap { box in
            guard let record = box.layer?.record, record.compositor === self, record.isVisible, !record.isDetached,
                record.hasBackdrop, !record.ownRect.isEmpty
            else { return nil }
            var ancestor: CALayer? = box.layer
            while let current = ancestor, current !== layer { ancestor = current.superlayer }
            return ancestor == nil ? nil : record.ownRect
        }
    }

    /// Damages the whole area of each backdrop behind which something changed.
    func damageBackdrops() {
        guard !backdrops.isEmpty else { return }
        backdrops.removeAll { $0.layer == nil }
        var rects: [DeviceRect] = backdropRects(inside: root)
        var didChange = true
        while didChange {
            didChange = false
            for rect in rects where damage.intersects(rect) || moves.contains(where: { $0.target.intersects(rect) }) {
                damage.add(rect)
                rects.removeAll { $0 == rect }
                didChange = true
            }
        }
    }

    /// Returns the rectangles in which to draw `damage`. Rectangles that intersect the same backdrop are joined with
    /// it.
    func rectsToDraw(_ damage: DamageRegion) -> [DeviceRect] {
        let backdrops: [DeviceRect] = backdropRects(inside: root)
        guard !backdrops.isEmpty else { return damage.rects }
        var rects: [DeviceRect] = damage.rects
        // A joined rectangle can meet a backdrop that its parts did not meet.
        var didChange = true
        while didChange {
            didChange = false
            for backdrop in backdrops {
                let meeting: [DeviceRect] = rects.filter { $0.intersects(backdrop) }
                guard meeting.count > 1 || meeting.contains(where: { !$0.contains(backdrop) }) else { continue }
                rects.removeAll { $0.intersects(backdrop) }
                rects.append(meeting.reduce(backdrop) { $0.union($1) })
                didChange = true
            }
        }
        return rects
    }

    /// Returns whether `layer` or one of its descendants has a visible backdrop.
    func hasBackdrop(inside layer: CALayer) -> Bool { !backdropRects(inside: layer).isEmpty }
}

extension LayerRecord {
    /// Whether the layer shows the pixels behind it.
    var hasBackdrop: Bool { properties.rareBox?.value.special.backdrop != nil }

    /// Whether the background color is the same for all pixels of the layer, even in its corners.
    fileprivate func coversBounds(isClipped: Bool) -> Bool {
        box != nil && properties.backgroundColor?.tile == nil
            && (isClipped || !properties.hasRoundedCorners)
    }
}

extension LayerPainter {
    /// Draws the blurred content behind the layer, and the background color of the layer over it.
    func paint(
        _ filter: BackdropFilter, _ record: LayerRecord, into target: PixelBuffer, inside clip: DeviceRect,
        isClipped: Bool
    ) {
        let isTinted: Bool = record.coversBounds(isClipped: isClipped)
        paintBackdrop(filter, record, tint: isTinted ? record.backgroundPixel : 0, into: target, inside: clip)
        if !isTinted { paintBackground(record, into: target, inside: clip, isClipped: isClipped) }
    }

    private func paintBackdrop(
        _ filter: BackdropFilter, _ record: LayerRecord, tint: UInt32, into target: PixelBuffer, inside clip: DeviceRect
    ) {
        guard !record.ownRect.isEmpty, record.box != nil else { return }
        let backdrop: Backdrop
        if let known = record.backdrop, known.filter == filter, known.backdrop.area == record.ownRect {
            backdrop = known.backdrop
        } else {
            backdrop = Backdrop(filter, area: record.ownRect, scale: Double(record.transform.a))
            record.backdrop = (filter, backdrop)
        }
        let content: PixelBuffer = visibleContent(of: target, inside: record.ownRect)
        if backdrop.update(from: content, frame: compositor.frame, tint: tint) {
            compositor.statistics.backdropsBlurred += 1
        }
        backdrop.draw(into: target, inside: clip)
    }

    /// Returns the pixels of `target`, with the pixels behind the groups below them. The opacity and the mask of a group
    /// are applied later, so this method ignores them.
    private func visibleContent(of target: PixelBuffer, inside area: DeviceRect) -> PixelBuffer {
        guard let first = behindGroups.first else { return target }
        let result = PixelBuffer(copying: area.intersection(first.area), of: first)
        for buffer in behindGroups.dropFirst() + [target] { result.draw(buffer, inside: result.area) }
        return result
    }

    /// Draws rounded content with a backdrop. The backdrop needs the pixels behind the content, even in the corners, so
    /// this method draws to the target and then restores the pixels outside the rounded corners.
    func paintRoundedBackdrop(
        into target: PixelBuffer, inside inner: DeviceRect, box: RoundedBox, _ paint: () -> Void
    ) {
        let pieces: [DeviceRect] = box.pieces(of: inner).corners
        let saved: [PixelBuffer] = pieces.map { PixelBuffer(copying: $0, of: target) }
        paint()
        for (piece, old) in zip(pieces, saved) {
            compositor.statistics.groupsDrawn += 1
            let group = PixelBuffer(copying: piece, of: target)
            group.multiply(piece, by: box)
            old.copy(to: target)
            target.draw(group, inside: piece)
        }
    }
}

extension PixelBuffer {
    /// Creates a buffer with a copy of a part of another buffer.
    convenience init(copying area: DeviceRect, of other: PixelBuffer) {
        self.init(area: area)
        for y in area.y0..<area.y1 {
            pixel(area.x0, y).update(from: other.pixel(area.x0, y), count: area.width)
        }
    }

    /// Copies the buffer to its position in another buffer.
    func copy(to other: PixelBuffer) {
        for y in area.y0..<area.y1 {
            other.pixel(area.x0, y).update(from: pixel(area.x0, y), count: area.width)
        }
    }
}
