import Foundation

extension VirtualDisplay {
    private typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    private typealias CloseDisplay = @convention(c) (OpaquePointer) -> Int32
    private typealias GetCursorImage = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?

    /// The head of `XFixesCursorImage`.
    private struct CursorImage {
        var x, y: Int16
        var width, height, hotX, hotY: UInt16
        var serial: UInt
        var pixels: UnsafePointer<UInt>
    }

    /// Returns the pixels of the cursor on the display.
    func cursor() throws -> [UInt] {
        guard let library = dlopen("libX11.so.6", RTLD_NOW), let open = dlsym(library, "XOpenDisplay"),
            let close = dlsym(library, "XCloseDisplay"), let fixes = dlopen("libXfixes.so.3", RTLD_NOW),
            let getImage = dlsym(fixes, "XFixesGetCursorImage"),
            let connection = unsafeBitCast(open, to: OpenDisplay.self)(name)
        else { throw ProbeFailure("The cursor of the display \(name) cannot be read.") }
        defer { _ = unsafeBitCast(close, to: CloseDisplay.self)(connection) }
        guard let memory = unsafeBitCast(getImage, to: GetCursorImage.self)(connection) else { return [] }
        defer { free(memory) }
        let image = memory.load(as: CursorImage.self)
        return Array(UnsafeBufferPointer(start: image.pixels, count: Int(image.width) * Int(image.height)))
    }
}
