import CoreGraphics
import Foundation

/// The precomputed colors of a gradient, and the mapping from pixels to them.
struct GradientRamp {
    private static let count = 1024
    private let pixels: [UInt32]
    private let start: CGPoint
    private let end: CGPoint
    private let isRadial: Bool

    /// Returns nil if the gradient has no colors.
    init?(_ gradient: GradientProperties) {
        guard !gradient.colors.isEmpty else { return nil }
        let colors: [SIMD4<Double>] = gradient.colors.map { color in
            let drawing = color.drawing
            var multiplied: SIMD4<Double> = drawing * drawing.w
            multiplied.w = drawing.w
            return multiplied
        }
        var stops = gradient.locations
        if stops.count != colors.count {
            let last = Double(max(1, colors.count - 1))
            stops = colors.indices.map { Double($0) / last }
        }
        start = gradient.startPoint
        end = gradient.endPoint
        isRadial = gradient.type == .radial
        var pixels: [UInt32] = []
        pixels.reserveCapacity(GradientRamp.count)
        var next = 0
        for index in 0..<GradientRamp.count {
            let place: Double = Double(index) / Double(GradientRamp.count - 1)
            while next < stops.count && stops[next] <= place { next += 1 }
            let color: SIMD4<Double>
            if next == 0 {
                color = colors[0]
            } else if next == stops.count {
                color = colors[next - 1]
            } else {
                let part: Double = (place - stops[next - 1]) / (stops[next] - stops[next - 1])
                color = colors[next - 1] + (colors[next] - colors[next - 1]) * part
            }
            pixels.append(GradientRamp.pixel(color))
        }
        self.pixels = pixels
    }

    private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
        let scaled: SIMD4<Double> = (color * 255).rounded(.toNearestOrAwayFromZero)
        let blueGreen: UInt32 = UInt32(scaled.z) | UInt32(scaled.y) << 8
        return blueGreen | UInt32(scaled.x) << 16 | UInt32(scaled.w) << 24
    }

    /// Fills the whole buffer. `toUnit` maps screen pixels, counted from `origin`, to the unit square of the bounds.
    func fill(_ buffer: PixelBuffer, toUnit: CGAffineTransform, origin: (x: Int, y: Int)) {
        let last = Double(GradientRamp.count - 1)
        let across = SIMD2<Double>(Double(end.x - start.x), Double(end.y - start.y))
        let length: Double = (across * across).sum()
        let area = buffer.area
        pixels.withUnsafeBufferPointer { pixels in
            for y in area.y0..<area.y1 {
                let row = buffer.pixel(area.x0, y)
                for x in area.x0..<area.x1 {
                    let point = CGPoint(x: CGFloat(x - origin.x) + 0.5, y: CGFloat(y - origin.y) + 0.5)
                        .applying(toUnit)
                    let offset = SIMD2<Double>(Double(point.x - start.x), Double(point.y - start.y))
                    let place: Double
                    if isRadial {
                        let relative = SIMD2<Double>(offset.x / abs(across.x), offset.y / abs(across.y))
                        place = (relative * relative).sum().squareRoot()
                    } else {
                        place = length > 0 ? (offset * across).sum() / length : 1
                    }
                    let index: Double = place.isFinite ? min(max(0, place), 1) * last : last
                    row[x - area.x0] = pixels[Int(index.rounded())]
                }
            }
        }
    }
}
