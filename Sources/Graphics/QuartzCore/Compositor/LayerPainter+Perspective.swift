import CoreGraphics

extension LayerPainter {
    /// The maximum number of pixels of content that is drawn upright.
    private static let limit: CGFloat = 4_194_304

    /// Draws the content of a layer with perspective: upright into a buffer, and from there to the target.
    func paintInPerspective(
        _ layer: CALayer, _ record: LayerRecord, into target: PixelBuffer, inside clip: DeviceRect, isClipped: Bool
    ) {
        guard hasPicture(layer, record) else { return }
        let values = record.properties
        var frame: CGRect = values.bounds
        if let overflow = compositor.overflow(of: layer, record) { frame = frame.union(overflow) }
        guard let toUpright = uprightTransform(of: frame, record), let toLayer = toUpright.inverted else { return }
        let area = DeviceRect(around: toUpright.apply(frame))
        let upright = LayerRecord(compositor: compositor, properties: values)
        upright.needsGroup = record.needsGroup
        compositor.place(layer, upright, values: values, transform: toUpright, clip: area)
        upright.cache = record.cache
        let picture = PixelBuffer(area: area)
        paintSpecial(upright, into: picture, inside: area, isClipped: isClipped)
        paintContents(layer, upright, into: picture, inside: upright.innerClip)
        record.cache = upright.cache
        let visible: DeviceRect = clip.intersection(record.innerClip)
        target.draw(picture, through: toLayer.concatenating(record.transform), inside: visible)
    }

    /// Returns whether the layer paints more than a background, a border and a shadow.
    private func hasPicture(_ layer: CALayer, _ record: LayerRecord) -> Bool {
        let values = record.properties
        if let rare = values.rareBox?.value {
            if rare.fadingImage != nil { return true }
            switch rare.special {
            case .shape, .gradient: return true
            case .none, .space, .replicator, .backdrop: break
            }
        }
        return values.image != nil || compositor.hasDrawnContents(layer)
    }

    /// Returns the transform from the layer's coordinates to pixels that are about as small as the visible ones, with
    /// the origin of `frame` at the first pixel. Returns nil if the frame is empty.
    private func uprightTransform(of frame: CGRect, _ record: LayerRecord) -> PlaneTransform? {
        guard frame.width > 0, frame.height > 0 else { return nil }
        let corners: [CGPoint] = record.transform.corners(of: frame)
        func length(_ start: Int, _ end: Int) -> CGFloat {
            let (x, y): (CGFloat, CGFloat) = (corners[end].x - corners[start].x, corners[end].y - corners[start].y)
            return (x * x + y * y).squareRoot()
        }
        // OPTIMIZATION: rounded scales, so that a scaled image can be used again while the layer turns.
        func rounded(_ scale: CGFloat) -> CGFloat { max((scale * 4).rounded(.up), 1) / 4 }
        var across: CGFloat = rounded(max(length(0, 1), length(3, 2)) / frame.width)
        var down: CGFloat = rounded(max(length(0, 3), length(1, 2)) / frame.height)
        let excess: CGFloat = across * frame.width * down * frame.height / Self.limit
        if excess > 1 {
            across /= excess.squareRoot()
            down /= excess.squareRoot()
        }
        return PlaneTransform(
            CGAffineTransform(
                a: across, b: 0, c: 0, d: down, tx: -frame.minX * across, ty: -frame.minY * down))
    }
}
