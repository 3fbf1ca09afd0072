import Foundation

/// Simulates a window manager's close button, which sends the message `WM_DELETE_WINDOW` to the window.
enum CloseButton {
    private typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    private typealias CloseDisplay = @convention(c) (OpaquePointer) -> Int32
    private typealias InternAtom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
    private typealias SendEvent = @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32

    static func click(windowNamed title: String, on display: VirtualDisplay) throws {
        let found: String = try display.simulate("search", "--name", "^\(title)$")
        guard let window = UInt(found), let library = dlopen("libX11.so.6", RTLD_NOW),
            let open = dlsym(library, "XOpenDisplay"), let close = dlsym(library, "XCloseDisplay"),
            let intern = dlsym(library, "XInternAtom"), let send = dlsym(library, "XSendEvent"),
            let connection = unsafeBitCast(open, to: OpenDisplay.self)(display.name)
        else { throw ProbeFailure("No window named “\(title)” could be reached on \(display.name).") }
        let internAtom = unsafeBitCast(intern, to: InternAtom.self)
        // Xlib's layout of a ClientMessage: type, serial, sent, display, window, message, format, five words.
        var event = [UInt](repeating: 0, count: 24)
        event[0] = 33
        event[4] = window
        event[5] = internAtom(connection, "WM_PROTOCOLS", 0)
        event[6] = 32
        event[7] = internAtom(connection, "WM_DELETE_WINDOW", 0)
        _ = unsafeBitCast(send, to: SendEvent.self)(connection, window, 0, 0, &event)
        _ = unsafeBitCast(close, to: CloseDisplay.self)(connection)
    }
}
