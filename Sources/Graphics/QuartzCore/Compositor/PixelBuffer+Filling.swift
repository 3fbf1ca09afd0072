import CoreGraphics
import Foundation

extension PixelBuffer {
    /// Clears the pixels of `rect`.
    func clear(_ rect: DeviceRect) {
        let rect = rect.intersection(area)
        guard !rect.isEmpty else { return }
        for y in rect.y0..<rect.y1 { memset(pixel(rect.x0, y), 0, rect.width * 4) }
    }

    /// Draws `color` over `rect`.
    func fill(_ rect: DeviceRect, _ color: UInt32) {
        let rect = rect.intersection(area)
        guard !rect.isEmpty else { return }
        for y in rect.y0..<rect.y1 { PixelBlending.over(color, to: pixel(rect.x0, y), count: rect.width) }
    }

    /// Draws `color` over a rectangle whose edges may lie between pixels.
    func fill(_ rect: CGRect, inside clip: DeviceRect, _ color: UInt32) {
        let whole = DeviceRect(around: rect)
        let inner = DeviceRect(inside: rect)
        let visible = whole.intersection(clip).intersection(area)
        guard !visible.isEmpty else { return }
        if whole == inner { return fill(visible, color) }
        // The coverage of a pixel is the product of its horizontal and vertical overlap.
        for y in visible.y0..<visible.y1 {
            let vertical = PixelBuffer.overlap(y, Double(rect.minY), Double(rect.maxY))
            let left = min(max(inner.x0, visible.x0), visible.x1)
            let right = max(left, min(inner.x1, visible.x1))
            let part = UInt32((vertical * 255).rounded())
            let middle = PixelBlending.scale(color, part)
            PixelBlending.over(middle, to: pixel(left, y), count: right - left)
            for x in visible.x0..<left { cover(x, y, rect, vertical, color) }
            for x in right..<visible.x1 { cover(x, y, rect, vertical, color) }
        }
    }

    /// Draws `color` over a pixel on the left or right edge of a rectangle.
    private func cover(_ x: Int, _ y: Int, _ rect: CGRect, _ vertical: Double, _ color: UInt32) {
        let coverage: Double = vertical * PixelBuffer.overlap(x, Double(rect.minX), Double(rect.maxX))
        let part = UInt32((coverage * 255).rounded())
        let address = pixel(x, y)
        address.pointee = PixelBlending.over(PixelBlending.scale(color, part), address.pointee)
    }

    /// Returns the part of the pixel at `position` that is between `low` and `high`.
    private static func overlap(_ position: Int, _ low: Double, _ high: Double) -> Double {
        max(0, min(Double(position + 1), high) - max(Double(position), low))
    }

    /// Draws the pixels of another buffer in `rect` over this one.
    ///
    /// - Parameters:
    ///   - offset: The offset of the source to the right and down, in pixels.
    ///   - isOpaque: Whether all pixels of the source are opaque, so that they can be copied if `alpha` is 1.
    func draw(
        _ source: PixelBuffer, inside rect: DeviceRect, offset: (x: Int, y: Int) = (0, 0), alpha: Float = 1,
        isOpaque: Bool = false
    ) {
        let shown = source.area.offsetBy(x: offset.x, y: offset.y)
        let rect = rect.intersection(area).intersection(shown)
        guard !rect.isEmpty else { return }
        let opacity = UInt32((min(max(0, alpha), 1) * 255).rounded())
        for y in rect.y0..<rect.y1 {
            let from = UnsafePointer(source.pixel(rect.x0 - offset.x, y - offset.y))
            let into = pixel(rect.x0, y)
            if isOpaque && opacity == 255 {
                memcpy(into, from, rect.width * 4)
            } else if opacity == 255 {
                PixelBlending.over(from, to: into, count: rect.width)
            } else {
                PixelBlending.over(from, alpha: opacity, to: into, count: rect.width)
            }
        }
    }

    /// Adds the pixels of another buffer in `rect`, multiplied by `alpha`, to this one. Clamps each channel to 255.
    func add(_ source: PixelBuffer, inside rect: DeviceRect, alpha: Float) {
        let rect = rect.intersection(area).intersection(source.area)
        guard !rect.isEmpty else { return }
        let opacity = UInt32((min(max(0, alpha), 1) * 255).rounded())
        for y in rect.y0..<rect.y1 {
            let from = source.pixel(rect.x0, y)
            let into = pixel(rect.x0, y)
            for index in 0..<rect.width where from[index] != 0 {
                into[index] = PixelBlending.add(PixelBlending.scale(from[index], opacity), into[index])
            }
        }
    }

    /// Blends the pixels of another buffer in `rect`, multiplied by `alpha`, with those of this one.
    func blend(_ source: PixelBuffer, _ mode: CGBlendMode, inside rect: DeviceRect, alpha: Float) {
        guard let picture = source.context else { return }
        draw(inside: rect.intersection(source.area)) { context in
            context.setBlendMode(mode)
            context.setAlpha(CGFloat(alpha))
            context.drawUpright(picture, in: source.area.cgRect, filter: .nearest)
        }
    }

    /// Replaces the pixels with those of another buffer where `mask` is opaque, and mixes them where it is translucent.
    /// The mask has the area of the other buffer.
    func mix(_ source: PixelBuffer, byAlphaOf mask: PixelBuffer) {
        let rect = area.intersection(source.area)
        for y in rect.y0..<rect.y1 {
            let (from, coverage, into) = (source.pixel(rect.x0, y), mask.pixel(rect.x0, y), pixel(rect.x0, y))
            for index in 0..<rect.width {
                let part: UInt32 = coverage[index] >> 24
                into[index] = PixelBlending.scale(from[index], part) &+ PixelBlending.scale(into[index], 255 &- part)
            }
        }
    }

    /// Multiplies this buffer by the alpha of `mask`. Clears the pixels outside the mask.
    func multiply(byAlphaOf mask: PixelBuffer) {
        for y in area.y0..<area.y1 {
            guard y >= mask.area.y0, y < mask.area.y1 else {
                memset(pixel(area.x0, y), 0, area.width * 4)
                continue
            }
            let inside: DeviceRect = DeviceRect(area.x0, y, area.x1, y + 1).intersection(mask.area)
            let left: Int = inside.isEmpty ? area.x1 : inside.x0
            let right: Int = inside.isEmpty ? area.x1 : inside.x1
            memset(pixel(area.x0, y), 0, (left - area.x0) * 4)
            if right > left {
                PixelBlending.multiply(
                    pixel(left, y), byAlphaOf: UnsafePointer(mask.pixel(left, y)), count: right - left)
            }
            memset(pixel(area.x0, y) + (right - area.x0), 0, (area.x1 - right) * 4)
        }
    }
}
