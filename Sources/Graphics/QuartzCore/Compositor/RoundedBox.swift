import CoreGraphics
import Foundation

/// A rectangle of whole pixels with rounded corners, and its coverage of each pixel.
struct RoundedBox {
    let rect: DeviceRect
    let corners: CACornerMask
    let mask: CornerMask

    /// Creates a box with a corner radius of `radius` pixels.
    init(_ rect: DeviceRect, radius: Double, curve: CALayerCornerCurve, corners: CACornerMask) {
        self.rect = rect
        self.corners = corners
        let side = Double(min(rect.width, rect.height))
        mask = CornerMask.of(CornerShape(radius: radius, side: side, curve: curve))
    }

    /// Creates a box with an existing corner mask.
    init(_ rect: DeviceRect, corners: CACornerMask, mask: CornerMask) {
        self.rect = rect
        self.corners = corners
        self.mask = mask
    }

    /// The squares that contain the rounded corners.
    var cornerRects: [DeviceRect] {
        let size = mask.size
        var rects: [DeviceRect] = []
        if corners.contains(.layerMinXMinYCorner) {
            rects.append(DeviceRect(rect.x0, rect.y0, rect.x0 + size, rect.y0 + size))
        }
        if corners.contains(.layerMaxXMinYCorner) {
            rects.append(DeviceRect(rect.x1 - size, rect.y0, rect.x1, rect.y0 + size))
        }
        if corners.contains(.layerMinXMaxYCorner) {
            rects.append(DeviceRect(rect.x0, rect.y1 - size, rect.x0 + size, rect.y1))
        }
        if corners.contains(.layerMaxXMaxYCorner) {
            rects.append(DeviceRect(rect.x1 - size, rect.y1 - size, rect.x1, rect.y1))
        }
        return rects
    }

    /// Divides `area` into disjoint rectangles: those in the squares of the rounded corners, and the rest. The squares
    /// themselves overlap by a pixel if the radius is half of an odd number of pixels.
    func pieces(of area: DeviceRect) -> (corners: [DeviceRect], rest: [DeviceRect]) {
        var corners: [DeviceRect] = []
        var rest: [DeviceRect] = area.isEmpty ? [] : [area]
        for corner in cornerRects {
            var outside: [DeviceRect] = []
            for part in rest {
                let piece = part.intersection(corner)
                if !piece.isEmpty { corners.append(piece) }
                part.subtracting(corner) { outside.append($0) }
            }
            rest = outside
        }
        return (corners, rest)
    }

    /// Calls `body` for runs of pixels in row `y` between `x0` and `x1`. The arguments are the first column, the number
    /// of pixels, and the coverage of each pixel, or nil for full coverage.
    @inline(__always)
    func forEachRun(y: Int, x0: Int, x1: Int, _ body: (Int, Int, UnsafePointer<UInt8>?) -> Void) {
        let size = mask.size
        let isTop: Bool = y < rect.y0 + size
        let isBottom: Bool = y >= rect.y1 - size
        guard isTop || isBottom else {
            if x1 > x0 { body(x0, x1 - x0, nil) }
            return
        }
        let row: Int = isTop ? y - rect.y0 : rect.y1 - 1 - y
        let leftCorner: CACornerMask = isTop ? .layerMinXMinYCorner : .layerMinXMaxYCorner
        let rightCorner: CACornerMask = isTop ? .layerMaxXMinYCorner : .layerMaxXMaxYCorner
        var left = x0
        var right = x1
        if corners.contains(leftCorner) {
            let end: Int = min(x1, rect.x0 + size)
            if end > left {
                body(left, end - left, UnsafePointer(mask.coverage + row * size + (left - rect.x0)))
                left = end
            }
        }
        if corners.contains(rightCorner) {
            let start: Int = max(left, rect.x1 - size)
            if right > start {
                body(start, right - start, UnsafePointer(mask.mirrored + row * size + (start - (rect.x1 - size))))
                right = start
            }
        }
        if right > left { body(left, right - left, nil) }
    }
}

extension PixelBuffer {
    /// Draws `color` over a rounded box.
    func fill(_ box: RoundedBox, inside clip: DeviceRect, _ color: UInt32) {
        let visible = box.rect.intersection(clip).intersection(area)
        guard !visible.isEmpty else { return }
        for y in visible.y0..<visible.y1 {
            box.forEachRun(y: y, x0: visible.x0, x1: visible.x1) { x, count, coverage in
                if let coverage {
                    PixelBlending.over(color, through: coverage, to: pixel(x, y), count: count)
                } else {
                    PixelBlending.over(color, to: pixel(x, y), count: count)
                }
            }
        }
    }

    /// Multiplies `rect` by the coverage of a rounded box that contains it.
    func multiply(_ rect: DeviceRect, by box: RoundedBox) {
        let visible = rect.intersection(area).intersection(box.rect)
        guard !visible.isEmpty else { return }
        for y in visible.y0..<visible.y1 {
            box.forEachRun(y: y, x0: visible.x0, x1: visible.x1) { x, count, coverage in
                if let coverage { PixelBlending.multiply(pixel(x, y), by: coverage, count: count) }
            }
        }
    }

    /// Draws `color` over the border between `outer` and `inner`.
    func stroke(_ outer: RoundedBox, inner: RoundedBox?, inside clip: DeviceRect, _ color: UInt32) {
        let visible: DeviceRect = outer.rect.intersection(clip).intersection(area)
        guard !visible.isEmpty else { return }
        guard let inner, !inner.rect.isEmpty else { return fill(outer, inside: clip, color) }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: visible.width) { line in
            let parts: UnsafeMutablePointer<UInt8> = line.baseAddress!
            for y in visible.y0..<visible.y1 {
                let isBesideMiddle: Bool =
                    y >= max(outer.rect.y0 + outer.mask.size, inner.rect.y0 + inner.mask.size)
                    && y < min(outer.rect.y1 - outer.mask.size, inner.rect.y1 - inner.mask.size)
                if isBesideMiddle {
                    fill(DeviceRect(visible.x0, y, min(inner.rect.x0, visible.x1), y + 1), color)
                    fill(DeviceRect(max(inner.rect.x1, visible.x0), y, visible.x1, y + 1), color)
                    continue
                }
                outer.forEachRun(y: y, x0: visible.x0, x1: visible.x1) { x, count, coverage in
                    let start: UnsafeMutablePointer<UInt8> = parts + (x - visible.x0)
                    if let coverage { start.update(from: coverage, count: count) } else { memset(start, 255, count) }
                }
                if y >= inner.rect.y0 && y < inner.rect.y1 {
                    let x0: Int = max(inner.rect.x0, visible.x0)
                    let x1: Int = min(inner.rect.x1, visible.x1)
                    inner.forEachRun(y: y, x0: x0, x1: x1) { x, count, coverage in
                        for index in 0..<count {
                            let place: Int = x - visible.x0 + index
                            let part: UInt8 = coverage.map { $0[index] } ?? 255
                            parts[place] = parts[place] > part ? parts[place] - part : 0
                        }
                    }
                }
                PixelBlending.over(color, through: UnsafePointer(parts), to: pixel(visible.x0, y), count: visible.width)
            }
        }
    }
}
