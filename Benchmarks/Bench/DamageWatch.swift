import Foundation

/// Records the areas that programs repaint on a display, as reported by the X server's DAMAGE extension.
final class DamageWatch {
    private typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    private typealias CloseDisplay = @convention(c) (OpaquePointer) -> Int32
    private typealias DefaultRootWindow = @convention(c) (OpaquePointer) -> UInt
    private typealias QueryExtension =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
    private typealias CreateDamage = @convention(c) (OpaquePointer, UInt, Int32) -> UInt
    private typealias Sync = @convention(c) (OpaquePointer, Int32) -> Int32
    private typealias Pending = @convention(c) (OpaquePointer) -> Int32
    private typealias NextEvent = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32

    private let connection: OpaquePointer
    private let closeDisplay: CloseDisplay
    private let sync: Sync
    private let pending: Pending
    private let nextEvent: NextEvent
    private var firstEvent: Int32 = 0

    /// Starts recording the repainted areas of a display.
    init(_ display: String) throws {
        let missing = BenchError(
            "Repaints of \(display) cannot be counted. Install libxdamage1: sudo apt-get install libxdamage1"
        )
        guard let xlib = dlopen("libX11.so.6", RTLD_NOW), let damage = dlopen("libXdamage.so.1", RTLD_NOW) else {
            throw missing
        }
        func function<Function>(_ name: String, of library: UnsafeMutableRawPointer) throws -> Function {
            guard let pointer = dlsym(library, name) else { throw missing }
            return unsafeBitCast(pointer, to: Function.self)
        }
        let open: OpenDisplay = try function("XOpenDisplay", of: xlib)
        let root: DefaultRootWindow = try function("XDefaultRootWindow", of: xlib)
        let query: QueryExtension = try function("XDamageQueryExtension", of: damage)
        let create: CreateDamage = try function("XDamageCreate", of: damage)
        closeDisplay = try function("XCloseDisplay", of: xlib)
        sync = try function("XSync", of: xlib)
        pending = try function("XPending", of: xlib)
        nextEvent = try function("XNextEvent", of: xlib)
        guard let opened = open(display) else { throw BenchError("The display \(display) cannot be opened.") }
        connection = opened
        var firstError: Int32 = 0
        guard query(opened, &firstEvent, &firstError) != 0 else {
            throw BenchError("The X server of \(display) does not support the DAMAGE extension.")
        }
        let everyRectangle: Int32 = 0
        _ = create(opened, root(opened), everyRectangle)
        // The server first reports the whole display as repainted. Discard that.
        _ = rectangles()
    }

    /// Returns the sizes of the rectangles that were repainted since the last call or the start, in pixels.
    func rectangles() -> [(width: Int, height: Int)] {
        _ = sync(connection, 0)
        var found: [(width: Int, height: Int)] = []
        // An XDamageNotifyEvent in Xlib's layout: the rectangle is at byte 64, as four 16-bit numbers.
        let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 8)
        defer { event.deallocate() }
        while pending(connection) > 0 {
            _ = nextEvent(connection, event)
            guard event.load(as: Int32.self) == firstEvent else { continue }
            let width: UInt16 = event.load(fromByteOffset: 68, as: UInt16.self)
            let height: UInt16 = event.load(fromByteOffset: 70, as: UInt16.self)
            found.append((Int(width), Int(height)))
        }
        return found
    }

    deinit {
        _ = closeDisplay(connection)
    }
}
