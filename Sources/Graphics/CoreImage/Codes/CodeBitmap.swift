/// Draws codes with one pixel for each module, black on white.
enum CodeBitmap {
    /// Returns a picture with the modules and a white margin.
    ///
    /// - Parameters:
    ///   - modules: Whether modules are dark, in rows from the top.
    ///   - rows: The number of rows, all of which contain the modules if there is only one row of them.
    static func image(_ modules: [Bool], width: Int, rows: Int, marginX: Int, marginY: Int) -> CIImage? {
        let (across, down) = (width + 2 * marginX, rows + 2 * marginY)
        guard width > 0, rows > 0, across <= 32767, down <= 32767 else { return nil }
        var bytes = [UInt8](repeating: 255, count: across * down)
        let isRepeated: Bool = modules.count == width
        for y in 0..<rows {
            let start: Int = isRepeated ? 0 : y * width
            for x in 0..<width where modules[start + x] { bytes[(y + marginY) * across + x + marginX] = 0 }
        }
        guard let provider = CGDataProvider(data: Data(bytes) as CFData),
            let bitmap = CGImage(
                width: across, height: down, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: across,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent)
        else { return nil }
        // As on Apple platforms, the modules are sharp when the image is enlarged.
        return CIImage(cgImage: bitmap, options: [.nearestSampling: true])
    }
}
