import CSDL2
import PlatformHost

/// The host's own memory, displayed as a texture by a graphics driver, for Wayland and the console. There, SDL's window
/// surface has one pixel per window unit, so it looks blurred on a high-resolution display.
@MainActor
final class TexturePicture: WindowPicture {
    private let sdl: UnsafePointer<EngawaSDL>
    private let window: OpaquePointer
    private var renderer: OpaquePointer?
    private var texture: OpaquePointer?
    private var surface: HostSurface?
    private(set) var isLost = true

    init(sdl: UnsafePointer<EngawaSDL>, window: OpaquePointer) {
        self.sdl = sdl
        self.window = window
    }

    func memory(width: Int, height: Int) -> HostSurface? {
        if let surface, surface.width == width, surface.height == height {
            isLost = false
            return surface
        }
        isLost = true
        release()
        let renderer: OpaquePointer? = self.renderer ?? sdl.pointee.CreateRenderer(window, -1, 0)
        self.renderer = renderer
        let access = Int32(SDL_TEXTUREACCESS_STREAMING.rawValue)
        texture = renderer.flatMap {
            sdl.pointee.CreateTexture(
                $0, SDL_PIXELFORMAT_RGB888.rawValue, access, Int32(width), Int32(height))
        }
        guard texture != nil else { return nil }
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: max(1, width * height * 4), alignment: 64)
        pixels.initializeMemory(as: UInt8.self, repeating: 0, count: width * height * 4)
        let newSurface = HostSurface(pixels: pixels, width: width, height: height, bytesPerRow: width * 4)
        surface = newSurface
        return newSurface
    }

    func show(_ parts: [SDL_Rect]) {
        guard let texture, let surface else { return }
        for part in parts {
            var area = part
            let start: UnsafeMutableRawPointer =
                surface.pixels + Int(part.y) * surface.bytesPerRow + Int(part.x) * 4
            _ = sdl.pointee.UpdateTexture(texture, &area, start, Int32(surface.bytesPerRow))
        }
        _ = redisplay()
    }

    func redisplay() -> Bool {
        guard let renderer, let texture, sdl.pointee.RenderCopy(renderer, texture, nil, nil) == 0 else { return false }
        sdl.pointee.RenderPresent(renderer)
        return true
    }

    func close() {
        release()
        if let renderer { sdl.pointee.DestroyRenderer(renderer) }
        renderer = nil
    }

    private func release() {
        if let texture { sdl.pointee.DestroyTexture(texture) }
        texture = nil
        surface?.pixels.deallocate()
        surface = nil
    }

    isolated deinit {
        surface?.pixels.deallocate()
    }
}
