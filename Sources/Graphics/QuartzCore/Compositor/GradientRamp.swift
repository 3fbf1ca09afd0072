import CoreGraphics
import Foundation

/// The precomputed colors of a gradient, and the mapping from pixels to them.
struct GradientRamp {
    private static let count = 1024
    private let pixels: [UInt32]
    private let start: CGPoint
    private let end: CGPoint
    private let type: CAGradientLayerType
    /// The direction in which a conic gradient begins, in radians.
    private let startAngle: Double

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
        var previous: Double = 0
        stops = stops.map { stop in
            let most: Double = .greatestFiniteMagnitude
            // A location that is not a number counts as the previous one.
            if !stop.isNaN { previous = min(max(-most, stop), most) }
            return previous
        }
        start = gradient.startPoint
        end = gradient.endPoint
        type = gradient.type
        startAngle = atan2(Double(end.y - start.y), Double(end.x - start.x))
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
                    if type == .conic {
                        row[x - area.x0] = pixel(atTurn: turn(offset), spread: spread(offset, toUnit), pixels)
                        continue
                    } else if type == .radial {
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

    // MARK: Conic gradients

    /// Returns the angle clockwise from the start to `offset`, from 0 to 1 turn.
    private func turn(_ offset: SIMD2<Double>) -> Double {
        let angle: Double = (atan2(offset.y, offset.x) - startAngle) / (2 * .pi)
        return angle - angle.rounded(.down)
    }

    /// Returns the part of a turn that a pixel at `offset` covers.
    private func spread(_ offset: SIMD2<Double>, _ toUnit: CGAffineTransform) -> Double {
        let right: Double = offset.x * Double(toUnit.b) - offset.y * Double(toUnit.a)
        let down: Double = offset.x * Double(toUnit.d) - offset.y * Double(toUnit.c)
        let distance: Double = (offset * offset).sum()
        guard distance > 0 else { return 1 }
        return min(1, (right * right + down * down).squareRoot() / distance / (2 * .pi))
    }

    /// Returns the color at an angle. A pixel that covers both ends of the gradient mixes their colors.
    private func pixel(atTurn turn: Double, spread: Double, _ pixels: UnsafeBufferPointer<UInt32>) -> UInt32 {
        let last: Int = GradientRamp.count - 1
        let toEnd: Double = turn < 0.5 ? turn : turn - 1
        guard abs(toEnd) < spread / 2 else { return pixels[Int((turn * Double(last)).rounded())] }
        let first = UInt32(((0.5 + toEnd / spread) * 255).rounded())
        return PixelBlending.add(
            PixelBlending.scale(pixels[0], first), PixelBlending.scale(pixels[last], 255 - first))
    }
}
