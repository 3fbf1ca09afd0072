import CCairo

/// A bitmap or a PDF document to draw into, with the graphics state.
///
/// A context that is created with the public initializer has its origin at the bottom left, with y pointing up and one
/// unit per pixel. The contexts of UIKit have their origin at the top left, with y pointing down and one unit per
/// point.
///
/// Use a context from one thread at a time.
public final class CGContext {
    let storage: ContextStorage
    /// The Cairo context of the bitmap, or of the innermost transparency layer.
    var cairo: OpaquePointer
    /// The transform from base space, in which y points up from the bottom, to Cairo's pixels.
    private(set) var deviceFlip: CGAffineTransform
    /// The number of pixels per unit of base space, in which shadows are measured.
    package let scale: CGFloat
    /// Whether the context's origin is at the top left.
    package let isTopLeft: Bool

    var state = GraphicsState()
    private var stack: [GraphicsState] = []
    /// The open transparency layers, each with the state in which it began.
    var layers: [TransparencyLayer] = []
    /// Whether red and blue are currently swapped in all drawing.
    var swapsRedAndBlue: Bool
    var allowsAntialiasing = true
    /// The transform from the space of glyphs to user space. Glyphs are upright if y points up. The default is the
    /// identity.
    ///
    /// The matrix is not part of the graphics state.
    public var textMatrix: CGAffineTransform = .identity
    /// Whether each operation must read and update the caller's memory, because the caller has access to it. If the
    /// layout of the caller's pixels is converted, Cairo draws into separate memory.
    private var updatesMemory: Bool

    init(storage: ContextStorage, isTopLeft: Bool, scale: CGFloat, updatesMemory: Bool) {
        self.storage = storage
        self.isTopLeft = isTopLeft
        self.scale = scale
        self.updatesMemory = updatesMemory
        swapsRedAndBlue = storage.isSwapped
        cairo = cairo_create(storage.surface)
        deviceFlip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(storage.height))
        if isTopLeft {
            cairo_scale(cairo, scale.native, scale.native)
        } else {
            var matrix = cairo_matrix_t(deviceFlip)
            cairo_set_matrix(cairo, &matrix)
        }
        cairo_set_line_width(cairo, 1)
    }

    deinit {
        cairo_destroy(layers.first?.outerCairo ?? cairo)
    }

    /// Creates a context that draws into a bitmap, or returns nil if the layout is not supported.
    ///
    /// The supported layouts have 8 bits per component: RGB in any 32-bit byte order, with premultiplied alpha or a
    /// skipped byte; gray without alpha; and alpha only. RGB and gray can also have 16 bits per component, of which
    /// drawing uses 8. Gray, RGB layouts other than BGRA and RGBA, and rows that do not begin at multiples of 4 bytes
    /// cost two conversions of all pixels for each operation.
    /// - Parameters:
    ///   - data: The memory for the rows, which must outlive the context, or nil to allocate zeroed memory.
    ///   - bytesPerRow: The number of bytes from one row to the next, or 0 to let the context choose it if it allocates
    ///     the memory.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard
            let storage = ContextStorage(
                data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                space: space, info: info)
        else { return nil }
        self.init(storage: storage, isTopLeft: false, scale: 1, updatesMemory: data != nil)
        space.map { bitmapSpace = $0 }
        self.info = info
    }

    /// Creates a context that draws into existing memory of premultiplied BGRA pixels, with the origin at the top left.
    ///
    /// - Parameters:
    ///   - pixels: The first row. The memory must outlive the context.
    ///   - scale: The number of pixels per point.
    package convenience init?(
        pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, scale: CGFloat
    ) {
        guard let size = BitmapSize(width: width, height: height, bytesPerRow: bytesPerRow, 4), bytesPerRow % 4 == 0
        else { return nil }
        let memory = PixelMemory(borrowing: pixels, count: size.byteCount, owner: nil)
        guard
            let storage = ContextStorage(
                memory: memory, format: .color, width: width, height: height, rowBytes: bytesPerRow)
        else { return nil }
        self.init(storage: storage, isTopLeft: true, scale: scale, updatesMemory: false)
    }

    /// Creates a context with zeroed memory of premultiplied BGRA pixels, with the origin at the top left.
    ///
    /// Returns nil if the size rounds up to zero pixels, or to more than 32767 in a dimension.
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point.
    ///   - opaque: Whether the bitmap has no alpha. It is then initially black.
    package convenience init?(topLeftSize size: CGSize, scale: CGFloat, opaque: Bool) {
        guard let storage = ContextStorage(size: size, scale: scale, format: opaque ? .opaque : .color) else {
            return nil
        }
        self.init(storage: storage, isTopLeft: true, scale: scale, updatesMemory: false)
        if opaque { info = .nativeOpaque }
    }

    var bitmapSpace: CGColorSpace = .sRGBSpace
    var info: CGBitmapInfo = .native

    /// Saves the graphics state, which `restoreGState()` restores.
    public func saveGState() {
        stack.append(state)
        cairo_save(cairo)
    }

    /// Restores the most recently saved graphics state. Does nothing if no state is saved.
    public func restoreGState() {
        guard stack.count > (layers.last?.stackDepth ?? 0), let last = stack.popLast() else { return }
        state = last
        cairo_restore(cairo)
        // Whether antialiasing is allowed is not part of the state.
        applyAntialiasing()
    }

    /// Resets the graphics state for a page of a document. No state may be saved.
    func resetPage(area: CGRect) {
        state = GraphicsState()
        // Restores the state with which the document began.
        cairo_restore(cairo)
        cairo_save(cairo)
        cairo_new_path(cairo)
        applyAntialiasing()
        let corner: CGPoint = isTopLeft ? .zero : area.origin
        deviceFlip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -corner.x, ty: corner.y + area.height)
        let top = CGAffineTransform(translationX: -area.minX, y: -area.minY)
        var matrix = cairo_matrix_t(isTopLeft ? top : deviceFlip)
        cairo_set_matrix(cairo, &matrix)
    }

    /// The number of saved states.
    var stackDepth: Int { stack.count }

    /// Calls `body` to draw, with the pixels of the caller's memory, and updates this memory. Each operation calls this
    /// method.
    @inline(__always)
    func updatingMemory<R>(_ body: () throws -> R) rethrows -> R {
        guard storage.converted != nil, updatesMemory else { return try body() }
        storage.readMemory()
        // Operations inside `body` continue to draw into the same copy.
        updatesMemory = false
        defer {
            storage.writeBack()
            updatesMemory = true
        }
        return try body()
    }

    /// Makes the caller's memory and the memory for Cairo equal. If the caller has access to its memory, the caller may
    /// have changed it.
    func synchronizeMemory() {
        if updatesMemory { storage.readMemory() } else { storage.writeBack() }
    }

    /// Updates the caller's memory now and after each further operation.
    func startUpdatingMemory() {
        guard !updatesMemory else { return }
        storage.writeBack()
        updatesMemory = true
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a.native, yx: transform.b.native, xy: transform.c.native, yy: transform.d.native,
            x0: transform.tx.native, y0: transform.ty.native)
    }
}

extension CGAffineTransform {
    init(_ matrix: cairo_matrix_t) {
        self.init(
            a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
            tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
    }
}
