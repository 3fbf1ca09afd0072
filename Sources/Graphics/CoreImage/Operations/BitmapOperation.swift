/// Supplies the pixels of a bitmap, whose bottom left is the origin.
struct BitmapOperation: ImageOperation {
    let image: CGImage

    var inputs: [ImageNode] { [] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let buffer = PixelBuffer(area)
        let space: WorkingSpace = renderer.space
        image.withMemory { memory, rowBytes in
            for y in area.y..<area.top {
                let line: UnsafeRawPointer = memory + (image.height - 1 - y) * rowBytes
                let row: UnsafeMutablePointer<PixelValue> = buffer.row(y)
                let bytes: UnsafePointer<UInt8> = line.assumingMemoryBound(to: UInt8.self)
                switch image.format {
                case .alpha: Self.readAlpha(bytes + area.x, into: row, count: area.width)
                case .opaque: Self.readColors(bytes + area.x * 4, into: row, count: area.width, space, isOpaque: true)
                case .color: Self.readColors(bytes + area.x * 4, into: row, count: area.width, space, isOpaque: false)
                }
            }
        }
        return buffer
    }

    private static func readAlpha(
        _ bytes: UnsafePointer<UInt8>, into row: UnsafeMutablePointer<PixelValue>, count: Int
    ) {
        for x in 0..<count { row[x] = PixelValue(0, 0, 0, Float(bytes[x]) / 255) }
    }

    /// Reads blue, green, red and alpha. The colors are premultiplied as they are stored, and the result is
    /// premultiplied in the working space.
    private static func readColors(
        _ bytes: UnsafePointer<UInt8>, into row: UnsafeMutablePointer<PixelValue>, count: Int, _ space: WorkingSpace,
        isOpaque: Bool
    ) {
        var from: UnsafePointer<UInt8> = bytes
        for x in 0..<count {
            let alpha: UInt8 = isOpaque ? 255 : from[3]
            let pixel = PixelValue(Float(from[2]), Float(from[1]), Float(from[0]), Float(alpha)) / 255
            from += 4
            row[x] = alpha == 0 ? PixelValue(repeating: 0) : space.fromSRGB(pixel.straight).premultiplied
        }
    }
}
