import CSDL2
import PlatformHost

/// The window surface on X11: shared memory that is sent to the server without conversion.
@MainActor
final class SurfacePicture: WindowPicture {
    private let sdl: UnsafePointer<EngawaSDL>
    private let window: OpaquePointer
    private var surface: UnsafeMutablePointer<SDL_Surface>?
    /// A surface in the format of clients, for a display with a different format; otherwise nil.
    private var converted: ConvertedSurface?
    private(set) var isLost = true

    init(sdl: UnsafePointer<EngawaSDL>, window: OpaquePointer) {
        self.sdl = sdl
        self.window = window
    }

    func memory(width: Int, height: Int) -> HostSurface? {
        // The system may have resized the window already, although the client has not received the `resized` event yet.
        guard let current = sdl.pointee.GetWindowSurface(window), Int(current.pointee.w) == width,
            Int(current.pointee.h) == height
        else { return nil }
        // SDL creates surfaces without user data. A new surface can have the address of the previous one.
        isLost = current.pointee.userdata == nil
        if isLost {
            current.pointee.userdata = UnsafeMutableRawPointer(current)
            surface = current
            converted = ConvertedSurface.isNeeded(for: current) ? ConvertedSurface(like: current) : nil
        }
        if let converted { return converted.surface }
        return HostSurface(
            pixels: current.pointee.pixels, width: width, height: height, bytesPerRow: Int(current.pointee.pitch))
    }

    func show(_ parts: [SDL_Rect]) {
        guard let surface else { return }
        if let converted {
            for part in parts { converted.copy(part, to: surface, with: sdl) }
        }
        _ = sdl.pointee.UpdateWindowSurfaceRects(window, parts, Int32(parts.count))
    }

    func redisplay() -> Bool {
        // SDL releases the surface when the size changes, even if the window has its previous size again.
        sdl.pointee.UpdateWindowSurface(window) == 0
    }

    func close() {
        surface = nil
    }
}
