import CSDL2
import PlatformHost

/// A surface in the format that clients paint, for a window whose display uses a different format.
@MainActor
final class ConvertedSurface {
    let surface: HostSurface

    /// Returns whether `surface` has a format that clients cannot paint.
    static func isNeeded(for surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
        let format: UInt32 = surface.pointee.format.pointee.format
        return format != SDL_PIXELFORMAT_RGB888.rawValue && format != SDL_PIXELFORMAT_ARGB8888.rawValue
    }

    init(like other: UnsafeMutablePointer<SDL_Surface>) {
        let width = Int(other.pointee.w)
        let height = Int(other.pointee.h)
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: max(1, width * height * 4), alignment: 64)
        pixels.initializeMemory(as: UInt8.self, repeating: 0, count: width * height * 4)
        surface = HostSurface(pixels: pixels, width: width, height: height, bytesPerRow: width * 4)
    }

    /// Converts a part and copies it to the window's own surface.
    func copy(
        _ part: SDL_Rect, to target: UnsafeMutablePointer<SDL_Surface>, with sdl: UnsafePointer<EngawaSDL>
    ) {
        let format: UInt32 = target.pointee.format.pointee.format
        let depth = Int(target.pointee.format.pointee.BytesPerPixel)
        let pitch = Int(target.pointee.pitch)
        let source: UnsafeMutableRawPointer =
            surface.pixels + Int(part.y) * surface.bytesPerRow + Int(part.x) * 4
        let destination: UnsafeMutableRawPointer =
            target.pointee.pixels + Int(part.y) * pitch + Int(part.x) * depth
        _ = sdl.pointee.ConvertPixels(
            part.w, part.h, SDL_PIXELFORMAT_ARGB8888.rawValue, source, Int32(surface.bytesPerRow), format,
            destination, target.pointee.pitch)
    }

    isolated deinit {
        surface.pixels.deallocate()
    }
}
