import CCairo
import ProgramDiagnostics

/// A pixel, with color components that are multiplied by its alpha.
package struct Pixel: Hashable, Sendable, CustomStringConvertible {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package var description: String {
        "(\(red) \(green) \(blue) \(alpha))"
    }

    /// Returns the largest difference between corresponding components.
    package func distance(to other: Pixel) -> Int {
        let colors: Int = max(abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)))
        return max(colors, abs(Int(blue) - Int(other.blue)), abs(Int(alpha) - Int(other.alpha)))
    }
}

extension CGImage {
    /// Returns the pixel in column `x` of row `y`, with the origin at the top left. Image masks have only alpha.
    package func pixel(x: Int, y: Int) -> Pixel {
        stopProgram(
            unless: x >= 0 && y >= 0 && x < width && y < height,
            "The pixel (\(x), \(y)) is outside the image of \(width)×\(height) pixels.")
        let address = memory.bytes + offset + y * rowBytes + x * format.bytesPerPixel
        let bytes = address.assumingMemoryBound(to: UInt8.self)
        switch format {
        case .color: return Pixel(red: bytes[2], green: bytes[1], blue: bytes[0], alpha: bytes[3])
        case .opaque: return Pixel(red: bytes[2], green: bytes[1], blue: bytes[0])
        case .alpha: return Pixel(red: 0, green: 0, blue: 0, alpha: bytes[0])
        }
    }

    /// Returns the number of pixels that differ by more than `tolerance` in a component, or nil if the sizes differ.
    package func differingPixels(from other: CGImage, tolerance: Int = 0) -> Int? {
        guard width == other.width, height == other.height else { return nil }
        let haveEqualLayouts: Bool = format == other.format && format != .opaque
        var count = 0
        for y in 0..<height {
            if haveEqualLayouts {
                let row = memory.bytes + offset + y * rowBytes
                let otherRow = other.memory.bytes + other.offset + y * other.rowBytes
                if memcmp(row, otherRow, width * format.bytesPerPixel) == 0 { continue }
            }
            for x in 0..<width where pixel(x: x, y: y).distance(to: other.pixel(x: x, y: y)) > tolerance {
                count += 1
            }
        }
        return count
    }

    /// Calls `body` with a Cairo surface for the pixels, or for the pixels inside `part`, whose origin is the top left.
    ///
    /// Each call creates a new surface, because images can be shared between threads and Cairo's surfaces cannot.
    func withSurface<R>(_ part: PixelRect? = nil, _ body: (OpaquePointer) throws -> R) rethrows -> R {
        let area = part ?? PixelRect(x: 0, y: 0, width: width, height: height)
        let start = memory.bytes + offset + area.y * rowBytes + area.x * format.bytesPerPixel
        let surface = cairo_image_surface_create_for_data(
            start.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(area.width), Int32(area.height),
            Int32(rowBytes))!
        defer {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        return try body(surface)
    }
}
