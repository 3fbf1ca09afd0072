import CCairo

/// A bitmap that can be drawn into, and the state of drawing.
///
/// The origin of a context made here is at the bottom left and y runs up, one unit a pixel. Contexts that UIKit hands
/// out have their origin at the top left, y runs down, and a unit is a point.
///
/// A context belongs to one thread at a time.
public final class CGContext {
    let storage: ContextStorage
    /// What draws: the bitmap's Cairo context, or that of the innermost transparency layer.
    var cairo: OpaquePointer
    /// From base space, in which y runs up from the bottom, to Cairo's pixels.
    let deviceFlip: CGAffineTransform
    /// How many pixels a unit of the base space has; shadows are measured in it.
    package let scale: CGFloat
    /// Whether the context's origin is at the top left.
    package let isTopLeft: Bool

    var state = GraphicsState()
    private var stack: [GraphicsState] = []
    /// The transparency layers under way: the states around them.
    var layers: [TransparencyLayer] = []
    /// Whether red and blue are exchanged right now in everything that is drawn.
    var exchangesColors: Bool
    var allowsAntialiasing = true
    /// Whether somebody may be looking at memory that Cairo does not draw into.
    private var memoryIsWatched: Bool

    private init(storage: ContextStorage, isTopLeft: Bool, scale: CGFloat, memoryIsWatched: Bool) {
        self.storage = storage
        self.isTopLeft = isTopLeft
        self.scale = scale
        self.memoryIsWatched = memoryIsWatched
        exchangesColors = storage.isExchanged
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

    /// A context that draws into a bitmap, or nil when the layout is none of those supported.
    ///
    /// Supported are 8 bits a component: RGB with alpha (multiplied) or a skipped byte in any byte order of 32 bits,
    /// grey without alpha, and alpha only. Layouts other than BGRA and RGBA cost a conversion after each operation.
    /// - Parameters:
    ///   - data: Memory for the rows, which must outlive the context, or nil to let the context have its own, zeroed.
    ///   - bytesPerRow: The distance between rows, or 0 to let the context choose it when it has its own memory.
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
        self.init(storage: storage, isTopLeft: false, scale: 1, memoryIsWatched: data != nil)
        space.map { bitmapSpace = $0 }
        self.info = info
    }

    /// A context that draws into somebody's memory of premultiplied BGRA, its origin at the top left.
    ///
    /// - Parameters:
    ///   - pixels: The first row; it must outlive the context.
    ///   - scale: The number of pixels for a point.
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
        self.init(storage: storage, isTopLeft: true, scale: scale, memoryIsWatched: false)
    }

    /// A context with its own zeroed memory of premultiplied BGRA, its origin at the top left.
    ///
    /// Fails when the size rounds up to no pixels, or to more than 32767 in a direction.
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels for a point.
    ///   - opaque: Whether the bitmap has no alpha; it is black then.
    package convenience init?(topLeftSize size: CGSize, scale: CGFloat, opaque: Bool) {
        let across: Double = (size.width.native * scale.native - 1e-6).rounded(.up)
        let down: Double = (size.height.native * scale.native - 1e-6).rounded(.up)
        guard across >= 1, down >= 1, across <= 32767, down <= 32767 else { return nil }
        let format: PixelFormat = opaque ? .opaque : .color
        let rowBytes = format.bytesPerRow(width: Int(across))
        guard let memory = PixelMemory(count: rowBytes * Int(down)),
            let storage = ContextStorage(
                memory: memory, format: format, width: Int(across), height: Int(down), rowBytes: rowBytes)
        else { return nil }
        self.init(storage: storage, isTopLeft: true, scale: scale, memoryIsWatched: false)
        if opaque { info = .nativeOpaque }
    }

    var bitmapSpace: CGColorSpace = .sRGBSpace
    var info: CGBitmapInfo = .native

    /// Saves the graphics state; `restoreGState()` brings it back.
    public func saveGState() {
        stack.append(state)
        cairo_save(cairo)
    }

    /// Brings back the graphics state that was saved last. Without a saved one nothing happens.
    public func restoreGState() {
        guard stack.count > (layers.last?.stackDepth ?? 0), let last = stack.popLast() else { return }
        state = last
        cairo_restore(cairo)
    }

    /// How many states are saved.
    var stackDepth: Int { stack.count }

    /// Called after each operation: brings the caller's memory up to date.
    @inline(__always)
    func didDraw() {
        if storage.converted != nil, memoryIsWatched { storage.writeBack() }
    }

    /// From now on somebody looks at the memory.
    func watchMemory() {
        memoryIsWatched = true
        storage.writeBack()
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
