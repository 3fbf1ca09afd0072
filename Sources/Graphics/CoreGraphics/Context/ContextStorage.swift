import CCairo

/// The bitmap of a context: Cairo's surface, and the caller's memory if its layout differs.
final class ContextStorage {
    let surface: OpaquePointer
    let memory: PixelMemory
    let format: PixelFormat
    let width: Int
    let height: Int
    let rowBytes: Int
    /// Whether red and blue are swapped in memory. Every color is then swapped before it is drawn.
    let isSwapped: Bool
    /// The caller's memory, if Cairo cannot draw into it.
    let converted: Converted?
    /// The PDF document in place of a bitmap, or nil.
    let document: PDFDocument?

    struct Converted {
        var memory: PixelMemory
        /// Nil if pixels contain only alpha.
        var layout: BitmapLayout?
        var rowBytes: Int

        var bytesPerPixel: Int { layout?.bytesPerPixel ?? 1 }
    }

    init?(
        memory: PixelMemory, format: PixelFormat, width: Int, height: Int, rowBytes: Int, isSwapped: Bool = false,
        converted: Converted? = nil
    ) {
        let surface = cairo_image_surface_create_for_data(
            memory.bytes.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height),
            Int32(rowBytes))
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        self.surface = surface
        self.memory = memory
        self.format = format
        self.width = width
        self.height = height
        self.rowBytes = rowBytes
        self.isSwapped = isSwapped
        self.converted = converted
        document = nil
    }

    /// Creates zeroed memory, or returns nil if the size rounds up to zero pixels, or to more than 32767 in a dimension.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point.
    convenience init?(size: CGSize, scale: CGFloat, format: PixelFormat) {
        let across: Double = (size.width.native * scale.native - 1e-6).rounded(.up)
        let down: Double = (size.height.native * scale.native - 1e-6).rounded(.up)
        guard across >= 1, down >= 1, across <= 32767, down <= 32767 else { return nil }
        let rowBytes = format.bytesPerRow(width: Int(across))
        guard let memory = PixelMemory(count: rowBytes * Int(down)) else { return nil }
        self.init(memory: memory, format: format, width: Int(across), height: Int(down), rowBytes: rowBytes)
    }

    /// Creates the storage of a document, which has no pixels. Its size is the size of the document in points.
    init?(document: PDFDocument) {
        guard let memory = PixelMemory(count: 4) else { return nil }
        surface = cairo_surface_reference(document.surface)
        self.memory = memory
        format = .color
        width = Int(document.area.width.rounded(.up))
        height = Int(document.area.height.rounded(.up))
        rowBytes = 4
        isSwapped = false
        converted = nil
        self.document = document
    }

    deinit {
        if document == nil { cairo_surface_finish(surface) }
        cairo_surface_destroy(surface)
    }

    /// Copies the pixels to the caller's memory if its layout differs.
    func writeBack() {
        guard let converted else { return }
        cairo_surface_flush(surface)
        forEachRow(of: converted) { own, callers in
            if let layout = converted.layout {
                layout.encode(own, to: callers, width: width)
            } else {
                callers.update(from: own, count: width)
            }
        }
    }

    /// Copies the pixels from the caller's memory if its layout differs.
    func readMemory() {
        guard let converted else { return }
        cairo_surface_flush(surface)
        forEachRow(of: converted) { own, callers in
            if let layout = converted.layout {
                layout.decode(callers, to: own, width: width)
            } else {
                own.update(from: callers, count: width)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Calls `body` with the addresses of each row in the memory for Cairo and in the caller's memory.
    private func forEachRow(
        of converted: Converted, _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        for row in 0..<height {
            body(
                (memory.bytes + row * rowBytes).assumingMemoryBound(to: UInt8.self),
                (converted.memory.bytes + row * converted.rowBytes).assumingMemoryBound(to: UInt8.self))
        }
    }
}

/// Exchanges red and blue.
enum ChannelSwapper {
    static func swap(_ source: UnsafeRawPointer, into target: UnsafeMutableRawPointer, width: Int) {
        let from = source.assumingMemoryBound(to: UInt32.self)
        let into = target.assumingMemoryBound(to: UInt32.self)
        for column in 0..<width {
            let value = from[column]
            let outer: UInt32 = value & 0x00FF_00FF
            into[column] = (value & 0xFF00_FF00) | (outer << 16) | (outer >> 16)
        }
    }
}
