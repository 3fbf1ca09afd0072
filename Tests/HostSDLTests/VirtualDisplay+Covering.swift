import Foundation

extension VirtualDisplay {
    private typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    private typealias CloseDisplay = @convention(c) (OpaquePointer) -> Int32
    private typealias DefaultRootWindow = @convention(c) (OpaquePointer) -> UInt
    private typealias CreateSimpleWindow =
        @convention(c) (OpaquePointer, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt
    private typealias ChangeWindow = @convention(c) (OpaquePointer, UInt) -> Int32
    private typealias Sync = @convention(c) (OpaquePointer, Int32) -> Int32

    /// Covers the whole display with a window, and removes the window.
    func cover() throws {
        guard let library = dlopen("libX11.so.6", RTLD_NOW), let open = dlsym(library, "XOpenDisplay"),
            let close = dlsym(library, "XCloseDisplay"), let root = dlsym(library, "XDefaultRootWindow"),
            let create = dlsym(library, "XCreateSimpleWindow"), let map = dlsym(library, "XMapRaised"),
            let destroy = dlsym(library, "XDestroyWindow"), let sync = dlsym(library, "XSync"),
            let connection = unsafeBitCast(open, to: OpenDisplay.self)(name)
        else { throw ProbeFailure("The display \(name) cannot be covered.") }
        let ground: UInt = unsafeBitCast(root, to: DefaultRootWindow.self)(connection)
        let window: UInt = unsafeBitCast(create, to: CreateSimpleWindow.self)(
            connection, ground, 0, 0, 1_280, 1_024, 0, 0, 0x12_3456)
        _ = unsafeBitCast(map, to: ChangeWindow.self)(connection, window)
        _ = unsafeBitCast(sync, to: Sync.self)(connection, 0)
        _ = unsafeBitCast(destroy, to: ChangeWindow.self)(connection, window)
        _ = unsafeBitCast(sync, to: Sync.self)(connection, 0)
        _ = unsafeBitCast(close, to: CloseDisplay.self)(connection)
    }
}
