extension ContextStorage {
    /// Creates storage for the layout that the parameters of `CGContext` describe, or returns nil if the layout is not
    /// supported.
    convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, info: CGBitmapInfo
    ) {
        let layout: BitmapLayout?
        if info.alphaInfo == .alphaOnly {
            guard bitsPerComponent == 8 else { return nil }
            layout = nil
        } else {
            guard let space, let alphaInfo = info.alphaInfo, alphaInfo != .first, alphaInfo != .last else {
                return nil
            }
            let isGray: Bool = space.model == .monochrome
            if isGray, alphaInfo != .none { return nil }
            let described = BitmapLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerComponent * (isGray ? 1 : 4),
                model: space.model, info: info)
            guard let described else { return nil }
            layout = described
        }
        let pixelBytes: Int = layout?.bytesPerPixel ?? 1
        // `BitmapSize` rejects every width for which this multiplication overflows.
        let least: Int = width &* pixelBytes
        let given: Int = bytesPerRow == 0 && data == nil ? (least &+ 3) & ~3 : bytesPerRow
        guard let size = BitmapSize(width: width, height: height, bytesPerRow: given, pixelBytes) else { return nil }

        let own: PixelMemory
        if let data {
            own = PixelMemory(borrowing: data, count: size.byteCount, owner: nil)
        } else {
            guard let memory = PixelMemory(count: given * height) else { return nil }
            own = memory
        }
        let isAligned: Bool = given % 4 == 0 && UInt(bitPattern: own.bytes) % 4 == 0
        let format: PixelFormat = layout == nil ? .alpha : (layout?.alpha == nil ? .opaque : .color)
        let swapped: Bool = layout == .swapped || layout == .swappedOpaque
        if isAligned, layout == nil || layout == .color || layout == .opaque || swapped {
            self.init(
                memory: own, format: format, width: width, height: height, rowBytes: given, isSwapped: swapped)
            return
        }
        // Cairo cannot draw into this layout, so it gets separate memory.
        let rowBytes = format.bytesPerRow(width: width)
        guard let memory = PixelMemory(count: rowBytes * height) else { return nil }
        self.init(
            memory: memory, format: format, width: width, height: height, rowBytes: rowBytes,
            converted: Converted(memory: own, layout: layout, rowBytes: given))
    }
}
