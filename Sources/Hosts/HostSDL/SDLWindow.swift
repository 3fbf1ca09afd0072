import CSDL2
import Foundation
import HostClock
import PlatformHost

/// A window on the desktop.
@MainActor
public final class SDLWindow: HostWindow {
    /// The size of the content, in points.
    public private(set) var size: CGSize
    /// The number of pixels per point.
    public private(set) var scale: CGFloat
    /// Whether the window is visible: neither hidden nor minimized.
    public internal(set) var needsPixels = true

    /// The text of the title bar.
    public var title: String {
        didSet {
            guard title != oldValue, let handle else { return }
            sdl.pointee.SetWindowTitle(handle, title)
        }
    }

    /// SDL's window; nil before the window is open and after it was closed.
    private(set) var handle: OpaquePointer?
    /// SDL's identifier of the window; 0 until the window is open.
    private(set) var identifier: UInt32 = 0

    /// The number of times that the window has lost the keyboard focus.
    var focusLossCount = 0

    /// The touches that the mouse simulates in the window.
    var pointer = PointerTouches()

    private let sdl: UnsafePointer<EngawaSDL>
    private weak var host: SDLHost?

    /// The last requested size, in points, which may exceed the display's.
    private var requestedSize: CGSize
    /// The limits of the size that were set before the window was open.
    private var pendingLimits: (minimum: CGSize, maximum: CGSize)?
    /// Whether the size was limited by a maximum.
    private var hasMaximumSize = false
    /// The icon that was set before the window was open.
    private var pendingIcon: (pixels: [UInt32], width: Int, height: Int)?
    /// The size to request from the system after the client's turn. During a turn the surface must not change.
    private var pendingSize: CGSize?

    /// The window's pixels; nil before the window is open and after it was closed.
    private var picture: (any WindowPicture)?
    /// Whether the client has painted the window at its current size.
    private var hasPicture = false
    private var parts: [SDL_Rect] = []

    init(host: SDLHost, request: WindowRequest) throws {
        sdl = host.sdl
        self.host = host
        title = request.title
        requestedSize = request.size
        scale = host.display.scale
        size = request.size
        if host.isOpen {
            _ = try open(on: host)
        } else {
            let units = host.units(for: request.size)
            size = CGSize(width: units.width / scale, height: units.height / scale)
        }
    }

    /// Creates SDL's window, and returns whether its size or scale differs from the expected values.
    ///
    /// - Throws: `HostError` if SDL cannot create the window.
    func open(on host: SDLHost) throws -> Bool {
        let units = host.units(for: requestedSize)
        let flags: UInt32 = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let position = Int32(EngawaSDLWindowPositionUndefined)
        guard
            let handle = sdl.pointee.CreateWindow(
                title, position, position, Int32(units.width), Int32(units.height), flags)
        else {
            throw HostError(
                "The window “\(title)” could not be opened (\(sdl.problem)). "
                    + "Close other windows or log in again, and restart the program.")
        }
        self.handle = handle
        identifier = sdl.pointee.GetWindowID(handle)
        picture = host.makePicture(of: handle)
        if let limits = pendingLimits { setSizeLimits(minimum: limits.minimum, maximum: limits.maximum) }
        pendingLimits = nil
        if let icon = pendingIcon { showIcon(icon.pixels, width: icon.width, height: icon.height) }
        pendingIcon = nil
        return readSize()
    }

    // MARK: Pixels

    /// Paints into the window's memory and displays the damage.
    public func present(damage: [HostRect], paint: (HostSurface) -> Void) {
        let expected: (size: CGSize, scale: CGFloat) = (size, scale)
        host?.openDisplay()
        // If the window has an unexpected size, the resize event makes the client paint again.
        guard !damage.isEmpty, expected == (size, scale), let picture,
            let surface = picture.memory(
                width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        else { return }
        if picture.isLost, hasPicture { host?.append(.exposed, at: self) }
        hasPicture = true
        parts.removeAll(keepingCapacity: true)
        for part in damage {
            parts.append(SDL_Rect(x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height)))
        }
        paint(surface)
        picture.show(parts)
        host?.presentationCount += 1
    }

    /// Displays the pixels again after the system lost them. The client paints them only if the memory is lost too.
    func redisplay() {
        guard hasPicture, picture?.redisplay() == false else { return }
        hasPicture = false
        host?.append(.exposed, at: self)
    }

    // MARK: Size

    /// Requests a size of the content in points, after the current turn.
    public func resize(to size: CGSize) {
        requestedSize = size
        pendingSize = size
    }

    /// Requests the last requested size with its width and height swapped.
    public func rotate() {
        resize(to: CGSize(width: requestedSize.height, height: requestedSize.width))
    }

    /// Requests the client's pending size from the system.
    func applyPendingSize() {
        guard let size = pendingSize, let host, let handle else { return }
        pendingSize = nil
        let units = host.units(for: size)
        sdl.pointee.SetWindowSize(handle, Int32(units.width), Int32(units.height))
    }

    /// Reads the window's size and scale, and returns whether they changed.
    func readSize() -> Bool {
        guard let handle, let host else { return false }
        var width: Int32 = 0
        var height: Int32 = 0
        sdl.pointee.GetWindowSizeInPixels(handle, &width, &height)
        let newScale = host.scale(of: handle)
        let newSize = CGSize(width: CGFloat(width) / newScale, height: CGFloat(height) / newScale)
        guard newSize != size || newScale != scale else { return false }
        scale = newScale
        size = newSize
        hasPicture = false
        return true
    }

    /// Called after the user resizes the window.
    func userDidResize() {
        requestedSize = size
    }

    /// Limits the size of the content that the user can choose, in points.
    public func setSizeLimits(minimum: CGSize, maximum: CGSize) {
        guard let host, let handle else {
            pendingLimits = (minimum, maximum)
            return
        }
        let least = host.units(for: minimum)
        sdl.pointee.SetWindowMinimumSize(handle, Int32(least.width), Int32(least.height))
        // SDL can neither limit only one dimension nor remove a limit, so 16,384 points represent an unlimited
        // dimension.
        guard maximum.width.isFinite || maximum.height.isFinite || hasMaximumSize else { return }
        hasMaximumSize = true
        let greatest: CGSize = host.units(
            for: CGSize(width: min(maximum.width, 16_384), height: min(maximum.height, 16_384)))
        sdl.pointee.SetWindowMaximumSize(
            handle, Int32(max(least.width, greatest.width)), Int32(max(least.height, greatest.height)))
    }

    // MARK: Appearance

    /// Sets the shape of the pointer.
    public func setCursor(_ cursor: HostCursor) {
        host?.showCursor(cursor, of: self)
    }

    /// Sets the icon of the window.
    public func setIcon(_ icon: HostSurface) {
        // Desktops expect colors that are not premultiplied by alpha.
        var pixels = [UInt32](repeating: 0, count: icon.width * icon.height)
        for row in 0..<icon.height {
            let line: UnsafeMutableRawPointer = icon.pixels + row * icon.bytesPerRow
            for column in 0..<icon.width {
                let pixel: UInt32 = line.load(fromByteOffset: column * 4, as: UInt32.self)
                pixels[row * icon.width + column] = SDLWindow.unpremultiplied(pixel)
            }
        }
        showIcon(pixels, width: icon.width, height: icon.height)
    }

    /// Shows an icon whose colors are not premultiplied by alpha, now or when the window opens.
    private func showIcon(_ pixels: [UInt32], width: Int, height: Int) {
        guard let handle else {
            pendingIcon = (pixels, width, height)
            return
        }
        var pixels = pixels
        pixels.withUnsafeMutableBytes { bytes in
            let surface: UnsafeMutablePointer<SDL_Surface>? = sdl.pointee.CreateRGBSurfaceWithFormatFrom(
                bytes.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4),
                SDL_PIXELFORMAT_ARGB8888.rawValue)
            guard let surface else { return }
            sdl.pointee.SetWindowIcon(handle, surface)
            sdl.pointee.FreeSurface(surface)
        }
    }

    private static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha: UInt32 = pixel >> 24
        guard alpha != 0, alpha != 255 else { return pixel }
        func part(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift) & 255) * 255 / alpha) << shift }
        return alpha << 24 | part(16) | part(8) | part(0)
    }

    /// Requests that the desktop bring the window to the front.
    public func raise() {
        if let handle { sdl.pointee.RaiseWindow(handle) }
    }

    // MARK: Text

    /// Sets the area of text input in points; nil ends text input.
    ///
    /// - Parameter isSecure: Whether keys bypass the input method. On Wayland, this has no effect.
    public func setTextInputArea(_ area: CGRect?, isSecure: Bool) {
        guard let area else {
            host?.stopTextInput(of: self)
            return
        }
        host?.startTextInput(in: self, area: area, isSecure: isSecure)
    }

    /// Discards the text that the input method is composing.
    public func resetTextInput() {
        host?.resetTextInput(of: self)
    }

    /// Closes the window.
    public func close() {
        host?.forget(self)
        needsPixels = false
        picture?.close()
        picture = nil
        if let handle { sdl.pointee.DestroyWindow(handle) }
        handle = nil
    }
}
