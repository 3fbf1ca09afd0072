import CoreGraphics
import Foundation

/// The pixels of glass: a mask of the blurred background, and the picture that covers it.
struct GlassPicture {
    /// The mask, which is opaque inside the glass.
    let mask: CGImage
    /// The color, the edges and the shadow.
    let cover: CGImage

    /// Draws glass. The origin of the pictures is the origin of `area`, in points.
    ///
    /// The cost is proportional to the number of pixels near the outline, because squares that are far from it are
    /// filled with one color or skipped.
    init?(_ field: GlassField, _ material: GlassMaterial, area: CGRect, scale: CGFloat) {
        guard let mask = CGContext(topLeftSize: area.size, scale: scale, opaque: false),
            let cover = CGContext(topLeftSize: area.size, scale: scale, opaque: false),
            let maskPixels = mask.data, let coverPixels = cover.data
        else { return nil }
        let painter = GlassPainter(field: field, material: material, area: area, scale: Double(scale))
        let canvas = GlassPainter.Canvas(
            width: mask.width, height: mask.height,
            mask: maskPixels.assumingMemoryBound(to: UInt32.self), maskStride: mask.bytesPerRow / 4,
            cover: coverPixels.assumingMemoryBound(to: UInt32.self), coverStride: cover.bytesPerRow / 4)
        painter.paint(canvas)
        guard let maskImage = mask.makeImage(), let coverImage = cover.makeImage() else { return nil }
        self.mask = maskImage
        self.cover = coverImage
    }
}

/// Computes the pixels of glass from the distances to its outline.
private struct GlassPainter {
    struct Canvas {
        let width: Int
        let height: Int
        let mask: UnsafeMutablePointer<UInt32>
        let maskStride: Int
        let cover: UnsafeMutablePointer<UInt32>
        let coverStride: Int
    }

    let field: GlassField
    let material: GlassMaterial
    let area: CGRect
    let scale: Double

    private static let side = 8

    func paint(_ canvas: Canvas) {
        let side: Int = GlassPainter.side
        let reach: Double = Double(side) * 0.71 / scale
        let usesOneColor: Bool = Set(field.shapes.map { $0.tint }).count <= 1
        for top in stride(from: 0, to: canvas.height, by: side) {
            for left in stride(from: 0, to: canvas.width, by: side) {
                let bottom: Int = min(top + side, canvas.height)
                let right: Int = min(left + side, canvas.width)
                let middle = point(left + side / 2, top + side / 2)
                let distance: Double = field.distance(middle.x, middle.y)
                if distance > GlassMaterial.shadowReach + GlassMaterial.shadowOffset + reach { continue }
                // OPTIMIZATION: inside, all pixels of a square have one color.
                let isInside: Bool = usesOneColor && distance < -GlassMaterial.edgeWidth - 1 / scale - reach
                if distance > reach + 1 / scale {
                    paintShadow(left..<right, top..<bottom, canvas)
                    continue
                }
                let color: UInt32 = isInside ? packed(body(middle.x, middle.y)) : 0
                for y in top..<bottom {
                    for x in left..<right {
                        if isInside {
                            canvas.mask[y * canvas.maskStride + x] = 0xFFFF_FFFF
                            canvas.cover[y * canvas.coverStride + x] = color
                        } else {
                            paint(x, y, canvas)
                        }
                    }
                }
            }
        }
    }

    private func point(_ x: Int, _ y: Int) -> (x: Double, y: Double) {
        (Double(area.minX) + (Double(x) + 0.5) / scale, Double(area.minY) + (Double(y) + 0.5) / scale)
    }

    /// Paints a square outside the outline.
    ///
    /// OPTIMIZATION: the distances are interpolated between the corners of the square.
    private func paintShadow(_ columns: Range<Int>, _ rows: Range<Int>, _ canvas: Canvas) {
        func dropped(_ x: Int, _ y: Int) -> Double {
            let place = point(x, y)
            return field.distance(place.x, place.y - GlassMaterial.shadowOffset)
        }
        let (left, right, top, bottom) = (columns.lowerBound, columns.upperBound, rows.lowerBound, rows.upperBound)
        let corners: [Double] = [
            dropped(left, top), dropped(right, top), dropped(left, bottom), dropped(right, bottom),
        ]
        for y in rows {
            let down: Double = Double(y - top) / Double(bottom - top)
            let first: Double = corners[0] + (corners[2] - corners[0]) * down
            let last: Double = corners[1] + (corners[3] - corners[1]) * down
            let step: Double = (last - first) / Double(right - left)
            for x in columns {
                let distance: Double = max(first + step * Double(x - left), 0)
                let falloff: Double = max(1 - distance / GlassMaterial.shadowReach, 0)
                canvas.cover[y * canvas.coverStride + x] = packed(SIMD4(0, 0, 0, material.shadow * falloff * falloff))
            }
        }
    }

    private func paint(_ x: Int, _ y: Int, _ canvas: Canvas) {
        let place = point(x, y)
        let distance: Double = field.distance(place.x, place.y)
        let coverage: Double = min(max(0.5 - distance * scale, 0), 1)
        var color = SIMD4<Double>()
        if coverage < 1 {
            let dropped: Double = max(field.distance(place.x, place.y - GlassMaterial.shadowOffset), 0)
            let falloff: Double = max(1 - dropped / GlassMaterial.shadowReach, 0)
            color.w = material.shadow * falloff * falloff * (1 - coverage)
        }
        if coverage > 0 {
            let alpha = UInt32((coverage * 255).rounded())
            canvas.mask[y * canvas.maskStride + x] = alpha << 24 | alpha << 16 | alpha << 8 | alpha
            color += lit(body(place.x, place.y), place, distance) * coverage
        }
        canvas.cover[y * canvas.coverStride + x] = packed(color)
    }

    /// Returns the premultiplied color of the glass at a point, without the light on the edges.
    private func body(_ x: Double, _ y: Double) -> SIMD4<Double> {
        let tint: SIMD4<Double> = field.tint(x, y)
        let tintOpacity: Double = tint.w * material.tintOpacity
        let base = SIMD4(material.white, material.white, material.white, 1) * material.opacity
        return SIMD4(tint.x, tint.y, tint.z, 1) * tintOpacity + base * (1 - tintOpacity)
    }

    /// Adds the light on the edges, which comes from the top left and is reflected at the bottom right.
    private func lit(
        _ color: SIMD4<Double>, _ place: (x: Double, y: Double), _ distance: Double
    ) -> SIMD4<Double> {
        let depth: Double = max(-distance, 0)
        guard depth < GlassMaterial.edgeWidth else { return color }
        let step = 0.5
        let across: Double = field.distance(place.x + step, place.y) - field.distance(place.x - step, place.y)
        let down: Double = field.distance(place.x, place.y + step) - field.distance(place.x, place.y - step)
        let length: Double = (across * across + down * down).squareRoot()
        // Where panes merge, the gradient of the field is small: the outline is farther away than `distance` indicates.
        guard length > 0.1, depth < GlassMaterial.edgeWidth * length else { return color }
        // The cosine of the angle between the outline's normal and the light.
        let facing: Double = -(across * 0.5 + down * 0.866) / length
        let fade: Double = 1 - depth / (GlassMaterial.edgeWidth * length)
        let light: Double = material.edge * (0.25 + 0.75 * facing * facing) * fade
        return SIMD4(repeating: light) + color * (1 - light)
    }

    private func packed(_ color: SIMD4<Double>) -> UInt32 {
        func channel(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        return channel(color.w) << 24 | channel(color.x) << 16 | channel(color.y) << 8 | channel(color.z)
    }
}
