import CoreGraphics

extension PixelBuffer {
    /// Draws another buffer over this one, in perspective. The part behind the eye is not drawn.
    ///
    /// - Parameters:
    ///   - transform: The transform from the positions of the source to those of this buffer.
    ///   - clip: The part of this buffer that may change.
    func draw(_ source: PixelBuffer, through transform: PlaneTransform, inside clip: DeviceRect) {
        let clip = clip.intersection(area)
        guard !clip.isEmpty, !source.area.isEmpty, let inverse = transform.inverted else { return }
        for y in clip.y0..<clip.y1 {
            let row = pixel(clip.x0, y)
            // The center of the pixel.
            let down: CGFloat = CGFloat(y) + 0.5
            for x in clip.x0..<clip.x1 {
                let across: CGFloat = CGFloat(x) + 0.5
                // The divisor is negative behind the eye.
                let divisor: CGFloat = across * inverse.p + down * inverse.q + inverse.w
                guard divisor > 0 else { continue }
                let place = (
                    x: (across * inverse.a + down * inverse.c + inverse.tx) / divisor,
                    y: (across * inverse.b + down * inverse.d + inverse.ty) / divisor
                )
                let color: UInt32 = source.interpolated(x: Double(place.x) - 0.5, y: Double(place.y) - 0.5)
                if color != 0 { row[x - clip.x0] = PixelBlending.over(color, row[x - clip.x0]) }
            }
        }
    }

    /// Returns the color between the centers of four pixels. Pixels outside the buffer are clear.
    @inline(__always)
    private func interpolated(x: Double, y: Double) -> UInt32 {
        guard x > Double(area.x0) - 1, x < Double(area.x1), y > Double(area.y0) - 1, y < Double(area.y1) else {
            return 0
        }
        let (left, top): (Double, Double) = (x.rounded(.down), y.rounded(.down))
        let (column, line) = (Int(left), Int(top))
        let (right, below) = (UInt32((x - left) * 256), UInt32((y - top) * 256))
        func color(_ x: Int, _ y: Int) -> UInt32 { area.contains(x: x, y: y) ? pixel(x, y).pointee : 0 }
        return PixelBlending.mix(
            PixelBlending.mix(color(column, line), color(column + 1, line), right),
            PixelBlending.mix(color(column, line + 1), color(column + 1, line + 1), right), below)
    }
}
