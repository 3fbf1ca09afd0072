import CSDL2
import PlatformHost

/// A window's own memory, as X11 lends it: what is painted there is sent to the server as it is.
@MainActor
final class SurfacePicture: WindowPicture {
    private let sdl: UnsafePointer<EngawaSDL>
    private let window: OpaquePointer
    private var surface: UnsafeMutablePointer<SDL_Surface>?
    /// Memory in our format, for displays that have another.
    private var converted: ConvertedSurface?
    private(set) var isLost = true

    init(sdl: UnsafePointer<EngawaSDL>, window: OpaquePointer) {
        self.sdl = sdl
        self.window = window
    }

    func memory(width: Int, height: Int) -> HostSurface? {
        // The system may have resized the window since the client last heard of it; then it will be told.
        guard let current = sdl.pointee.GetWindowSurface(window), Int(current.pointee.w) == width,
            Int(current.pointee.h) == height
        else { return nil }
        isLost = current != surface
        if isLost {
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

    func showAgain() {
        guard surface != nil else { return }
        _ = sdl.pointee.UpdateWindowSurface(window)
    }

    func close() {
        surface = nil
    }
}
